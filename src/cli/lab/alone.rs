//! `baroque lab alone`: which pieces can force mate alone.

use crate::cli::{Failure, output};
use crate::endings::{Endings, Material, Progress, Table, Value};
use crate::notation::{write_fen, write_move};
use crate::rules::{Color, PieceType, Variant};
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
        output::line("# positions, positions that White wins, plies of the longest win;")?;
        output::line(
            "# then a position of the longest win with White to move, and its best moves.",
        )?;
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
    for piece in army {
        let kind = variant.kind(piece);
        let Some(material) = Material::alone(variant, piece) else {
            continue;
        };
        if kind.is_orthodox() && !all_orthodox {
            continue;
        }
        let text = material.text(variant);
        let name = format!("{} {} {text}", variant.id(), variant.layout());
        match endings.table(&material, &Progress::default()) {
            Err(error) => output::line(&format!("# {name}: {error}"))?,
            Ok(table) => {
                let white = table.figures(Color::White);
                let black = table.figures(Color::Black);
                let longest = longest(&endings, &table).unwrap_or_default();
                output::line(&format!(
                    "{name} {} {} {} {} {} {}{longest}",
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

/// A position of the longest win with White to move, and its best moves; `None` if White cannot win.
fn longest(endings: &Endings, table: &Table) -> Option<String> {
    let variant = endings.variant();
    let plies = table.figures(Color::White).longest_win;
    let squares = table
        .example(Color::White, Value::Win(plies))
        .filter(|_| plies > 0)?;
    let mut position = table.position(variant, &squares, Color::White)?;
    let mut text = format!(" | {} |", write_fen(variant, &position));
    for _ in 0..plies {
        let (mv, _) = *endings
            .moves(&position, &Progress::default())
            .ok()?
            .first()?;
        text = format!("{text} {}", write_move(variant, mv));
        position = variant.play(&position, mv);
    }
    Some(text)
}
