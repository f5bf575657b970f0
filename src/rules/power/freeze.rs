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
//! Some freezers work along lines: on each line they freeze the first piece that they meet, if it is an enemy.
//!
//! ```text
//!     . . p . .
//!     . . . . .      the piece above G is frozen, and so is the one on its right;
//!     . . G . p p    the piece behind that one is not
//! ```
//!
//! Sources: the Immobilizer of R. Abbott's Ultima (1962); V. R. Parton's Gorgona (1970).

use super::neutralize;
use crate::rules::board::{Bitboard, Color, Direction, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::PieceKind;

/// The pieces of `color` that are frozen.
#[inline]
pub(in crate::rules) fn frozen<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    facts.frozen[color].get(|| find_frozen(facts, color))
}

fn find_frozen<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    let freezers = facts.rules.groups().freezers.and(facts.rules.army(!color));
    let enemies = facts.position.pieces(!color) - neutralize::neutralized(facts, !color);
    let own = facts.position.pieces(color);
    let mut frozen = Bitboard::EMPTY;
    for piece_type in freezers.iter() {
        let pieces = facts.position.of_type(piece_type) & enemies;
        if pieces.is_empty() {
            continue;
        }
        let kind = facts.rules.kind(piece_type);
        let frozen_squares = match kind.held_by.is_empty() && kind.freezes_along.is_none() {
            true => facts.geometry().around(pieces),
            false => frozen_squares(facts, kind, pieces, facts.pieces_of(color, kind.held_by)),
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

/// The pieces of `color` whose moves may change which enemies are frozen.
pub(in crate::rules) fn involved<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    let freezers = facts.pieces_of(color, facts.rules.groups().freezers);
    let far = |freezer| {
        let kind = facts.position.piece(freezer).map(|piece| facts.kind(piece));
        kind.is_some_and(|kind| kind.freezes_along.is_some())
    };
    match freezers.into_iter().any(far) {
        true => facts.position.pieces(color),
        false => freezers,
    }
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
            let works =
                |&freezer: &Square| works_on(facts, kind, freezer, holders).contains(square);
            let able = pieces - neutralize::neutralized(facts, !color);
            found |= able.into_iter().filter(works).collect();
        }
    }
    found
}

/// The squares on which at least one of these freezers works; `holders` are the enemies that can hold
/// them.
fn frozen_squares<W: Word>(
    facts: &Facts<W>,
    kind: &PieceKind<W>,
    freezers: Bitboard<W>,
    holders: Bitboard<W>,
) -> Bitboard<W> {
    freezers.into_iter().fold(Bitboard::EMPTY, |set, freezer| {
        set | works_on(facts, kind, freezer, holders)
    })
}

/// The squares on which one freezer works.
fn works_on<W: Word>(
    facts: &Facts<W>,
    kind: &PieceKind<W>,
    freezer: Square,
    holders: Bitboard<W>,
) -> Bitboard<W> {
    let geometry = facts.geometry();
    let near = match kind.freezes_along {
        None => geometry.neighbours(freezer),
        Some(range) => {
            let occupied = facts.position.occupied();
            let first = Direction::ALL
                .into_iter()
                .fold(Bitboard::EMPTY, |set, direction| {
                    let seen =
                        |sheet| geometry.sight(sheet, freezer, direction, occupied) & occupied;
                    (0..geometry.sheets())
                        .map(seen)
                        .fold(set, |set, first| set | first)
                });
            first & geometry.within(freezer, usize::from(range))
        }
    };
    let holding = near & holders;
    match holding.len() {
        0 => near,
        1 => holding,
        _ => Bitboard::EMPTY,
    }
}
