//! **Drop**: a piece from the hand is put on an empty square as the move.
//!
//! ```text
//!     [N]   . . .        . N .
//!           . . .   ->   . . .      N@e4: the knight in hand comes in on e4
//! ```
//!
//! A dropped piece captures nothing. A pawn may be dropped only where a pawn can stand. Source: shogi;
//! A. Fourrière's Chessma 84 (2002), where a drop may not give check.

use crate::rules::board::{Color, Word};
use crate::rules::definition::{Drops, View};
use crate::rules::moves::Move;
use crate::rules::piece::{Piece, Travel};

/// Adds the drops of a side. The test of legality removes those that may not give check.
pub(in crate::rules) fn moves<W: Word>(view: View<W>, color: Color, out: &mut Vec<Move>) {
    if view.settings().drops == Drops::None {
        return;
    }
    let empty = view.geometry().squares() - view.position.occupied();
    for piece_type in view.position.hand(color).types().iter() {
        let piece = Piece::new(color, piece_type);
        let room = empty & view.rules.standing_room(piece);
        out.extend(room.into_iter().map(|square| Move {
            promotion: Some(piece_type),
            ..Move::new(square, square, Travel::Drop)
        }));
    }
}

/// The piece that a drop puts on the board.
pub(in crate::rules) fn piece<W: Word>(view: View<W>, mv: Move) -> Option<Piece> {
    let piece_type = mv.promotion.filter(|_| mv.travel == Travel::Drop)?;
    Some(Piece::new(view.position.turn(), piece_type))
}
