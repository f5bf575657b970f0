//! **Conversion**: what the piece captures changes sides and stays where it stands.
//!
//! ```text
//!     C . p . .        . . P . .      C converts the pieces that it would capture: here by a charge
//!     . . . p .   ->   . . C P .
//! ```
//!
//! It works with every capture method of the piece. Four captures stay captures: of a king; of a piece on whose square
//! the captor ends; of a piece that the captor's side could not have there, such as a pawn where it would have promoted;
//! and those of swaps, drives, pushes and pulls, because these move other pieces too.
//!
//! A conversion can be undone by another one. So it does not reset the halfmove clock, and positions can repeat. Source:
//! Townsend's pawns.

use crate::rules::board::{Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Mover, Piece};

/// What a piece on a square becomes when a move of `captor` captures it; `None` if it does not change sides.
pub(in crate::rules) fn converted<W: Word>(
    facts: &Facts<W>,
    (captor, mv): (Piece, Move),
    (victim, at): (Piece, Square),
) -> Option<Piece> {
    let (side, piece_type) = (captor.color(), victim.piece_type());
    let converted = Piece::new(side, piece_type);
    let converts = facts.kind(captor).converts.contains(piece_type)
        && victim.color() != side
        && !facts.kind(victim).royal
        && !mv.travel.moves_others();
    let keeps_square = mv.to != at || mv.travel.mover() != Mover::Goes;
    let may_stand = facts.rules.army(side).contains(piece_type)
        && facts.rules.standing_room(converted).contains(at);
    (converts && keeps_square && may_stand).then_some(converted)
}
