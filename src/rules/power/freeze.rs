//! **Freezing**: an enemy may not move while it stands next to the piece.
//!
//! ```text
//!     . p .
//!     p I .      the pieces around I are frozen, the one further off is not;
//!     . p . p    a frozen freezer freezes on
//! ```
//!
//! Certain enemies may hold a freezer: in Baroque's Cambridge rules an Immobilizer or a Chameleon. A
//! freezer next to one of them freezes only that one, and next to two it freezes nothing.
//!
//! Source: the Immobilizer of R. Abbott's Ultima (1962).

use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;

/// The pieces of `color` that are frozen.
#[inline]
pub(in crate::rules) fn frozen<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    facts.frozen[color].get(|| find_frozen(facts, color))
}

fn find_frozen<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    let freezers = facts.rules.groups().freezers.and(facts.rules.army(!color));
    let enemies = facts.position.pieces(!color);
    let own = facts.position.pieces(color);
    let mut frozen = Bitboard::EMPTY;
    for piece_type in freezers.iter() {
        let pieces = facts.position.of_type(piece_type) & enemies;
        if pieces.is_empty() {
            continue;
        }
        let kind = facts.rules.kind(piece_type);
        let frozen_squares = match kind.held_by.is_empty() {
            true => facts.geometry().around(pieces),
            false => frozen_squares(facts, pieces, facts.pieces_of(color, kind.held_by)),
        };
        let near = frozen_squares & own;
        if near.any() {
            frozen |= near & facts.pieces_of(color, kind.freezes);
        }
    }
    if frozen.is_empty() {
        return frozen;
    }
    frozen - facts.position.of_types(facts.rules.groups().unfreezable)
}

/// The enemies that freeze the piece on a square.
pub(in crate::rules) fn freezers_of<W: Word>(facts: &Facts<W>, square: Square) -> Bitboard<W> {
    let Some(victim) = facts.position.piece(square) else {
        return Bitboard::EMPTY;
    };
    let (color, piece_type) = (victim.color(), victim.piece_type());
    if facts.rules.groups().unfreezable.contains(piece_type) {
        return Bitboard::EMPTY;
    }
    let mut found = Bitboard::EMPTY;
    for (_, kind, pieces) in facts.types(!color) {
        if kind.freezes.contains(piece_type) {
            let holders = facts.pieces_of(color, kind.held_by);
            let works = |&freezer: &Square| works_on(facts, freezer, holders).contains(square);
            found |= pieces.into_iter().filter(works).collect();
        }
    }
    found
}

/// The squares on which at least one of these freezers works; `holders` are the enemies that can hold
/// them.
fn frozen_squares<W: Word>(
    facts: &Facts<W>,
    freezers: Bitboard<W>,
    holders: Bitboard<W>,
) -> Bitboard<W> {
    freezers.into_iter().fold(Bitboard::EMPTY, |set, freezer| {
        set | works_on(facts, freezer, holders)
    })
}

/// The squares on which one freezer works.
fn works_on<W: Word>(facts: &Facts<W>, freezer: Square, holders: Bitboard<W>) -> Bitboard<W> {
    let near = facts.geometry().neighbours(freezer);
    let holding = near & holders;
    match holding.len() {
        0 => near,
        1 => holding,
        _ => Bitboard::EMPTY,
    }
}
