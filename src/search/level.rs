//! Levels of play. A weaker level overlooks more and evaluates less precisely, but never plays nonsense.

use super::random::Random;
use super::root::Root;
use super::score::{Value, is_decided};
use super::timeman::Limits;
use super::vision::Oversights;
use crate::rules::{Position, Word};
use std::fmt;
use std::time::Duration;

/// How well the computer plays.
///
/// The levels differ in how far they look ahead and in how well they tell good moves apart. The lower ones also
/// overlook moves. Below full strength a level plays equally well on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// For somebody who has just learned the rules.
    Newcomer,
    /// For somebody who has played a few games.
    Beginner,
    /// For somebody who sees most captures.
    Novice,
    /// For somebody who plays now and then.
    Casual,
    /// For somebody who plays often.
    Regular,
    /// For players of a club.
    Club,
    /// For strong players of a club.
    Strong,
    /// For experts.
    Expert,
    /// For masters.
    Master,
    /// The strongest play in two seconds a move.
    Full,
}

/// The weaknesses of a level compared with full strength.
struct Weakness {
    /// The nodes that it searches for a move.
    nodes: u64,
    /// How many plies it looks ahead, in tenths: 14 means one ply in six of ten moves, and two plies in four. With
    /// `None` only the nodes limit the depth.
    depth: Option<u32>,
    /// How much it may overrate a move, in hundredths of a pawn.
    noise: Value,
    /// Its blind spots.
    oversights: Oversights,
}

const fn weakness(
    nodes: u64,
    depth: Option<u32>,
    noise: Value,
    captures: u32,
    replies: u32,
) -> Weakness {
    Weakness {
        nodes,
        depth,
        noise,
        oversights: Oversights { captures, replies },
    }
}

/// The levels below full strength: nodes, tenths of plies, noise, and the chances in thousandths to overlook the
/// hardest capture and any reply. Matches have fitted them (`benches/LOG.md`).
const WEAKNESSES: [Weakness; Level::ALL.len() - 1] = [
    weakness(2_000, Some(20), 130, 730, 325),
    weakness(2_000, Some(20), 100, 500, 190),
    weakness(2_000, Some(20), 80, 330, 105),
    weakness(2_000, Some(21), 60, 220, 56),
    weakness(3_500, Some(25), 45, 140, 28),
    weakness(2_500, None, 30, 80, 14),
    weakness(4_800, None, 20, 40, 8),
    weakness(8_500, None, 10, 20, 4),
    weakness(10_000, None, 4, 8, 2),
];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 10] = [
        Level::Newcomer,
        Level::Beginner,
        Level::Novice,
        Level::Casual,
        Level::Regular,
        Level::Club,
        Level::Strong,
        Level::Expert,
        Level::Master,
        Level::Full,
    ];

    /// The level's number, from 1 for the weakest to 10.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The level with a number.
    pub fn numbered(number: usize) -> Option<Level> {
        Level::ALL.get(number.checked_sub(1)?).copied()
    }

    fn weakness(self) -> Option<&'static Weakness> {
        WEAKNESSES.get(self as usize)
    }

    /// The limits of its search. Below full strength they are the same on every machine.
    pub fn limits(self) -> Limits {
        match self.weakness() {
            Some(weakness) => Limits {
                depth: weakness.depth.map(|tenths| tenths.div_ceil(10)),
                nodes: Some(weakness.nodes),
                ..Limits::default()
            },
            None => Self::human_time(),
        }
    }

    /// How many plies it looks ahead for one move.
    pub(super) fn depth(self, random: &mut Random) -> Option<u32> {
        let tenths = self.weakness()?.depth?;
        let more = random.below(10) < tenths as usize % 10;
        Some(tenths / 10 + u32::from(more))
    }

    /// As long as players like to wait, and less if a deeper iteration would not finish.
    fn human_time() -> Limits {
        Limits {
            movetime: Some(Duration::from_millis(2_000)),
            enough: Some(Duration::from_millis(1_200)),
            ..Limits::default()
        }
    }

    /// How much it may overrate a move, in hundredths of a pawn.
    pub(super) fn noise(self) -> Value {
        self.weakness().map_or(0, |weakness| weakness.noise)
    }

    /// Whether the player knows the tables of endings.
    pub(super) fn knows_endings(self) -> bool {
        self.number() >= 6
    }

    /// Whether it evaluates by the game's network, if there is one. The lower levels were measured without.
    pub(super) fn uses_network(self) -> bool {
        self >= Level::Master
    }

    /// Its blind spots, if any.
    pub(super) fn oversights(self) -> Option<Oversights> {
        let oversights = self.weakness()?.oversights;
        (oversights != Oversights::default()).then_some(oversights)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level {}", self.number())
    }
}

/// Puts one of the best moves first: the best one after each gets a random bonus below `noise`. The root must have
/// been searched with that slack. There is no noise if a mate is in sight. A move that undoes the player's last move
/// gets no bonus.
pub(super) fn choose_with_noise<W: Word>(
    root: &mut Root<W>,
    noise: Value,
    history: &[Position<W>],
    random: &mut Random,
) {
    let best = root.moves().first();
    if noise == 0 || best.is_some_and(|best| is_decided(best.value)) {
        return;
    }
    let earlier = history.len().checked_sub(3).map(|at| &history[at]);
    let seen: Vec<Value> = root
        .moves()
        .iter()
        .map(|root| {
            let more = random.below(noise as usize) as Value;
            let goes_back = earlier.is_some_and(|earlier| root.goes_back_to(earlier));
            root.value + if goes_back { 0 } else { more }
        })
        .collect();
    if let Some(index) = (0..seen.len()).max_by_key(|&index| (seen[index], !index)) {
        root.choose(index);
    }
}
