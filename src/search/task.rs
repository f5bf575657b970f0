//! What a search is asked for.

use super::level::Level;
use super::timeman::Limits;
use crate::rules::Move;
use std::sync::atomic::AtomicBool;

/// What a search is to find out, and what it may use up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Task<'a> {
    /// What it may use up.
    pub limits: Limits,
    /// The moves to choose from; all legal ones if none is named.
    pub moves: &'a [Move],
    /// How many of the best moves are wanted, each with its line; 0 counts as 1.
    pub lines: usize,
    /// While this flag is set, the enemy is on move and the time limits do not hold.
    pub pondering: Option<&'a AtomicBool>,
    /// Who is to choose the move, with a seed for what is left to chance; full strength if nobody.
    pub player: Option<(Level, u64)>,
}

impl Task<'_> {
    /// The player, if it is weaker than can be.
    pub(super) fn weakness(&self) -> Option<(Level, u64)> {
        self.player.filter(|&(level, _)| level != Level::Full)
    }
}
