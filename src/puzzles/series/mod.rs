//! A series of puzzles.
//!
//! | file | |
//! |---|---|
//! | `choice` | the choice of puzzles, and the kinds of series |
//! | `collection` | the built-in puzzles, and the user's own |
//! | `pick` | the next puzzle of a series |
//! | `ratings` | the player's ratings |

mod choice;
mod collection;
mod pick;
mod ratings;

pub use choice::{PuzzleChoice, PuzzleEntry, PuzzleSource, SeriesKind};
pub use collection::PuzzleCollection;
pub use pick::{Circumstances, daily, failed, pick};
pub use ratings::{RatingChange, attempt, rating, strength};

use std::collections::{BTreeSet, VecDeque};

/// The length of a storm, in seconds.
pub const STORM: f32 = 180.0;

/// A series of puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Its kind.
    pub kind: SeriesKind,
    /// The results so far: `true` for a puzzle that was solved, `false` at a first mistake.
    pub results: Vec<bool>,
    /// The seconds left, if there is a limit.
    pub left: Option<f32>,
    /// Whether it has ended.
    pub over: bool,
    /// The ids of the puzzles so far.
    pub seen: BTreeSet<String>,
    /// The ids of those that are to come, if they are fixed.
    pub queue: VecDeque<String>,
}

impl Series {
    /// A series from its beginning.
    pub fn new(kind: SeriesKind) -> Series {
        Series {
            kind,
            results: Vec::new(),
            left: (kind == SeriesKind::Storm).then_some(STORM),
            over: false,
            seen: BTreeSet::new(),
            queue: VecDeque::new(),
        }
    }

    /// The puzzles of these ids, one after the other.
    pub fn of(ids: impl IntoIterator<Item = String>) -> Series {
        Series {
            queue: ids.into_iter().collect(),
            ..Series::new(SeriesKind::Found)
        }
    }

    /// The number of solved puzzles.
    pub fn solved(&self) -> u32 {
        self.count(true)
    }

    /// The number of puzzles with a mistake.
    pub fn mistakes(&self) -> u32 {
        self.count(false)
    }

    fn count(&self, result: bool) -> u32 {
        let found = self.results.iter().filter(|&&known| known == result);
        u32::try_from(found.count()).unwrap_or(u32::MAX)
    }

    /// Advances the clock by seconds. Returns whether it has just reached zero.
    pub fn pass(&mut self, seconds: f32) -> bool {
        let Some(left) = self.left.as_mut().filter(|_| !self.over) else {
            return false;
        };
        *left = (*left - seconds).max(0.0);
        *left == 0.0
    }

    /// The rating of the next puzzle of a race.
    pub fn difficulty(&self) -> f64 {
        const FIRST: f64 = 600.0;
        let step = match self.kind {
            SeriesKind::Streak => 60.0,
            _ => 35.0,
        };
        FIRST + step * f64::from(self.solved())
    }
}
