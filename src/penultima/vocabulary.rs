//! The vocabulary: the parts of secret rules.
//!
//! Each rule is about its own piece alone. The vocabulary leaves out mimicry, immunity, protection, neutralizing,
//! conversion, pushes and pulls, because their effects depend on the secret rules of other pieces. `LEFT_OUT` in
//! `methods` has the capture methods that it leaves out.

mod methods;

use crate::rules::listed;
pub(super) use methods::{VocabularyMethod, aims, works_with};
pub use methods::{method_text, methods};
use serde::{Deserialize, Serialize};

listed! {
    /// One of the piece types besides the king, by the piece that its picture shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Role {
        /// The queen.
        Queen,
        /// The rooks.
        Rook,
        /// The bishops.
        Bishop,
        /// The knights.
        Knight,
        /// The pawns.
        Pawn,
    }
}

impl Role {
    /// The FEN letter, a capital.
    pub const fn letter(self) -> char {
        match self {
            Role::Queen => 'Q',
            Role::Rook => 'R',
            Role::Bishop => 'B',
            Role::Knight => 'N',
            Role::Pawn => 'P',
        }
    }

    /// The role with a letter, a capital or not.
    pub fn of_letter(letter: char) -> Option<Role> {
        let capital = letter.to_ascii_uppercase();
        Role::ALL
            .iter()
            .copied()
            .find(|role| role.letter() == capital)
    }

    /// The orthodox piece's name.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Queen => "Queen",
            Role::Rook => "Rook",
            Role::Bishop => "Bishop",
            Role::Knight => "Knight",
            Role::Pawn => "Pawn",
        }
    }

    /// The orthodox piece's movement.
    pub const fn movement(self) -> Movement {
        match self {
            Role::Queen => Movement::Queen,
            Role::Rook => Movement::Rook,
            Role::Bishop => Movement::Bishop,
            Role::Knight => Movement::Knight,
            Role::Pawn => Movement::Pawn,
        }
    }
}

listed! {
    /// A movement.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Movement {
        /// Like a queen.
        Queen,
        /// Like a rook.
        Rook,
        /// Like a bishop.
        Bishop,
        /// Like a knight.
        Knight,
        /// One square straight ahead.
        Pawn,
        /// One square in any direction.
        King,
        /// Like a knight or a king.
        KnightKing,
        /// Like a queen, up to three squares.
        Three,
        /// Several knight's jumps in one direction.
        Nightrider,
    }
}

impl Movement {
    /// In Betza's notation without captures, and with captures by displacement.
    pub(super) const fn betza(self) -> (&'static str, &'static str) {
        match self {
            Movement::Queen => ("mQ", "Q"),
            Movement::Rook => ("mR", "R"),
            Movement::Bishop => ("mB", "B"),
            Movement::Knight => ("mN", "N"),
            Movement::Pawn => ("fmW", "fmWfcF"),
            Movement::King => ("mK", "K"),
            Movement::KnightKing => ("mNmK", "NK"),
            Movement::Three => ("mQ3", "Q3"),
            Movement::Nightrider => ("mNN", "NN"),
        }
    }

    /// The movement in words, after "moves".
    pub const fn words(self) -> &'static str {
        match self {
            Movement::Queen => "like a queen",
            Movement::Rook => "like a rook",
            Movement::Bishop => "like a bishop",
            Movement::Knight => "like a knight",
            Movement::Pawn => "one square straight ahead",
            Movement::King => "one square in any direction",
            Movement::KnightKing => "like a knight or a king",
            Movement::Three => "like a queen, up to three squares",
            Movement::Nightrider => "by knight's jumps in one direction, as many as it likes",
        }
    }

    /// Whether it goes along straight lines, and along ranks and files.
    const fn lines(self) -> (bool, bool) {
        match self {
            Movement::Knight | Movement::Nightrider => (false, false),
            Movement::Bishop => (true, false),
            _ => (true, true),
        }
    }
}
