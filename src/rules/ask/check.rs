//! Questions about the moves that give check.

use crate::rules::board::{Bitboard, Square, Word};
use crate::rules::definition::Facts;

/// The squares that matter for giving check by a method.
pub(in crate::rules) trait CheckRule<W: Word> {
    /// The squares from which the side to move might attack a king by this method. If it needs partners,
    /// some may be missing.
    fn checking_squares(&self, facts: &Facts<W>, _king: Square) -> Bitboard<W> {
        facts.geometry().squares()
    }

    /// The squares from which a departure may let some of these pieces attack a king by this method.
    fn uncovering_squares(
        &self,
        _view: &Facts<W>,
        _king: Square,
        _pieces: Bitboard<W>,
    ) -> Bitboard<W> {
        Bitboard::FULL
    }

    /// The squares on one of which a partner must stand for a capture of a king by this method.
    fn partner_squares(&self, facts: &Facts<W>, _king: Square) -> Bitboard<W> {
        facts.geometry().squares()
    }
}
