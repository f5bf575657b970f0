//! Secret rules: a movement, capture methods and powers of the vocabulary.

use super::difficulty::Difficulty;
use super::vocabulary::{Movement, Role, VocabularyMethod, aims, method_text, methods, works_with};
use crate::rules::{MethodName, listed};
use crate::texts::Phrase;
use serde::{Deserialize, Serialize};
use std::fmt;

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
        let ids = self.methods.iter().copied().filter_map(method_text);
        let english = |id| {
            let arguments = Vec::new();
            Phrase { id, arguments }.in_english()
        };
        let methods: Vec<String> = ids.map(english).collect();
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
