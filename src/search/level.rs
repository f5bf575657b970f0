//! Levels of play: how a weaker opponent is made, one that sees less and is less sure of it, but never
//! plays nonsense.

use super::random::Random;
use super::root::Root;
use super::score::{Value, is_decided};
use super::timeman::Limits;
use std::fmt;

/// How well the computer plays.
///
/// The levels differ by how far they look ahead and by how finely they tell good moves apart. None of
/// them leaves a man where it can simply be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Sees captures and what they lead to, and has no plan.
    Beginner,
    /// Sees a reply ahead.
    Casual,
    /// Sees short combinations.
    Club,
    /// Plays as well as it can in about a second or two.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Casual, Level::Club, Level::Strong];

    /// The level's name for players.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "Beginner",
            Level::Casual => "Casual player",
            Level::Club => "Club player",
            Level::Strong => "Strong player",
        }
    }

    /// How far it looks, the same on every machine.
    pub fn limits(self) -> Limits {
        let (depth, nodes) = match self {
            Level::Beginner => (Some(1), 10_000),
            Level::Casual => (Some(2), 30_000),
            Level::Club => (Some(4), 100_000),
            Level::Strong => (None, 400_000),
        };
        Limits {
            depth,
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// By how much it may take a move for better than it is, in hundredths of a pawn.
    pub(super) fn blur(self) -> Value {
        match self {
            Level::Beginner => 70,
            Level::Casual => 40,
            Level::Club => 15,
            Level::Strong => 0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Puts one of the best moves first: that which seems best when each looks better than it is by a
/// random amount below `blur`. The root must have been searched with that slack. An end in sight is
/// seen sharply: nobody dallies with a mate.
pub(super) fn blur_choice(root: &mut Root, blur: Value, random: &mut Random) {
    if root
        .moves()
        .first()
        .is_some_and(|best| is_decided(best.value))
    {
        return;
    }
    let seen = root
        .moves()
        .iter()
        .map(|root| root.value + random.below(blur as usize) as Value);
    let seen: Vec<Value> = seen.collect();
    if let Some(index) = (0..seen.len()).max_by_key(|&index| (seen[index], !index)) {
        root.choose(index);
    }
}
