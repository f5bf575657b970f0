//! What one search thread remembers from one move of a game to the next.

use super::correction::Correction;
use super::history::History;
use crate::rules::{Variant, Word};

/// What a search thread remembers besides the transposition table.
pub(super) struct Memory {
    pub history: History,
    pub correction: Correction,
}

impl Memory {
    /// An empty memory.
    pub(super) fn new<W: Word>(variant: &Variant<W>) -> Memory {
        Memory {
            history: History::new(),
            correction: Correction::new(variant),
        }
    }
}
