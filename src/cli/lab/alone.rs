//! `baroque lab alone`: which pieces can force mate alone.

use crate::cli::{Failure, ending, output};
use crate::endings::{Endings, Material, Progress, Table, Value};
use crate::notation::{write_fen, write_move};
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
    /// King and these two pieces instead of one, by their FEN letters, such as `BN,BB`.
    #[arg(long, value_name = "PAIRS", value_delimiter = ',')]
    pairs: Vec<String>,
    /// Build tables with this many threads. Default: one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_024))]
    threads: Option<u64>,
}

impl Alone {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let catalogue = Catalogue::built_in();
        let pieces = match self.pairs.is_empty() {
            true => "one piece",
            false => "two pieces",
        };
        output::line(&format!(
            "# King and {pieces} against a king, solved by `baroque lab alone`."
        ))?;
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
                self.write(&catalogue.variant(id, Some(&layout), &[])?)?;
            }
        }
        Ok(())
    }

    /// Writes a line for each material.
    fn write(&self, variant: &Variant) -> Result<(), Failure> {
        let Ok(mut endings) = ending::tables(variant) else {
            return Ok(());
        };
        if let Some(threads) = self.threads {
            endings = endings.with_threads(usize::try_from(threads).unwrap_or(1));
        }
        if self.pairs.is_empty() {
            let mut alone = alone(variant).into_iter();
            return alone.try_for_each(|material| write(&endings, &material));
        }
        let army = variant.army(Color::White);
        for pair in &self.pairs {
            let piece = |letter| {
                army.iter()
                    .find(|&piece| variant.letter(Piece::new(Color::White, piece)) == letter)
            };
            let pieces: Option<Vec<PieceType>> = pair.chars().map(piece).collect();
            let material =
                pieces.and_then(|pieces| Material::against_king(variant, Color::White, &pieces));
            match material {
                Some(material) => write(&endings, &material)?,
                None => output::line(&format!("# {} has no pieces {pair}", variant.id()))?,
            }
        }
        Ok(())
    }
}

/// The materials of White's pieces alone. Chess pieces count in games with only such pieces.
fn alone(variant: &Variant) -> Vec<Material> {
    let army: Vec<PieceType> = variant.army(Color::White).iter().collect();
    let is_orthodox = |&piece: &PieceType| variant.kind(piece).is_orthodox();
    let all_orthodox = army.iter().all(is_orthodox);
    let counted = army
        .iter()
        .filter(|&piece| all_orthodox || !is_orthodox(piece));
    counted
        .filter_map(|&piece| Material::alone(variant, piece))
        .collect()
}

/// Writes the line of a material, or a comment that says why it has none.
fn write(endings: &Endings, material: &Material) -> Result<(), Failure> {
    let variant = endings.variant();
    let text = material.text(variant);
    let name = format!("{} {} {text}", variant.id(), variant.layout());
    let table = match endings.table(material, &Progress::default()) {
        Ok(table) => table,
        Err(error) => return output::line(&format!("# {name}: {error}")),
    };
    let white = table.figures(Color::White);
    let black = table.figures(Color::Black);
    let longest = longest(endings, &table).unwrap_or_default();
    output::line(&format!(
        "{name} {} {} {} {} {} {}{longest}",
        white.positions,
        white.wins,
        white.longest_win,
        black.positions,
        black.losses,
        black.longest_loss,
    ))
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
