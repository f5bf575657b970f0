//! The move that a try means.

use crate::notation::write_move;
use crate::rules::{Choices, Move, Position, Travel, Variant};

/// The legal move that a try means: the one with this text (UCI), else the first of those that differ from it only by a
/// choice that depends on unseen pieces.
pub fn meant_move(variant: &Variant, position: &Position, text: &str) -> Option<Move> {
    let from = variant.geometry().split_square(text).map(|(from, _)| from);
    let mut moves = variant.legal_moves(position);
    moves.retain(|mv| from.is_none_or(|from| mv.from == from));
    let exact = moves.iter().find(|&&mv| write_move(variant, mv) == text);
    let open = || {
        let alike = moves.iter().filter(|&&mv| stem(variant, mv) == text);
        alike.min()
    };
    exact.or_else(open).copied()
}

/// The text of a move without the choices that depend on unseen pieces: groups, sheets, and promotions of the pawns that
/// a swap or a drive moves.
pub(super) fn stem(variant: &Variant, mv: Move) -> String {
    let moves_others = matches!(mv.travel, Travel::Swap | Travel::Drive);
    let mv = Move {
        choices: Choices::NONE,
        promotion: mv.promotion.filter(|_| !moves_others),
        ..mv
    };
    write_move(variant, mv)
}
