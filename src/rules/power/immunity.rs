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

use super::{freeze, neutralize};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::{Protect, TypeSet};

/// The pieces of `color` that no method captures.
#[inline]
pub(in crate::rules) fn immune<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    let powers = facts.rules.groups();
    let mut found = Bitboard::EMPTY;
    if !powers.immune.is_empty() {
        found |= facts.position.of_types(powers.immune) & facts.position.pieces(color);
    }
    if !powers.protectors.is_empty() {
        found |= protected(facts, color);
    }
    found
}

/// The pieces of `color` that an enemy can capture if it captures `types`.
#[inline]
pub(in crate::rules) fn capturable<W: Word>(
    facts: &Facts<W>,
    color: Color,
    types: TypeSet,
) -> Bitboard<W> {
    facts.pieces_of(color, types) - immune(facts, color)
}

/// The pieces of `color` next to a friend that protects them.
pub(in crate::rules) fn protected<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    facts.protected[color].get(|| {
        let mut found = Bitboard::EMPTY;
        for (protect, pieces) in protectors(facts, color) {
            found |= facts.geometry().around(pieces) & facts.pieces_of(color, protect.friends);
        }
        found
    })
}

/// The pieces of `color` that no friend protects.
pub(in crate::rules) fn unprotected<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    let pieces = facts.position.pieces(color);
    match facts.rules.groups().protectors.is_empty() {
        true => pieces,
        false => pieces - protected(facts, color),
    }
}

/// The pieces of `color` that could be captured without their protectors.
pub(in crate::rules) fn only_protected<W: Word>(facts: &Facts<W>, color: Color) -> Bitboard<W> {
    protected(facts, color) - facts.position.of_types(facts.rules.groups().immune)
}

/// The protectors of `color` that work now, type by type.
fn protectors<W: Word>(
    facts: &Facts<W>,
    color: Color,
) -> impl Iterator<Item = (Protect, Bitboard<W>)> {
    facts.types(color).filter_map(move |(_, kind, pieces)| {
        let protect = kind.protects?;
        let pieces = pieces - neutralize::neutralized(facts, color);
        let working = match protect.frozen {
            true => pieces,
            false => pieces - freeze::frozen(facts, color),
        };
        Some((protect, working))
    })
}

/// A friend that protects the piece on a square; `None` if there is none.
pub(in crate::rules) fn protector<W: Word>(facts: &Facts<W>, square: Square) -> Option<Square> {
    let piece = facts.position.piece(square)?;
    let near = facts.geometry().neighbours(square);
    protectors(facts, piece.color())
        .filter(|(protect, _)| protect.friends.contains(piece.piece_type()))
        .find_map(|(_, pieces)| (pieces & near).first())
}

/// Whether the immune pieces of `color` follow from their types alone, wherever they stand.
pub(in crate::rules) fn is_fixed<W: Word>(facts: &Facts<W>, color: Color) -> bool {
    let protectors = facts.rules.groups().protectors;
    protectors.and(facts.rules.army(color)).is_empty()
}
