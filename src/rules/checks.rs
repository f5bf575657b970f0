//! Which moves may give check, by the squares that they lead to.

use super::bitboard::Bitboard;
use super::immunity;
use super::moves::{Move, Travel};
use super::piece::MAX_TYPES;
use super::position::Position;
use super::settings::Royal;
use super::view::View;

/// From where each type of the side to move might attack an enemy king, as the board stands.
pub struct Checks {
    squares: [Bitboard; MAX_TYPES],
    /// From where the leaving of a piece may let another one attack a king.
    lines: Bitboard,
}

impl Checks {
    pub(super) fn new(view: View) -> Checks {
        let turn = view.position.turn();
        let mut squares = [Bitboard::EMPTY; MAX_TYPES];
        // Where pieces freeze each other, any move may set another piece free to check.
        let freezers = view.position.of_types(view.variant.powers().freezers);
        // Where kings are protected, so may the capture of a protector; and a king that may be captured can
        // stand attacked already.
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

    /// Whether it is sure that a move gives no check, not by a piece that stays where it is either.
    #[inline]
    pub fn rules_out(&self, position: &Position, mv: Move) -> bool {
        let simple = matches!(mv.travel, Travel::Walk | Travel::Replace) && mv.promotion.is_none();
        simple && !self.lines.contains(mv.from) && !self.may_check(position, mv)
    }

    /// Whether the piece that moves may attack a king from where it goes. Seldom a move gives check though
    /// this denies it: by opening a line, or by a piece that others move.
    #[inline]
    pub fn may_check(&self, position: &Position, mv: Move) -> bool {
        let piece = position.piece(mv.from);
        let kind = mv
            .promotion
            .or_else(|| piece.map(|piece| piece.piece_type()));
        kind.is_some_and(|kind| self.squares[kind.index()].contains(mv.to))
    }
}
