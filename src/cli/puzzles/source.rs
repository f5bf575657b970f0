//! Where the puzzles of a command come from.

use crate::cli::Failure;
use crate::library;
use crate::puzzles::{Puzzle, PuzzleFile, built_in, built_in_games};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};

/// The built-in puzzles, or those of a file.
#[derive(Debug, Args)]
pub(in crate::cli) struct PuzzleSource {
    /// A file of `baroque puzzles mine`, named after its game, such as `ultima.txt`. Default: the built-in puzzles.
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl PuzzleSource {
    /// Keeps only these puzzles in the file, if there is one.
    pub(super) fn retain(&self, keep: &dyn Fn(&Puzzle) -> bool) -> Result<(), Failure> {
        let Some(path) = &self.file else {
            return Ok(());
        };
        let game = game_of(path)?;
        let mut file = read_file(path, &game)?;
        file.puzzles.retain(|puzzle| keep(puzzle));
        write_file(path, &game, &file)
    }

    /// The puzzles of a game, or of all games.
    pub(in crate::cli) fn read(&self, game: Option<&str>) -> Result<Vec<Puzzle>, Failure> {
        let puzzles = match &self.file {
            Some(path) => {
                let puzzles = read_file(path, &game_of(path)?)?.puzzles;
                let wanted = |puzzle: &Puzzle| game.is_none_or(|game| puzzle.game == game);
                puzzles.into_iter().filter(wanted).collect()
            }
            None => read_built_in(game)?,
        };
        match (puzzles.is_empty(), game) {
            (true, Some(game)) => {
                let games: Vec<&str> = built_in_games().collect();
                let message = format!(
                    "there are no puzzles of `{game}`; the games with puzzles are {}",
                    games.join(", ")
                );
                Err(Failure(message))
            }
            _ => Ok(puzzles),
        }
    }
}

fn read_built_in(game: Option<&str>) -> Result<Vec<Puzzle>, Failure> {
    let mut puzzles = Vec::new();
    for known in built_in_games().filter(|known| game.is_none_or(|game| game == *known)) {
        let file = built_in(known);
        let in_words = |error| Failure(format!("the built-in puzzles of {known}, {error}"));
        puzzles.extend(file.map_err(in_words)?.puzzles);
    }
    Ok(puzzles)
}

/// The game after which a file is named.
fn game_of(path: &Path) -> Result<String, Failure> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let message = || {
        format!(
            "`{}`: expected a file named after a game, such as `ultima.txt`",
            path.display()
        )
    };
    stem.map(str::to_owned).ok_or_else(|| Failure(message()))
}

/// Reads a file of puzzles.
pub(super) fn read_file(path: &Path, game: &str) -> Result<PuzzleFile, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure(format!("`{}`: {error}", path.display()));
    let text = fs::read_to_string(path).map_err(|error| failed(&error))?;
    PuzzleFile::read(game, &text).map_err(|error| failed(&error))
}

/// Replaces a file of puzzles as a whole.
pub(super) fn write_file(path: &Path, game: &str, file: &PuzzleFile) -> Result<(), Failure> {
    library::write_whole(path, file.write(game).as_bytes())
        .map_err(|error| Failure(format!("cannot write `{}`: {error}", path.display())))
}
