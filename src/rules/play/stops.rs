//! The squares to which a move may capture, for all pieces of a type or all moves of a piece at once.
//! The sets may be too large, never too small.

use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::PieceKind;

/// The empty squares on which a piece of this kind may capture any of `capturable`, wherever it comes
/// from.
pub(super) fn arriving<W: Word>(
    facts: &Facts<W>,
    by: Color,
    kind: &PieceKind<W>,
    capturable: Bitboard<W>,
) -> Bitboard<W> {
    kind.captures.iter().fold(Bitboard::EMPTY, |set, capture| {
        let capturable = facts.pieces_of(!by, capture.victims) & capturable;
        match capturable.any() {
            true => set | capture.method.move_list().arriving(facts, by, capturable),
            false => set,
        }
    })
}

/// The squares to which the piece on `from` may capture any of `capturable` by departure.
pub(super) fn leaving<W: Word>(
    facts: &Facts<W>,
    kind: &PieceKind<W>,
    from: Square,
    capturable: Bitboard<W>,
) -> Bitboard<W> {
    let by_leaving = kind
        .captures
        .iter()
        .map(|capture| capture.method.move_list());
    by_leaving.fold(Bitboard::EMPTY, |set, rule| {
        set | rule.leaving(facts, from, capturable)
    })
}
