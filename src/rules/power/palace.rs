//! **Palaces and goals**: a side may have only one of its pieces in its own palace. It wins if its
//! pieces occupy all of its goals. In other games it wins by the arrival of one piece.
//!
//! ```text
//!     # # * * # #      the goals of the side below, the palace of the other
//!     . . . . . .
//!     # # * * # #      its own palace
//! ```
//!
//! A move of a second piece into the palace is not legal, but it still threatens what it would capture.
//! Source: R. Lavieri's Maxima (2003).

use crate::rules::board::{Bitboard, Color, Word};
use crate::rules::definition::{Facts, Settings};
use crate::rules::moves::Move;
use crate::rules::piece::Mover;
use crate::rules::position::Position;

/// Whether a move brings a second piece into the mover's own palace.
pub(in crate::rules) fn crowded<W: Word>(facts: &Facts<W>, mv: Move) -> bool {
    let mover = facts.position.turn();
    let palace = facts.settings().palace[mover].cast();
    if palace.is_empty() || mv.travel.mover() != Mover::Goes {
        return false;
    }
    let others = facts.position.pieces(mover).without(mv.from).without(mv.to);
    palace.contains(mv.to) && others.meets(palace)
}

/// Whether a side occupies all of its goals; false in a game without goals.
pub(in crate::rules) fn reached<W: Word>(
    settings: &Settings,
    position: &Position<W>,
    color: Color,
) -> bool {
    let goals = settings.goals[color].cast();
    goals.any() && (goals - position.pieces(color)).is_empty()
}

/// The pieces with which a side wins, because they stand where their arrival wins.
pub(in crate::rules) fn arrived<W: Word>(
    settings: &Settings,
    position: &Position<W>,
    color: Color,
) -> Bitboard<W> {
    match &settings.arrival {
        None => Bitboard::EMPTY,
        Some(arrival) => {
            let pieces = position.of_types(arrival.pieces) & position.pieces(color);
            pieces & arrival.squares[color].cast()
        }
    }
}
