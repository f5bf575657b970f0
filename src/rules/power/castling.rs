//! Castling: the king moves towards a rook, and the rook moves to the last square that the king
//! crossed.

use super::freeze;
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::{Castling, Facts};
use crate::rules::moves::{Effect, Move, Transition};
use crate::rules::piece::{Piece, Travel};
use crate::rules::position::Position;

/// Whether only attacks could forbid a castling.
pub(in crate::rules) fn is_possible<W: Word>(
    facts: &Facts<W>,
    castling: &Castling,
    color: Color,
) -> bool {
    let position = facts.position;
    let pair = Bitboard::of(castling.king).with(castling.rook);
    position.castling().has(castling.right)
        && (pair - position.pieces(color)).is_empty()
        && facts.kings(color).contains(castling.king)
        && !position.occupied().meets(castling.empty.cast())
        && (facts.settings().frozen_castling || !pair.meets(freeze::frozen(facts, color)))
}

/// The square of the piece of a castling that does not stand as in the array, if one does not.
pub(in crate::rules) fn missing<W: Word>(facts: &Facts<W>, castling: &Castling) -> Option<Square> {
    [castling.king, castling.rook].into_iter().find(|&square| {
        let home = facts.rules.piece_at_start(square);
        home.is_none() || facts.position.piece(square) != home
    })
}

/// Adds the effects of castling, the king first.
pub(in crate::rules) fn effects<W: Word>(
    facts: &Facts<W>,
    mv: Move,
    king: Piece,
    transition: &mut Transition,
) {
    let Some(castling) = facts.settings().castling(mv) else {
        return;
    };
    let travel = |piece, from, to| Effect::Travel {
        piece,
        from,
        to,
        by: Travel::Castle,
    };
    transition.effects.push(travel(king, mv.from, mv.to));
    if let Some(rook) = facts.position.piece(castling.rook) {
        let effect = travel(rook, castling.rook, castling.rook_to);
        transition.effects.push(effect);
    }
}

/// The position with the castling king moved to a square on its way.
pub(crate) fn with_king_on<W: Word>(
    position: &Position<W>,
    castling: &Castling,
    square: Square,
) -> Position<W> {
    let mut trial = position.clone();
    if let Some(king) = trial.take(castling.king) {
        trial.put(square, king);
    }
    trial
}
