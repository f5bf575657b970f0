//! The memory of one search thread, kept from one move of a game to the next.

use super::correction::Correction;
use super::history::History;
use crate::rules::Variant;

/// The memory of a search besides the transposition table.
pub(super) struct Memory {
    pub history: History,
    pub correction: Correction,
}

impl Memory {
    /// Nothing learned yet.
    pub(super) fn new(variant: &Variant) -> Memory {
        Memory {
            history: History::new(),
            correction: Correction::new(variant),
        }
    }
}
