//! What a piece does besides capturing: it freezes, neutralizes, protects, converts, swaps, drives, pushes, or comes from the hand.
//!
//! No power knows what a move captures. A swap or a drive may end a leap: then the caller gives it the end of the
//! leap. In the same way a method that encloses groups gets the pieces that a swap or a drive moves
//! (`Journey::shifts`).

pub(super) mod castling;
pub(super) mod convert;
pub(super) mod drive;
pub(super) mod drop;
pub(super) mod exchange;
pub(super) mod freeze;
pub(super) mod immunity;
mod line_end;
pub(super) mod neutralize;
pub(super) mod palace;
pub(super) mod placement;
pub(super) mod resurrect;
pub(super) mod shove;
pub(super) mod swap;

pub(crate) use castling::with_king_on;
pub(super) use drive::Shifts;
pub(super) use line_end::LineEnd;
pub(crate) use swap::SwapBar;

use super::board::Word;
use super::definition::Facts;

/// Whether the side to move still makes its array: it chooses whether pieces swap, or places pieces.
#[inline]
pub(super) fn is_arranging<W: Word>(facts: &Facts<W>) -> bool {
    facts.position.choice() != 0 || placement::is_pending(facts.rules, facts.position)
}
