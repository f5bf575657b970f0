//! `baroque puzzles show`.

use super::list::{DescribedPuzzle, summary};
use super::source::PuzzleSource;
use crate::cli::{Failure, board, output, target};
use crate::notation::write_san;
use crate::puzzles::{End, Opened, Puzzle};
use crate::rules::Color;
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct Show {
    /// An id from `baroque puzzles list`.
    id: String,
    #[command(flatten)]
    source: PuzzleSource,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<std::path::PathBuf>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Show {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut puzzles = self.source.read(None)?.into_iter();
        let puzzle = puzzles.find(|puzzle| puzzle.id() == self.id);
        let puzzle = puzzle.ok_or_else(|| {
            let id = &self.id;
            Failure(format!(
                "there is no puzzle `{id}`; `baroque puzzles list` shows all"
            ))
        })?;
        if self.json {
            return output::json(&DescribedPuzzle::new(&puzzle));
        }
        let catalogue = target::catalogue(self.variants.as_deref())?;
        write(&puzzle, &puzzle.open(&catalogue)?)
    }
}

fn write(puzzle: &Puzzle, opened: &Opened) -> Result<(), Failure> {
    let Opened {
        variant, position, ..
    } = opened;
    output::line(&summary(puzzle))?;
    output::line(&puzzle.fen)?;
    board::write(variant, position)?;
    let side = match position.turn() {
        Color::White => "White",
        Color::Black => "Black",
    };
    let task = match puzzle.end {
        End::Win => "wins",
        End::Gain => "gets a decisive advantage",
        End::Defence => "has only one move that does not lose",
    };
    let game = variant.name();
    output::line(&format!("{game}: {side} moves and {task}."))?;
    output::line("")?;
    output::line(&format!("Solution: {}", solution(opened)))
}

/// The moves in algebraic notation.
fn solution(opened: &Opened) -> String {
    let (mut at, mut texts) = (opened.position.clone(), Vec::new());
    for &mv in &opened.line {
        texts.push(write_san(&opened.variant, &at, mv));
        at = opened.variant.play(&at, mv);
    }
    texts.join(" ")
}
