//! The vocabulary: the parts of secret rules.
//!
//! Each rule is about its own piece alone. The vocabulary leaves out mimicry, immunity, protection, neutralizing,
//! conversion, pushes and pulls, because their effects depend on the secret rules of other pieces.

use crate::rules::{MethodName, listed};
use serde::de::{self, Deserializer};
use serde::ser::{self, Serializer};
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

/// A capture method of the vocabulary.
pub(super) struct VocabularyMethod {
    method: MethodName,
    /// Its name in saved games.
    saved: &'static str,
    /// Its name, after "captures by".
    words: &'static str,
    /// Its entry in a game file; displacement is part of the movement.
    pub(super) entry: Option<&'static str>,
}

impl VocabularyMethod {
    const fn new(
        method: MethodName,
        saved: &'static str,
        words: &'static str,
        entry: Option<&'static str>,
    ) -> VocabularyMethod {
        VocabularyMethod {
            method,
            saved,
            words,
            entry,
        }
    }

    pub(super) fn of(method: MethodName) -> Option<&'static VocabularyMethod> {
        METHODS.iter().find(|known| known.method == method)
    }
}

/// The methods of the vocabulary. Saved games number them in this order.
const METHODS: [VocabularyMethod; 10] = [
    VocabularyMethod::new(MethodName::Replace, "displacement", "displacement", None),
    VocabularyMethod::new(
        MethodName::Withdraw,
        "withdrawal",
        "withdrawal",
        Some("Withdraw"),
    ),
    VocabularyMethod::new(MethodName::Advance, "approach", "approach", Some("Advance")),
    VocabularyMethod::new(MethodName::Leap, "leap", "leap", Some("Leap")),
    VocabularyMethod::new(MethodName::Cannon, "cannon", "cannon jump", Some("Cannon")),
    VocabularyMethod::new(
        MethodName::Coordinate,
        "coordination",
        "coordination",
        Some("Coordinate"),
    ),
    VocabularyMethod::new(MethodName::Pinch, "pinch", "pinch", Some("Pinch")),
    VocabularyMethod::new(
        MethodName::Destroy,
        "destruction",
        "mutual destruction",
        Some("Destroy"),
    ),
    VocabularyMethod::new(MethodName::Shoot, "shot", "shot", Some("Shoot(spotter: 0)")),
    VocabularyMethod::new(MethodName::Charge, "charge", "charge", Some("Charge")),
];

/// The capture methods that a rule can have.
pub fn methods() -> impl Iterator<Item = MethodName> {
    METHODS.iter().map(|known| known.method)
}

/// The name of a method of the vocabulary, after "captures by".
pub fn method_words(method: MethodName) -> &'static str {
    VocabularyMethod::of(method).map_or("", |known| known.words)
}

/// Whether a piece with this movement can ever capture so.
pub(super) fn works_with(method: MethodName, movement: Movement) -> bool {
    let (lines, orthogonal) = movement.lines();
    match method {
        MethodName::Withdraw | MethodName::Advance => lines,
        MethodName::Pinch => orthogonal,
        _ => true,
    }
}

/// Whether a capture by this method names the square of an enemy, as swaps and drives do.
pub(super) fn aims(method: MethodName) -> bool {
    matches!(
        method,
        MethodName::Replace | MethodName::Destroy | MethodName::Shoot
    )
}

/// Only the methods of the vocabulary can be saved.
impl Serialize for MethodName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match VocabularyMethod::of(*self) {
            Some(known) => serializer.serialize_str(known.saved),
            None => Err(ser::Error::custom("this method is not in the vocabulary")),
        }
    }
}

impl<'de> Deserialize<'de> for MethodName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MethodName, D::Error> {
        let word = String::deserialize(deserializer)?;
        let known = METHODS.iter().find(|known| known.saved == word);
        known
            .map(|known| known.method)
            .ok_or_else(|| de::Error::custom(format!("unknown method `{word}`")))
    }
}
