//! **Neutralizing**: an enemy next to the piece moves as usual, but has no power and captures only by displacement.
//!
//! ```text
//!     . l .
//!     . N . p      l is next to N: it may move and does not leap; the piece further off is free
//! ```
//!
//! A neutralized piece does not freeze, protect, convert, swap, drive, push, pull or resurrect. What it is stays: a king,
//! a pawn, immune, unfreezable, compelled, limited to one capture. So do castling, double steps and promotion. Nothing
//! keeps a piece from neutralizing, neither a freezer nor another neutralizer.
//!
//! The board at the start of a move decides. In a game with this power, attacks follow from lists of moves only: nothing
//! here is made fast. Source: asked for in the discussions of Ultima since 1986.

use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::{PieceKind, TypeSet};

/// The pieces of `color` that are neutralized.
#[inline]
pub(in crate::rules) fn neutralized<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    if facts.rules.groups().neutralizers.is_empty() {
        return Bitboard::EMPTY;
    }
    facts.neutralized[color].get(|| {
        neutralizers(facts, !color).fold(Bitboard::EMPTY, |found, (kind, pieces)| {
            found | facts.geometry().around(pieces) & facts.pieces_of(color, kind.neutralizes)
        })
    })
}

/// The pieces of `color` that neutralize, type by type.
fn neutralizers<'a, W: Word>(
    facts: &Facts<'a, W>,
    color: Color,
) -> impl Iterator<Item = (&'a PieceKind<W>, Bitboard<W>)> {
    let able: TypeSet = facts.rules.groups().neutralizers;
    let types = facts.types(color);
    types.filter_map(move |(piece_type, kind, pieces)| {
        able.contains(piece_type).then_some((kind, pieces))
    })
}

/// The enemies that neutralize the piece on a square.
pub(in crate::rules) fn neutralizers_of<W: Word>(facts: &Facts<W>, square: Square) -> Bitboard<W> {
    let Some(victim) = facts.position.piece(square) else {
        return Bitboard::EMPTY;
    };
    let near = facts.geometry().neighbours(square);
    neutralizers(facts, !victim.color())
        .filter(|(kind, _)| kind.neutralizes.contains(victim.piece_type()))
        .fold(Bitboard::EMPTY, |found, (_, pieces)| found | pieces & near)
}
