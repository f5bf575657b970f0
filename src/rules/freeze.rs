//! **Freezing**: an enemy adjacent to the man may not move while it stands there.
//!
//! ```text
//!     . p .
//!     p I .      the men around I are frozen, the one further off is not;
//!     . p . p    a frozen freezer freezes on
//! ```
//!
//! Source: the Immobilizer of R. Abbott's Ultima (1962).

use super::bitboard::Bitboard;
use super::color::Color;
use super::view::View;

/// The men of `color` that are frozen.
pub(super) fn frozen(view: View, color: Color) -> Bitboard {
    let freezers = view.variant.freezers();
    if !view
        .position
        .of_types(freezers)
        .meets(view.position.men(!color))
    {
        return Bitboard::EMPTY;
    }
    let mut frozen = Bitboard::EMPTY;
    for (_, man, men) in view.types(!color) {
        if !man.freezes.is_empty() {
            frozen |= view.geometry().around(men) & view.men_of(color, man.freezes);
        }
    }
    frozen - view.position.of_types(view.variant.unfreezable())
}
