//! **Immunity**: who cannot be captured, by any method.
//!
//! A piece may be immune itself, or be protected by a friend next to it:
//!
//! ```text
//!     P P .
//!     P D .      nothing captures the pieces around D; D itself and the piece further off are not
//!     . . . P    protected
//! ```
//!
//! Protection is judged on the board as it stands at the start of a move. Sources: V. R. Parton's
//! Chimaera; the Shield of M. Nelson's Fugue (2004).

use super::bitboard::Bitboard;
use super::color::Color;
use super::freeze;
use super::piece_kind::Protect;
use super::square::Square;
use super::view::View;

/// The pieces of `color` that nothing captures.
#[inline]
pub(super) fn immune(view: View, color: Color) -> Bitboard {
    let powers = view.variant.powers();
    let mut found = Bitboard::EMPTY;
    if !powers.immune.is_empty() {
        found |= view.position.of_types(powers.immune) & view.position.pieces(color);
    }
    if !powers.protectors.is_empty() {
        found |= protected(view, color);
    }
    found
}

/// The pieces of `color` next to a protector of theirs.
pub(super) fn protected(view: View, color: Color) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for (protect, pieces) in protectors(view, color) {
        found |= view.geometry().around(pieces) & view.pieces_of(color, protect.friends);
    }
    found
}

/// The pieces of `color` that no friend protects.
pub(super) fn unprotected(view: View, color: Color) -> Bitboard {
    let pieces = view.position.pieces(color);
    match view.variant.powers().protectors.is_empty() {
        true => pieces,
        false => pieces - protected(view, color),
    }
}

/// The pieces of `color` that could be captured but for their protectors.
pub(super) fn only_protected(view: View, color: Color) -> Bitboard {
    protected(view, color) - view.position.of_types(view.variant.powers().immune)
}

/// The protectors of `color` that work, type by type.
fn protectors(view: View, color: Color) -> impl Iterator<Item = (Protect, Bitboard)> {
    view.types(color).filter_map(move |(_, kind, pieces)| {
        let protect = kind.protects?;
        let working = match protect.frozen {
            true => pieces,
            false => pieces - freeze::frozen(view, color),
        };
        Some((protect, working))
    })
}

/// The friend that keeps the piece on a square from being captured; nothing if none does.
pub(super) fn protector(view: View, square: Square) -> Option<Square> {
    let piece = view.position.piece(square)?;
    let near = view.geometry().neighbours(square);
    protectors(view, piece.color())
        .filter(|(protect, _)| protect.friends.contains(piece.piece_type()))
        .find_map(|(_, pieces)| (pieces & near).first())
}

/// Whether the pieces of `color` themselves say which of them are immune, wherever they stand.
pub(super) fn is_fixed(view: View, color: Color) -> bool {
    let protectors = view.variant.powers().protectors;
    protectors.and(view.variant.army(color)).is_empty()
}
