//! What pieces off the board are worth to the side in whose hand they are, from the ways by which they
//! come back: a drop costs a move, a resurrection needs the piece that does it, and a promotion a pawn
//! that gets there.

use crate::rules::{Color, Drops, MAX_TYPES, PieceType, Position, TypeSet, Variant};
use crate::search::score::Value;

/// A piece that may be dropped, in parts of 16 of its worth on the board.
const DROPPED: Value = 13;
/// A piece that another brings back, while that other stands on the board, …
const REVIVED: Value = 9;
/// … and while it does not.
const WAITING: Value = 2;
/// A piece that a pawn may become.
const RECALLED: Value = 1;

/// The hands of a game.
pub(super) struct Hands {
    /// Whether the game has any.
    any: bool,
    drops: bool,
    /// The pieces that bring others back.
    revivers: TypeSet,
}

impl Hands {
    pub(super) fn new(variant: &Variant) -> Hands {
        let settings = variant.settings();
        let kinds = (0..MAX_TYPES).zip(variant.kinds());
        Hands {
            any: settings.hands,
            drops: settings.drops != Drops::None,
            revivers: kinds
                .filter(|(_, kind)| kind.resurrects)
                .map(|(index, _)| PieceType::new(index))
                .collect(),
        }
    }

    /// Whether pieces go to hand at all.
    pub(super) fn exist(&self) -> bool {
        self.any
    }

    /// The parts of 16 of its worth on the board that a piece in hand counts for.
    #[inline]
    pub(super) fn share(&self, position: &Position, color: Color) -> Value {
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

    /// The value of a side's hand, given what pieces are worth on the board.
    pub(super) fn worth(
        &self,
        position: &Position,
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
