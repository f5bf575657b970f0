//! Levels of play: how a weaker opponent is made, one that sees less and is less sure of it, but never
//! plays nonsense.

use super::random::Random;
use super::root::Root;
use super::score::{Value, is_decided};
use super::timeman::Limits;
use std::fmt;
use std::time::Duration;

/// How well the computer plays.
///
/// The levels differ by how far they look ahead and by how finely they tell good moves apart. None of
/// them leaves a man where it can simply be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Sees captures and what they lead to, and has no plan.
    Beginner,
    /// Sees a reply ahead now and then.
    Novice,
    /// Sees a reply ahead.
    Casual,
    /// Sees short combinations as a rule.
    Club,
    /// Sees combinations.
    Strong,
    /// Sees longer ones.
    Expert,
    /// Overlooks little.
    Master,
    /// Plays as well as it can in two seconds.
    Full,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [
        Level::Beginner,
        Level::Novice,
        Level::Casual,
        Level::Club,
        Level::Strong,
        Level::Expert,
        Level::Master,
        Level::Full,
    ];

    /// The level's name for players.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "Beginner",
            Level::Novice => "Novice",
            Level::Casual => "Casual player",
            Level::Club => "Club player",
            Level::Strong => "Strong player",
            Level::Expert => "Expert",
            Level::Master => "Master",
            Level::Full => "Full strength",
        }
    }

    /// How far it looks at most; below full strength the same on every machine.
    pub fn limits(self) -> Limits {
        let nodes = match self {
            Level::Beginner => 10_000,
            Level::Novice => 20_000,
            Level::Casual => 20_000,
            Level::Club => 30_000,
            Level::Strong => 6_500,
            Level::Expert => 6_500,
            Level::Master => 14_000,
            Level::Full => return Self::human_time(),
        };
        Limits {
            depth: self.sight().map(|tenths| tenths.div_ceil(10)),
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// How many plies it looks ahead, in tenths: 14 stands for one ply, and for two at four of ten moves.
    const fn sight(self) -> Option<u32> {
        match self {
            Level::Beginner => Some(10),
            Level::Novice => Some(17),
            Level::Casual => Some(23),
            Level::Club => Some(30),
            _ => None,
        }
    }

    /// How many plies it looks ahead for one move.
    pub(super) fn depth(self, random: &mut Random) -> Option<u32> {
        let tenths = self.sight()?;
        let more = random.below(10) < tenths as usize % 10;
        Some(tenths / 10 + u32::from(more))
    }

    /// As long as an opponent likes to wait; less where a deeper look would not be finished.
    fn human_time() -> Limits {
        Limits {
            movetime: Some(Duration::from_millis(2_000)),
            enough: Some(Duration::from_millis(1_200)),
            ..Limits::default()
        }
    }

    /// By how much it may take a move for better than it is, in hundredths of a pawn.
    pub(super) fn blur(self) -> Value {
        match self {
            Level::Beginner => 90,
            Level::Novice => 80,
            Level::Casual => 50,
            Level::Club => 40,
            Level::Strong => 10,
            Level::Expert | Level::Master | Level::Full => 0,
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
    let best = root.moves().first();
    if blur == 0 || best.is_some_and(|best| is_decided(best.value)) {
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
