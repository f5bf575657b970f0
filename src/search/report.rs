//! Reports of a search.

use super::score::Score;
use crate::rules::Move;
use std::time::Duration;

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The deepest iteration that is finished; 0 if not even the first one is.
    pub depth: u32,
    /// The longest line that has been looked at, in plies.
    pub selective_depth: u32,
    /// Which of the best moves it is about, 1 for the best one itself.
    pub rank: u32,
    /// Positions looked at, by all threads.
    pub nodes: u64,
    /// How full the table is of what this search has found, in thousandths.
    pub fullness: u32,
    /// Time spent.
    pub time: Duration,
    /// The value of the move to the side to move.
    pub score: Score,
    /// The move, and the play expected after it.
    pub line: Vec<Move>,
}

impl Report {
    /// The move: the best one, or another of the best where several were asked for.
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }

    /// Positions looked at in a second.
    pub fn speed(&self) -> u64 {
        let seconds = self.time.as_secs_f64().max(1e-6);
        (self.nodes as f64 / seconds) as u64
    }
}
