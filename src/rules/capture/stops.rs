//! The squares where a piece captures by arriving or by going away, for all pieces of a type, or all moves
//! of a piece, at once. There may be some stops too many, but none is left out.

use crate::rules::bitboard::Bitboard;
use crate::rules::color::Color;
use crate::rules::piece_kind::PieceKind;
use crate::rules::square::Square;
use crate::rules::view::View;

/// The stops on which a piece of a type, wherever it comes from, may capture any of `prey` by coming to
/// an empty square.
pub(in crate::rules) fn arriving(
    view: View,
    by: Color,
    kind: &PieceKind,
    prey: Bitboard,
) -> Bitboard {
    kind.captures.iter().fold(Bitboard::EMPTY, |set, capture| {
        let prey = view.pieces_of(!by, capture.victims) & prey;
        match prey.any() {
            true => set | capture.method.rule().arriving(view, by, prey),
            false => set,
        }
    })
}

/// The stops on which the piece on `from` may capture any of `prey` by what it leaves.
pub(in crate::rules) fn leaving(
    view: View,
    kind: &PieceKind,
    from: Square,
    prey: Bitboard,
) -> Bitboard {
    let by_leaving = kind.captures.iter().map(|capture| capture.method.rule());
    by_leaving.fold(Bitboard::EMPTY, |set, rule| {
        set | rule.leaving(view, from, prey)
    })
}
