//! Which opening book the computer plays from, and how far.

use crate::app::texts::text;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Where an opening book comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BookSource {
    /// There is none.
    Off,
    /// It came with the program.
    #[default]
    Program,
    /// It is made of a file of games of the person's own.
    File,
}

impl BookSource {
    /// All sources.
    pub const ALL: [BookSource; 3] = [BookSource::Off, BookSource::Program, BookSource::File];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            BookSource::Off => text!("settings-book-off"),
            BookSource::Program => text!("settings-book-program"),
            BookSource::File => text!("settings-book-own"),
        }
    }
}

/// For how many moves of each side the computer may play from a book.
pub const BOOK_MOVES: RangeInclusive<u8> = 1..=30;

/// The opening book. A file may say anything: what is used is bounded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OpeningBook {
    /// Where it comes from.
    pub source: BookSource,
    /// The path of the person's own file of games, as it is written.
    pub file: String,
    /// See [`moves`](OpeningBook::moves).
    moves: u8,
}

impl OpeningBook {
    /// For how many moves of each side the computer plays from it.
    pub fn moves(&self) -> u8 {
        self.moves.clamp(*BOOK_MOVES.start(), *BOOK_MOVES.end())
    }

    /// Chooses for how many moves of each side the computer plays from it.
    pub fn set_moves(&mut self, moves: u8) {
        self.moves = moves.clamp(*BOOK_MOVES.start(), *BOOK_MOVES.end());
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
