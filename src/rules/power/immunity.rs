//! **Immunity**: pieces that no method captures.
//!
//! A piece may be immune itself, or a friend next to it may protect it:
//!
//! ```text
//!     P P .
//!     P D .      nothing captures the pieces around D; D itself and the piece further off are not
//!     . . . P    protected
//! ```
//!
//! The board at the start of a move decides what is protected. Sources: V. R. Parton's Chimaera; the
//! Shield of M. Nelson's Fugue (2004).

use super::freeze;
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::View;
use crate::rules::piece::{Protect, TypeSet};

/// The pieces of `color` that no method captures.
#[inline]
pub(in crate::rules) fn immune<W: Word>(view: View<W>, color: Color) -> Bitboard<W> {
    let powers = view.rules.groups();
    let mut found = Bitboard::EMPTY;
    if !powers.immune.is_empty() {
        found |= view.position.of_types(powers.immune) & view.position.pieces(color);
    }
    if !powers.protectors.is_empty() {
        found |= protected(view, color);
    }
    found
}

/// The pieces of `color` that an enemy can capture if it captures `types`.
#[inline]
pub(in crate::rules) fn capturable<W: Word>(
    view: View<W>,
    color: Color,
    types: TypeSet,
) -> Bitboard<W> {
    view.pieces_of(color, types) - immune(view, color)
}

/// The pieces of `color` next to a friend that protects them.
pub(in crate::rules) fn protected<W: Word>(view: View<W>, color: Color) -> Bitboard<W> {
    let mut found = Bitboard::EMPTY;
    for (protect, pieces) in protectors(view, color) {
        found |= view.geometry().around(pieces) & view.pieces_of(color, protect.friends);
    }
    found
}

/// The pieces of `color` that no friend protects.
pub(in crate::rules) fn unprotected<W: Word>(view: View<W>, color: Color) -> Bitboard<W> {
    let pieces = view.position.pieces(color);
    match view.rules.groups().protectors.is_empty() {
        true => pieces,
        false => pieces - protected(view, color),
    }
}

/// The pieces of `color` that could be captured without their protectors.
pub(in crate::rules) fn only_protected<W: Word>(view: View<W>, color: Color) -> Bitboard<W> {
    protected(view, color) - view.position.of_types(view.rules.groups().immune)
}

/// The protectors of `color` that work now, type by type.
fn protectors<W: Word>(
    view: View<W>,
    color: Color,
) -> impl Iterator<Item = (Protect, Bitboard<W>)> {
    view.types(color).filter_map(move |(_, kind, pieces)| {
        let protect = kind.protects?;
        let working = match protect.frozen {
            true => pieces,
            false => pieces - freeze::frozen(view, color),
        };
        Some((protect, working))
    })
}

/// A friend that protects the piece on a square; `None` if there is none.
pub(in crate::rules) fn protector<W: Word>(view: View<W>, square: Square) -> Option<Square> {
    let piece = view.position.piece(square)?;
    let near = view.geometry().neighbours(square);
    protectors(view, piece.color())
        .filter(|(protect, _)| protect.friends.contains(piece.piece_type()))
        .find_map(|(_, pieces)| (pieces & near).first())
}

/// Whether the immune pieces of `color` follow from their types alone, wherever they stand.
pub(in crate::rules) fn is_fixed<W: Word>(view: View<W>, color: Color) -> bool {
    let protectors = view.rules.groups().protectors;
    protectors.and(view.rules.army(color)).is_empty()
}
