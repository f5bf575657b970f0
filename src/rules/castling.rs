//! Castling: the king moves towards a rook, and the rook moves to the last square that the king
//! crossed.

use super::bitboard::Bitboard;
use super::color::Color;
use super::freeze;
use super::moves::{Move, Travel};
use super::piece::TypeSet;
use super::position::Position;
use super::settings::Castling;
use super::square::Square;
use super::threat;
use super::view::View;

/// Adds the castlings that the rules allow. Whether the king is safe after the rook has moved is left
/// to the test of legality.
pub(super) fn moves(view: View, color: Color, out: &mut Vec<Move>) {
    for castling in &view.settings().castlings {
        if allowed(view, castling, color) {
            out.push(Move::new(castling.king, castling.king_to, Travel::Castle));
        }
    }
}

/// The square and the name of the piece of a castling that does not stand as in the array, if one does not.
pub(super) fn missing(view: View, castling: &Castling) -> Option<(Square, &'static str)> {
    let places = [(castling.king, "king"), (castling.rook, "rook")];
    places.into_iter().find(|&(square, _)| {
        let home = view.variant.piece_at_start(square);
        home.is_none() || view.position.piece(square) != home
    })
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
