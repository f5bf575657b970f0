//! The particulars of the powers that pieces have besides capturing.

use super::piece::TypeSet;
use crate::rules::board::{Bitboard, Word};

/// The pieces that a piece may swap with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swap {
    /// The types of friends.
    pub friends: TypeSet,
    /// The types of enemies.
    pub enemies: TypeSet,
    /// Whether it swaps only with neighbours.
    pub adjacent: bool,
}

/// Which pieces a piece drives, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drive {
    /// The types of the enemies that it drives.
    pub enemies: TypeSet,
    /// Whether the enemy pushes every piece in its way along until all stand against the end of the
    /// line. Otherwise it stops before the first one.
    pub train: bool,
}

/// The protection of adjacent friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Protect {
    /// The types of the friends.
    pub friends: TypeSet,
    /// Whether it also works while the protector is frozen.
    pub frozen: bool,
}

/// A pawn's multi-step: straight ahead over empty squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run<W: Word = u128> {
    /// The squares on which it may begin.
    pub from: Bitboard<W>,
    /// The last squares that it can reach: it ends there at the latest.
    pub until: Bitboard<W>,
}

impl<W: Word> Run<W> {
    /// The same multi-step on a board of another width.
    pub(super) fn cast<V: Word>(&self) -> Run<V> {
        Run {
            from: self.from.cast(),
            until: self.until.cast(),
        }
    }
}

/// A pawn's promotion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promotion<W: Word = u128> {
    /// The squares where it promotes.
    pub zone: Bitboard<W>,
    /// The types that it may become.
    pub to: TypeSet,
    /// Whether the player may decline it. An optional promotion happens only on the piece's own moves.
    pub optional: bool,
    /// Whether it uses up a piece of the new type from the hand.
    pub from_hand: bool,
}

impl<W: Word> Promotion<W> {
    /// The same promotion on a board of another width.
    pub(super) fn cast<V: Word>(&self) -> Promotion<V> {
        Promotion {
            zone: self.zone.cast(),
            to: self.to,
            optional: self.optional,
            from_hand: self.from_hand,
        }
    }
}
