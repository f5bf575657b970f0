//! `baroque lab alone`: which pieces can force mate alone.

use crate::cli::{Failure, output};
use crate::endings::{Endings, Material, Progress};
use crate::rules::{Color, Piece, PieceType, Variant};
use crate::variant_file::Catalogue;
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct Alone {
    /// Only this game.
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Only this layout.
    #[arg(long, value_name = "LAYOUT")]
    layout: Option<String>,
}

impl Alone {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let catalogue = Catalogue::built_in();
        output::line("# King and one piece against a king, solved by `baroque lab alone`.")?;
        output::line("# game, layout, pieces; then with White and with Black to move:")?;
        output::line("# positions, positions that White wins, plies of the longest win.")?;
        for id in catalogue.ids() {
            if self.game.as_deref().is_some_and(|wanted| wanted != id) {
                continue;
            }
            for layout in catalogue.info(id)?.layouts {
                if self.layout.as_ref().is_some_and(|wanted| *wanted != layout) {
                    continue;
                }
                write(&catalogue.variant(id, Some(&layout), &[])?)?;
            }
        }
        Ok(())
    }
}

/// Writes a line for each piece of White's army. Chess pieces have lines in games with only such pieces.
fn write(variant: &Variant) -> Result<(), Failure> {
    let Ok(endings) = Endings::new(variant) else {
        return Ok(());
    };
    let army: Vec<PieceType> = variant.army(Color::White).iter().collect();
    let all_orthodox = army.iter().all(|&t| variant.kind(t).is_orthodox());
    let kings = |color| {
        let of_side = move |piece: &PieceType| variant.army(color).contains(*piece);
        variant.royals().iter().find(of_side)
    };
    let (Some(white), Some(black)) = (kings(Color::White), kings(Color::Black)) else {
        return Ok(());
    };
    for piece in army {
        let kind = variant.kind(piece);
        if kind.royal || kind.is_orthodox() && !all_orthodox {
            continue;
        }
        let pieces = [
            Piece::new(Color::White, white),
            Piece::new(Color::White, piece),
            Piece::new(Color::Black, black),
        ];
        let text: String = pieces.map(|piece| variant.letter(piece)).iter().collect();
        let name = format!("{} {} {text}", variant.id(), variant.layout());
        let material = Material::parse(variant, &text)?;
        match endings.table(&material, &Progress::default()) {
            Err(error) => output::line(&format!("# {name}: {error}"))?,
            Ok(table) => {
                let white = table.figures(Color::White);
                let black = table.figures(Color::Black);
                output::line(&format!(
                    "{name} {} {} {} {} {} {}",
                    white.positions,
                    white.wins,
                    white.longest_win,
                    black.positions,
                    black.losses,
                    black.longest_loss,
                ))?;
            }
        }
    }
    Ok(())
}
