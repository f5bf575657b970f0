//! The request for a search.

use super::level::Level;
use super::timeman::Limits;
use crate::rules::Move;
use std::sync::atomic::AtomicBool;

/// What to search, and its limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Task<'a> {
    /// Its limits.
    pub limits: Limits,
    /// The moves to choose from. If empty, all legal moves.
    pub moves: &'a [Move],
    /// The number of best moves to search, each with its line. 0 counts as 1.
    pub lines: usize,
    /// While this flag is set, the enemy is to move and the time limits are off.
    pub pondering: Option<&'a AtomicBool>,
    /// The level that chooses the move, and the seed of its random choices. With `None`, full strength.
    pub player: Option<(Level, u64)>,
    /// Whether to evaluate by hand, even if the game has a network.
    pub by_hand: bool,
}

impl Task<'_> {
    /// The level and the seed, if the level is below full strength.
    pub(super) fn weakness(&self) -> Option<(Level, u64)> {
        self.player.filter(|&(level, _)| level != Level::Full)
    }
}
