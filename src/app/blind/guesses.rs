//! What a player notes on squares where an enemy may stand.

use baroque::rules::{PieceType, Square, Variant};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A note on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// An enemy of this type.
    Piece(PieceType),
    /// Some enemy, or anything else.
    Mark,
}

/// A side's notes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Guesses(BTreeMap<Square, Guess>);

/// A note in a file: the name of the square, and the letter of the piece. A mark has none.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuessFile {
    square: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    piece: Option<char>,
}

impl Guesses {
    /// Notes something on a square, or removes the same note.
    pub fn toggle(&mut self, square: Square, guess: Guess) {
        if self.0.get(&square) == Some(&guess) {
            self.remove(square);
        } else {
            self.put(square, guess);
        }
    }

    /// Notes something on a square, in place of another note.
    pub fn put(&mut self, square: Square, guess: Guess) {
        self.0.insert(square, guess);
    }

    /// The note on a square.
    pub fn on(&self, square: Square) -> Option<Guess> {
        self.0.get(&square).copied()
    }

    /// Moves the note on a square to another square, in place of the note there.
    pub fn shift(&mut self, from: Square, to: Square) {
        if let Some(guess) = self.0.remove(&from) {
            self.put(to, guess);
        }
    }

    /// Removes the note on a square.
    pub fn remove(&mut self, square: Square) {
        self.0.remove(&square);
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The number of notes.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Square, Guess)> {
        self.0.iter().map(|(&square, &guess)| (square, guess))
    }

    /// The notes for a file.
    pub fn to_file(&self, variant: &Variant) -> Vec<GuessFile> {
        let note = |(square, guess): (Square, Guess)| GuessFile {
            square: variant.geometry().name(square).to_owned(),
            piece: match guess {
                Guess::Piece(kind) => Some(variant.kind(kind).letter),
                Guess::Mark => None,
            },
        };
        self.iter().map(note).collect()
    }

    /// The notes of a file, without those that do not fit the game.
    pub fn from_file(notes: Vec<GuessFile>, variant: &Variant) -> Guesses {
        let note = |note: GuessFile| {
            let (square, _) = variant.geometry().split_square(&note.square)?;
            let guess = match note.piece {
                Some(letter) => Guess::Piece(variant.piece(letter)?.piece_type()),
                None => Guess::Mark,
            };
            Some((square, guess))
        };
        Guesses(notes.into_iter().filter_map(note).collect())
    }
}
