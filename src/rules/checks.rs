//! Finds moves that may give check, from their squares.

use super::bitboard::Bitboard;
use super::immunity;
use super::moves::{Move, Travel};
use super::piece::MAX_TYPES;
use super::position::Position;
use super::settings::Royal;
use super::view::View;

/// The squares from which each type of the side to move might attack an enemy king.
pub struct Checks {
    squares: [Bitboard; MAX_TYPES],
    /// Squares from which a departure may let another piece attack a king.
    lines: Bitboard,
}

impl Checks {
    pub(super) fn new(view: View) -> Checks {
        let turn = view.position.turn();
        let mut squares = [Bitboard::EMPTY; MAX_TYPES];
        // If there are freezers, any move may set another piece free to give check.
        let freezers = view.position.of_types(view.variant.powers().freezers);
        // The same holds if the capture of a protector exposes a king. And where kings may be captured,
        // a king may stand attacked already.
        let open = freezers.any()
            || !immunity::is_fixed(view, !turn)
            || view.settings().royal == Royal::Capture
                && view.variant.is_attacked_king(view.position, !turn);
        let mut lines = match open {
            true => Bitboard::FULL,
            false => Bitboard::EMPTY,
        };
        for king in view.kings(!turn) {
            for (piece_type, kind, _) in view.types(turn) {
                squares[piece_type.index()] |= kind.rules().fold(Bitboard::EMPTY, |all, rule| {
                    all | rule.checking_squares(view, king)
                });
                lines |= match kind.rules().all(|rule| rule.checks_along_lines(turn)) {
                    true => view.geometry().lines(king),
                    false => Bitboard::FULL,
                };
            }
        }
        Checks { squares, lines }
    }

    /// Whether a move surely gives no check, neither by the moving piece nor by another.
    #[inline]
    pub fn rules_out(&self, position: &Position, mv: Move) -> bool {
        let simple = matches!(mv.travel, Travel::Walk | Travel::Replace) && mv.promotion.is_none();
        simple && !self.lines.contains(mv.from) && !self.may_check(position, mv)
    }

    /// Whether the moving piece may attack a king from its stop. A false answer is not certain: the
    /// move may open a line, or move other pieces.
    #[inline]
    pub fn may_check(&self, position: &Position, mv: Move) -> bool {
        let piece = position.piece(mv.from);
        let kind = mv
            .promotion
            .or_else(|| piece.map(|piece| piece.piece_type()));
        kind.is_some_and(|kind| self.squares[kind.index()].contains(mv.to))
    }
}
