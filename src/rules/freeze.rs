//! **Freezing**: an enemy adjacent to the man may not move while it stands there.
//!
//! ```text
//!     . p .
//!     p I .      the men around I are frozen, the one further off is not;
//!     . p . p    a frozen freezer freezes on
//! ```
//!
//! A freezer may be held by certain enemies, in Baroque's Cambridge rules by an Immobilizer or a
//! Chameleon: with one of them adjacent it freezes nobody but that one, with two nobody at all.
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
            let touched = if man.held_by.is_empty() {
                view.geometry().around(men)
            } else {
                touched(view, men, view.men_of(color, man.held_by))
            };
            frozen |= touched & view.men_of(color, man.freezes);
        }
    }
    frozen - view.position.of_types(view.variant.unfreezable())
}

/// The squares on which any of these freezers works, given the enemies that hold them.
fn touched(view: View, freezers: Bitboard, holders: Bitboard) -> Bitboard {
    freezers.into_iter().fold(Bitboard::EMPTY, |set, freezer| {
        let near = view.geometry().neighbours(freezer);
        let holding = near & holders;
        match holding.len() {
            0 => set | near,
            1 => set | holding,
            _ => set,
        }
    })
}
