//! **Immunity**: who cannot be captured at all, by any method.

use super::bitboard::Bitboard;
use super::color::Color;
use super::square::Square;
use super::view::View;

/// The pieces of `color` that nothing captures.
#[inline]
pub(super) fn immune(view: View, color: Color) -> Bitboard {
    view.position.of_types(view.variant.powers().immune) & view.position.men(color)
}

/// The friend that keeps the piece on a square from being captured; nothing if none does.
pub(super) fn protector(_view: View, _square: Square) -> Option<Square> {
    None
}

/// Whether the pieces of `color` themselves say which of them are immune, wherever they stand.
pub(super) fn is_fixed(_view: View, _color: Color) -> bool {
    true
}
