//! What a search is asked for.

use super::level::Level;
use super::timeman::Limits;
use crate::rules::Move;
use std::sync::atomic::AtomicBool;

/// The task of a search, and its limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Task<'a> {
    /// Its limits.
    pub limits: Limits,
    /// The moves to choose from; all legal ones if none is named.
    pub moves: &'a [Move],
    /// How many of the best moves are wanted, each with its line; 0 counts as 1.
    pub lines: usize,
    /// While this flag is set, the enemy is to move and the time limits do not hold.
    pub pondering: Option<&'a AtomicBool>,
    /// The level that chooses the move, with a seed for its random choices; full strength if none.
    pub player: Option<(Level, u64)>,
}

impl Task<'_> {
    /// The player, if it is weaker than can be.
    pub(super) fn weakness(&self) -> Option<(Level, u64)> {
        self.player.filter(|&(level, _)| level != Level::Full)
    }
}
