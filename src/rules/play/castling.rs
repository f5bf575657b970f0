//! Castling: the king moves towards a rook, and the rook moves to the last square that the king
//! crossed.

use super::threat;
use crate::rules::board::{Bitboard, Color, Square};
use crate::rules::definition::Castling;
use crate::rules::definition::view::View;
use crate::rules::moves::Move;
use crate::rules::piece::{Travel, TypeSet};
use crate::rules::position::Position;
use crate::rules::power::freeze;

/// Adds the castlings that the rules allow. Whether the king is safe after the rook has moved is left
/// to the test of legality.
pub(in crate::rules) fn moves(view: View, color: Color, out: &mut Vec<Move>) {
    for castling in &view.settings().castlings {
        if allowed(view, castling, color) {
            out.push(Move::new(castling.king, castling.king_to, Travel::Castle));
        }
    }
}

/// The castling that a king's move makes.
pub(in crate::rules) fn find<'a>(view: View<'a>, mv: Move) -> Option<&'a Castling> {
    view.settings()
        .castlings
        .iter()
        .find(|castling| castling.king == mv.from && castling.king_to == mv.to)
}

fn allowed(view: View, castling: &Castling, color: Color) -> bool {
    let position = view.position;
    let pair = Bitboard::of(castling.king).with(castling.rook);
    position.castling().has(castling.right)
        && (pair - position.pieces(color)).is_empty()
        && view.kings(color).contains(castling.king)
        && !position.occupied().meets(castling.empty)
        && (view.settings().frozen_castling || !pair.meets(freeze::frozen(view, color)))
        && safe(view, castling, color)
}

/// Whether no square on the king's way is attacked, with the king there and all other pieces unmoved.
fn safe(view: View, castling: &Castling, color: Color) -> bool {
    castling.safe.into_iter().all(|square| {
        let trial = with_king_on(view.position, castling, square);
        let trial = View {
            position: &trial,
            ..view
        };
        !threat::attacked(trial, square, !color, TypeSet::ALL)
    })
}

/// The position with the castling king moved to a square on its way.
pub(crate) fn with_king_on(position: &Position, castling: &Castling, square: Square) -> Position {
    let mut trial = position.clone();
    if let Some(king) = trial.take(castling.king) {
        trial.put(square, king);
    }
    trial
}
