//! **Drop**: a piece from the hand is put on an empty square as the move.
//!
//! ```text
//!     [N]   . . .        . N .
//!           . . .   ->   . . .      N@e4: the knight in hand comes in on e4
//! ```
//!
//! A piece put down captures nothing. A pawn comes in where one can stand. Source: shogi; A. Fourrière's
//! Chessma 84 (2002), where a drop may not give check.

use super::color::Color;
use super::moves::{Move, Travel};
use super::piece::Piece;
use super::settings::Drops;
use super::view::View;

/// The drops of a side; whether they give check is a matter of legality.
pub(super) fn moves(view: View, color: Color, out: &mut Vec<Move>) {
    if view.settings().drops == Drops::None {
        return;
    }
    let empty = view.geometry().squares() - view.position.occupied();
    for piece_type in view.position.hand(color).types().iter() {
        let piece = Piece::new(color, piece_type);
        let room = empty & view.variant.standing_room(piece);
        out.extend(room.into_iter().map(|square| Move {
            promotion: Some(piece_type),
            ..Move::new(square, square, Travel::Drop)
        }));
    }
}

/// The piece that a drop puts down.
pub(super) fn piece(view: View, mv: Move) -> Option<Piece> {
    let piece_type = mv.promotion.filter(|_| mv.travel == Travel::Drop)?;
    Some(Piece::new(view.position.turn(), piece_type))
}
