//! `baroque puzzles list`.

use super::source::PuzzleSource;
use crate::cli::{Failure, output};
use crate::puzzles::{Puzzle, Theme};
use clap::Args;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Debug, Args)]
pub(super) struct List {
    /// An id from `baroque list`. Default: all games.
    game: Option<String>,
    #[command(flatten)]
    source: PuzzleSource,
    /// Only puzzles with this theme, such as `pinch`, `sacrifice` or `mate-in-2`.
    #[arg(long)]
    theme: Option<Theme>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// A puzzle as JSON.
#[derive(Serialize)]
pub(super) struct DescribedPuzzle {
    id: String,
    game: String,
    layout: String,
    options: BTreeMap<String, String>,
    fen: String,
    line: Vec<String>,
    themes: Vec<String>,
    rating: u16,
    end: &'static str,
}

impl DescribedPuzzle {
    pub(super) fn new(puzzle: &Puzzle) -> DescribedPuzzle {
        DescribedPuzzle {
            id: puzzle.id(),
            game: puzzle.game.clone(),
            layout: puzzle.layout.clone(),
            options: puzzle.options.iter().cloned().collect(),
            fen: puzzle.fen.clone(),
            line: puzzle.line.clone(),
            themes: puzzle.themes.iter().map(Theme::to_string).collect(),
            rating: puzzle.rating,
            end: puzzle.end.name(),
        }
    }
}

/// The facts about a puzzle in a line: id, rating, number of moves, end, themes.
pub(super) fn summary(puzzle: &Puzzle) -> String {
    let themes: Vec<String> = puzzle.themes.iter().map(Theme::to_string).collect();
    let (id, rating, moves) = (puzzle.id(), puzzle.rating, puzzle.moves());
    format!("{id} {rating} {moves} {} {}", puzzle.end, themes.join(","))
}

impl List {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut puzzles = self.source.read(self.game.as_deref())?;
        if let Some(theme) = self.theme {
            puzzles.retain(|puzzle| puzzle.themes.contains(&theme));
        }
        if self.json {
            let described: Vec<DescribedPuzzle> =
                puzzles.iter().map(DescribedPuzzle::new).collect();
            return output::json(&described);
        }
        for puzzle in &puzzles {
            output::line(&summary(puzzle))?;
        }
        Ok(())
    }
}
