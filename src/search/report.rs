//! What a search tells of itself.

use super::score::Score;
use crate::rules::Move;
use std::time::Duration;

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The deepest iteration that is finished; 0 if not even the first one is.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
    /// What the best move is worth to the side on move.
    pub score: Score,
    /// The best move, and the play expected after it.
    pub line: Vec<Move>,
}

impl Report {
    /// The best move.
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }

    /// Positions looked at in a second.
    pub fn speed(&self) -> u64 {
        let seconds = self.time.as_secs_f64().max(1e-6);
        (self.nodes as f64 / seconds) as u64
    }
}
