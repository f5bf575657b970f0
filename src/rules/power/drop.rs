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
use crate::rules::definition::{Drops, Facts};
use crate::rules::moves::Move;
use crate::rules::piece::{Piece, Travel};

/// Adds the drops of a side. The test of legality removes those that may not give check.
pub(in crate::rules) fn moves<W: Word>(facts: &Facts<W>, color: Color, out: &mut Vec<Move>) {
    if facts.settings().drops == Drops::None {
        return;
    }
    let empty = facts.geometry().squares() - facts.position.occupied();
    for piece_type in facts.position.hand(color).types().iter() {
        let piece = Piece::new(color, piece_type);
        let room = empty & facts.rules.standing_room(piece);
        out.extend(room.into_iter().map(|square| Move {
            promotion: Some(piece_type),
            ..Move::new(square, square, Travel::Drop)
        }));
    }
}

/// The piece that a drop puts on the board.
pub(in crate::rules) fn piece<W: Word>(facts: &Facts<W>, mv: Move) -> Option<Piece> {
    let piece_type = mv.promotion.filter(|_| mv.travel == Travel::Drop)?;
    Some(Piece::new(facts.position.turn(), piece_type))
}
