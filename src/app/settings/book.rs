//! The settings of the opening book.

use super::SettingsAction;
use crate::app::shell::{FileChoice, Outbox};
use baroque::texts::text;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// Where an opening book comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BookSource {
    /// No book is used.
    Off,
    /// The book that comes with the program.
    #[default]
    Program,
    /// A book made from the user's own file of games.
    File,
}

impl BookSource {
    pub const ALL: [BookSource; 3] = [BookSource::Off, BookSource::Program, BookSource::File];

    pub fn name(self) -> &'static str {
        match self {
            BookSource::Off => text!("settings-book-off"),
            BookSource::Program => text!("settings-book-program"),
            BookSource::File => text!("settings-book-own"),
        }
    }
}

/// The range of moves of each side for which the computer may use the book.
pub const BOOK_MOVES: RangeInclusive<u8> = 1..=30;

/// The settings of the opening book. Values from a file are limited when they are used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OpeningBook {
    /// Where it comes from.
    pub source: BookSource,
    /// The path of the user's own file of games, as typed.
    pub file: String,
    /// See [`moves`](OpeningBook::moves).
    moves: u8,
}

impl OpeningBook {
    /// The number of moves of each side for which the computer uses the book.
    pub fn moves(&self) -> u8 {
        self.moves.clamp(*BOOK_MOVES.start(), *BOOK_MOVES.end())
    }

    /// Sets the number of moves of each side for which the computer uses the book.
    pub fn set_moves(&mut self, moves: u8) {
        self.moves = moves.clamp(*BOOK_MOVES.start(), *BOOK_MOVES.end());
    }
}

impl OpeningBook {
    /// The dialog for the user's own file of games.
    pub(super) fn choice(&self) -> FileChoice {
        let chosen = |path: PathBuf, outbox: &mut Outbox| {
            outbox.send(SettingsAction::SetBookFile(path.display().to_string()));
        };
        FileChoice::open(text!("browse-games"), &["pgn"], chosen).at(&self.file)
    }
}

impl Default for OpeningBook {
    fn default() -> Self {
        OpeningBook {
            source: BookSource::default(),
            file: String::new(),
            moves: 8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_file_says_is_bounded() {
        let wild: OpeningBook = ron::from_str("(source: File, moves: 255)").unwrap();
        assert_eq!((wild.source, wild.moves()), (BookSource::File, 30));
        let tame: OpeningBook = ron::from_str("(moves: 0)").unwrap();
        assert_eq!((tame.source, tame.moves()), (BookSource::Program, 1));
    }
}
