//! The vocabulary: the parts of secret rules.
//!
//! Each rule is about its own piece alone. The vocabulary leaves out mimicry, immunity, protection, neutralizing,
//! conversion, pushes and pulls, because their effects depend on the secret rules of other pieces.

use super::difficulty::Difficulty;
use crate::rules::{MethodName, listed};
use serde::de::{self, Deserializer};
use serde::ser::{self, Serializer};
use serde::{Deserialize, Serialize};
use std::fmt;

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
    const fn betza(self) -> (&'static str, &'static str) {
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
struct VocabularyMethod {
    method: MethodName,
    /// Its name in saved games.
    saved: &'static str,
    /// Its name, after "captures by".
    words: &'static str,
    /// Its entry in a game file; displacement is part of the movement.
    entry: Option<&'static str>,
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

    fn of(method: MethodName) -> Option<&'static VocabularyMethod> {
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
fn works_with(method: MethodName, movement: Movement) -> bool {
    let (lines, orthogonal) = movement.lines();
    match method {
        MethodName::Withdraw | MethodName::Advance => lines,
        MethodName::Pinch => orthogonal,
        _ => true,
    }
}

/// Whether a capture by this method names the square of an enemy, as swaps and drives do.
fn aims(method: MethodName) -> bool {
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

listed! {
    /// A power.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Power {
        /// Freezes the enemies next to it.
        Freeze,
        /// Swaps with the first enemy on a line.
        Swap,
        /// Drives the first enemy on a line along it.
        Drive,
    }
}

impl Power {
    const fn ron(self) -> &'static str {
        match self {
            Power::Freeze => "Freeze",
            Power::Swap => "Swap",
            Power::Drive => "Drive",
        }
    }

    /// The power in words.
    pub const fn words(self) -> &'static str {
        match self {
            Power::Freeze => "freezes the enemies next to it",
            Power::Swap => "swaps with the first piece on a line, if that is an enemy",
            Power::Drive => "drives the first piece on a line along it, if that is an enemy",
        }
    }
}

/// A rule of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rule {
    /// Its movement.
    pub movement: Movement,
    /// Its capture methods.
    pub methods: Vec<MethodName>,
    /// Its powers.
    pub powers: Vec<Power>,
}

impl Rule {
    /// A rule; methods and powers in any order.
    pub fn new(
        movement: Movement,
        methods: impl IntoIterator<Item = MethodName>,
        powers: impl IntoIterator<Item = Power>,
    ) -> Rule {
        let mut methods: Vec<MethodName> = methods.into_iter().collect();
        let mut powers: Vec<Power> = powers.into_iter().collect();
        methods.sort();
        methods.dedup();
        powers.sort();
        powers.dedup();
        Rule {
            movement,
            methods,
            powers,
        }
    }

    /// Whether it freezes.
    pub fn freezes(&self) -> bool {
        self.powers.contains(&Power::Freeze)
    }

    /// The rule without freezing, in the order of the vocabulary.
    pub(super) fn without_freezing(&self) -> Rule {
        let rest = self
            .powers
            .iter()
            .copied()
            .filter(|&power| power != Power::Freeze);
        Rule::new(self.movement, self.methods.iter().copied(), rest)
    }

    /// Its movement in Betza's notation.
    pub fn betza(&self) -> &'static str {
        let (quiet, whole) = self.movement.betza();
        match self.methods.contains(&MethodName::Replace) {
            true => whole,
            false => quiet,
        }
    }

    /// The fields `moves`, `captures` and `powers` of a game file.
    pub fn fields(&self) -> String {
        let captures: Vec<&str> = self
            .methods
            .iter()
            .filter_map(|&method| VocabularyMethod::of(method)?.entry)
            .collect();
        let powers: Vec<&str> = self.powers.iter().map(|power| power.ron()).collect();
        format!(
            "moves: \"{}\", captures: [{}], powers: [{}]",
            self.betza(),
            captures.join(", "),
            powers.join(", ")
        )
    }

    /// Whether every move of the piece has squares of its own, so that a try means one thing only.
    fn is_clear(&self) -> bool {
        let aiming = self.methods.iter().filter(|&&method| aims(method)).count();
        let moved = self
            .powers
            .iter()
            .filter(|&&power| power != Power::Freeze)
            .count();
        aiming + moved < 2
    }
}

/// In words: `Moves like a rook. Captures by withdrawal. Freezes the enemies next to it.`
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Moves {}.", self.movement.words())?;
        let methods: Vec<&str> = self
            .methods
            .iter()
            .map(|&method| method_words(method))
            .collect();
        match methods.is_empty() {
            true => f.write_str(" Captures nothing.")?,
            false => write!(f, " Captures by {}.", methods.join(" and "))?,
        }
        for power in &self.powers {
            let words = power.words();
            write!(f, " {}{}.", words[..1].to_uppercase(), &words[1..])?;
        }
        Ok(())
    }
}

/// Rules for some of the roles. In a secret the others are orthodox, in a hypothesis they are unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules([Option<Rule>; Role::ALL.len()]);

impl Rules {
    /// The rule of a role, if there is one.
    pub fn get(&self, role: Role) -> Option<&Rule> {
        self.0[role as usize].as_ref()
    }

    /// These rules with another rule for one role.
    #[must_use]
    pub fn with(mut self, role: Role, rule: Rule) -> Rules {
        self.0[role as usize] = Some(rule);
        self
    }

    /// The roles that have a rule, with it.
    pub fn iter(&self) -> impl Iterator<Item = (Role, &Rule)> {
        Role::ALL
            .iter()
            .filter_map(|&role| Some((role, self.get(role)?)))
    }
}

/// The rules that a secret of this difficulty draws from for a role.
///
/// Difficulties 1 and 2 keep the movement of the orthodox piece, without its captures, and have one method. From 3 on
/// a power may be added, and at 5 the movement may be another.
pub fn vocabulary(role: Role, difficulty: Difficulty) -> Vec<Rule> {
    let own = role.movement();
    let movements =
        Movement::ALL
            .iter()
            .copied()
            .filter(|&movement| match difficulty.odd_movements() {
                true => movement != Movement::Pawn || role == Role::Pawn,
                false => movement == own,
            });
    let powers: Vec<Option<Power>> = match difficulty.powers() {
        true => std::iter::once(None)
            .chain(Power::ALL.iter().copied().map(Some))
            .collect(),
        false => vec![None],
    };
    let mut found = Vec::new();
    for movement in movements {
        for method in methods() {
            let orthodox = method == MethodName::Replace && movement == own;
            if orthodox || !works_with(method, movement) {
                continue;
            }
            let rules = powers
                .iter()
                .map(|&power| Rule::new(movement, [method], power));
            found.extend(rules.filter(Rule::is_clear));
        }
    }
    found
}
