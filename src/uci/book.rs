//! The opening book, which is read when it is first needed.

use super::game::UciGame;
use crate::book::{Reading, read, read_built_in};
use crate::library::pgn_file;
use crate::rules::{Move, Variant};
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The opening book: the built-in one, or one from a file of games.
pub(super) struct OpeningBook {
    file: Option<PathBuf>,
    /// The book that was read, with its game.
    read: Option<(Arc<Variant>, Reading)>,
    /// The seed of book moves if none is set.
    chance: u64,
}

impl OpeningBook {
    pub fn new() -> OpeningBook {
        OpeningBook {
            file: None,
            read: None,
            chance: RandomState::new().hash_one(0),
        }
    }

    /// Chooses a file of games, or the built-in book if the path is empty.
    pub fn choose(&mut self, path: &str) -> Result<(), String> {
        let file = match path {
            "" | "<empty>" => None,
            path => Some(Path::new(path)),
        };
        if let Some(file) = file
            && !fs::metadata(file).is_ok_and(|data| data.is_file())
        {
            return Err(format!("there is no file `{}`", file.display()));
        }
        self.file = file.map(Path::to_owned);
        self.read = None;
        Ok(())
    }

    /// Reads the book for the current game, unless it was read already. Returns a report in words.
    pub fn prepare(&mut self, game: &UciGame) -> Result<Option<String>, String> {
        let known = self.read.as_ref();
        if known.is_some_and(|(variant, _)| Arc::ptr_eq(variant, &game.variant)) {
            return Ok(None);
        }
        // If reading fails, it is not tried again.
        self.read = Some((game.variant.clone(), Reading::default()));
        let reading = match &self.file {
            None => read_built_in(&game.variant, &game.catalogue),
            Some(path) => {
                let bytes = pgn_file::read(path)?;
                let reading = read(&bytes, &game.variant, &game.catalogue, |_| true);
                reading.map_err(|problem| format!("{}: {problem}", path.display()))?
            }
        };
        let words = reading.to_string();
        self.read = Some((game.variant.clone(), reading));
        Ok(Some(format!("book {words}")))
    }

    /// A book move for the current position. Without a seed it varies.
    pub fn answer(&self, game: &UciGame, (seed, number): (u64, u64)) -> Option<Move> {
        let (_, reading) = self.read.as_ref()?;
        let seed = match seed {
            0 => self.chance,
            seed => seed << 32,
        };
        let drawn = seed.wrapping_add(number);
        let position = game.position().ok()?;
        reading.book.choose(&game.variant, position, drawn)
    }
}
