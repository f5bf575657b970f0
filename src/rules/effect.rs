//! What a move does, as one ordered list that everything else reads.
//!
//! Playing a move, undoing it on screen, notation, the preview of captures, animations and diagrams
//! all follow the [`Transition`]; nothing else works out what a move captures.

use super::bitboard::Bitboard;
use super::capture::MethodName;
use super::moves::{Move, Travel};
use super::piece::Piece;
use super::square::Square;
use smallvec::SmallVec;

/// Declares an enum without data together with `ALL`, the list of its variants, which cannot miss one.
macro_rules! listed {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident { $($(#[$doc:meta])* $variant:ident,)+ }
    ) => {
        $(#[$attribute])*
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: &[$name] = &[$($name::$variant),+];
        }
    };
}
pub(crate) use listed;

/// Where a captured piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// Off the board for good.
    Gone,
    /// Into a hand, as this piece.
    Hand(Piece),
}

/// One thing that a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A piece is lifted from a square and lands on another.
    Travel {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// Where it lands.
        to: Square,
        /// How it gets there.
        by: Travel,
    },
    /// A piece is captured.
    Capture {
        /// The victim.
        piece: Piece,
        /// Where it stood at the start of the move.
        at: Square,
        /// Where the piece that captures it stood at the start of the move. That is the mover's square,
        /// but a push or a pull can lead others to capture.
        captor: Square,
        /// How it was captured.
        by: MethodName,
        /// Whether the captor used the method only because it is the victim's own.
        mimicked: bool,
        /// The friend that the capture needs, if its method needs one.
        partner: Option<Square>,
        /// Where it goes.
        fate: Fate,
    },
    /// A piece of the moving side is removed by its own move.
    Sacrifice {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        at: Square,
        /// Where it goes.
        fate: Fate,
    },
    /// A piece comes from its side's hand onto the board.
    Drop {
        /// The piece.
        piece: Piece,
        /// Where it lands.
        at: Square,
    },
    /// A piece that has landed becomes another.
    Promotion {
        /// Where.
        at: Square,
        /// The old type.
        from: Piece,
        /// The new type.
        into: Piece,
    },
    /// A piece in hand is used up: a promotion has brought it back.
    Recall {
        /// The piece.
        piece: Piece,
    },
    /// A piece stays that the move would capture if a friend did not protect it.
    Protect {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        at: Square,
        /// Where the friend stands that protects it.
        by: Square,
    },
    /// A piece that could move before cannot any more.
    Freeze {
        /// The piece.
        piece: Piece,
        /// Where it stands after the move.
        at: Square,
    },
    /// A piece that could not move before can again.
    Thaw {
        /// The piece.
        piece: Piece,
        /// Where it stands after the move.
        at: Square,
    },
}

/// The effects of a move, in the order of cause and effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The move.
    pub mv: Move,
    /// Its effects, the mover first.
    pub effects: SmallVec<[Effect; 6]>,
}

impl Transition {
    /// The squares of all captured pieces.
    pub fn captured(&self) -> Bitboard {
        self.effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Capture { at, .. } => Some(*at),
                _ => None,
            })
            .collect()
    }

    /// Whether any piece leaves the board.
    pub fn removes(&self) -> bool {
        self.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Capture { .. } | Effect::Sacrifice { .. }))
    }
}
