//! The value of pieces in hand, by the ways in which they come back. A drop costs a move, a resurrection needs the
//! piece that does it, and a promotion needs a pawn that gets there.

use crate::rules::{Color, Drops, MAX_TYPES, PieceType, Position, TypeSet, Variant, Word};
use crate::search::score::Value;

/// The part of its value on the board, in 16ths, of a piece that is placed before the first move. Those of a pool are in both
/// hands, so they count for neither side.
const PLACED: Value = 16;
/// The same for a piece that can be dropped.
const DROPPED: Value = 13;
/// The same for a piece that another piece can bring back, if that is on the board, …
const REVIVED: Value = 9;
/// … and if it is not.
const WAITING: Value = 2;
/// The same for a piece that only a promotion brings back.
const RECALLED: Value = 1;

/// The hands of a game.
pub(super) struct Hands {
    /// Whether the game has hands.
    any: bool,
    drops: bool,
    /// Whether the pieces in hand are placed before the first move.
    placed: bool,
    /// The types that the sides share in their hands.
    shared: TypeSet,
    /// The types that bring others back.
    revivers: TypeSet,
}

impl Hands {
    pub(super) fn new<W: Word>(variant: &Variant<W>) -> Hands {
        let settings = variant.settings();
        let kinds = (0..MAX_TYPES).zip(variant.kinds());
        Hands {
            any: settings.hands,
            drops: settings.drops != Drops::None,
            placed: settings.placement.is_some(),
            shared: (0..variant.kinds().len())
                .map(PieceType::new)
                .filter(|&kind| variant.is_shared(kind))
                .collect(),
            revivers: kinds
                .filter(|(_, kind)| kind.resurrects)
                .map(|(index, _)| PieceType::new(index))
                .collect(),
        }
    }

    /// Whether the game has hands.
    pub(super) fn exist(&self) -> bool {
        self.any
    }

    /// The number of pieces of a type, of both sides, that are still to be placed.
    #[inline]
    pub(super) fn to_place<W: Word>(&self, position: &Position<W>, kind: PieceType) -> Value {
        if !self.placed {
            return 0;
        }
        let [white, black] = Color::ALL.map(|color| Value::from(position.hand(color).count(kind)));
        match self.shared.contains(kind) {
            true => white,
            false => white + black,
        }
    }

    /// The part of its value on the board, in 16ths, of a piece in hand.
    #[inline]
    pub(super) fn share<W: Word>(&self, position: &Position<W>, color: Color) -> Value {
        if self.placed {
            return PLACED;
        }
        if self.drops {
            return DROPPED;
        }
        if self.revivers.is_empty() {
            return RECALLED;
        }
        let revivers = position.of_types(self.revivers);
        match revivers.meets(position.pieces(color)) {
            true => REVIVED,
            false => WAITING,
        }
    }

    /// The value of a side's hand. `value` is the value of a type on the board.
    pub(super) fn worth<W: Word>(
        &self,
        position: &Position<W>,
        color: Color,
        value: impl Fn(PieceType) -> Value,
    ) -> Value {
        if !self.any {
            return 0;
        }
        let hand = position.hand(color);
        let each = |kind: PieceType| Value::from(hand.count(kind)) * value(kind);
        hand.types().iter().map(each).sum::<Value>() * self.share(position, color) / 16
    }
}
