//! Reports of a search.

use super::score::Score;
use crate::rules::Move;
use std::time::Duration;

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchReport {
    /// The deepest finished iteration, or 0 if there is none.
    pub depth: u32,
    /// The length of the longest line searched, in plies.
    pub selective_depth: u32,
    /// The rank of this line among several best ones, 1 for the best.
    pub rank: u32,
    /// The nodes searched by all threads.
    pub nodes: u64,
    /// The positions that were found in tables of endings.
    pub table_hits: u64,
    /// How much of the table the results of this search fill, in thousandths.
    pub fullness: u32,
    /// The time since the search started.
    pub time: Duration,
    /// The value of the move for the side to move.
    pub score: Score,
    /// The move and the expected play after it.
    pub line: Vec<Move>,
}

impl SearchReport {
    /// The first move of the line.
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }

    /// The nodes per second.
    pub fn speed(&self) -> u64 {
        let seconds = self.time.as_secs_f64().max(1e-6);
        (self.nodes as f64 / seconds) as u64
    }
}
