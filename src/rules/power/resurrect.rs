//! **Resurrection**: the piece steps to an adjacent empty square and leaves a piece from its side's
//! hand on its old square.
//!
//! ```text
//!     R . .   ->   N R .      R steps from a to b; an N from the hand stands on a
//! ```
//!
//! The new piece captures nothing. If it is a freezer, it freezes at once. Source: the Resurrector of
//! Monchalin's Renaissance (1975).

use crate::rules::board::{Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::{Effect, Move, Transition};
use crate::rules::piece::{Piece, Travel};

/// Adds the steps of a piece that leave another on its old square.
pub(in crate::rules) fn moves<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
    out: &mut Vec<Move>,
) {
    let hand = facts.position.hand(piece.color());
    let steps = facts.geometry().neighbours(from) - facts.position.occupied();
    for piece_type in hand.types().iter() {
        let put = Piece::new(piece.color(), piece_type);
        if facts.rules.standing_room(put).contains(from) {
            out.extend(steps.into_iter().map(|to| Move {
                promotion: Some(piece_type),
                ..Move::new(from, to, Travel::Resurrect)
            }));
        }
    }
}

/// Adds the effects of such a step: the piece moves, then the other comes from the hand.
pub(in crate::rules) fn effects(mv: Move, piece: Piece, transition: &mut Transition) {
    transition.effects.push(Effect::Travel {
        piece,
        from: mv.from,
        to: mv.to,
        by: mv.travel,
    });
    let put = mv.promotion.map(|piece_type| Effect::Drop {
        piece: Piece::new(piece.color(), piece_type),
        at: mv.from,
    });
    transition.effects.extend(put);
}
