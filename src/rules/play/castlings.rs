//! The castlings of a side. They depend on attacks.

use super::threat;
use crate::rules::board::{Color, Word};
use crate::rules::definition::{Castling, Facts};
use crate::rules::moves::Move;
use crate::rules::piece::{Travel, TypeSet};
use crate::rules::power::castling;

/// Adds the castlings that the rules allow. Whether the king is safe after the rook has moved is left
/// to the test of legality.
pub(super) fn moves<W: Word>(facts: &Facts<W>, color: Color, out: &mut Vec<Move>) {
    for castling in &facts.settings().castlings {
        if castling::is_possible(facts, castling, color) && safe(facts, castling, color) {
            out.push(Move::new(castling.king, castling.king_to, Travel::Castle));
        }
    }
}

/// Whether no square on the king's way is attacked, with the king there and all other pieces unmoved.
fn safe<W: Word>(facts: &Facts<W>, castling: &Castling, color: Color) -> bool {
    castling.safe.into_iter().all(|square| {
        let trial = castling::with_king_on(facts.position, castling, square);
        let trial = facts.of(&trial);
        !threat::attacked(&trial, square, !color, TypeSet::ALL)
    })
}
