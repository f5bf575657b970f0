//! What a move does, as one ordered list.
//!
//! Playing a move, notation, previews of captures, animations and diagrams all follow the
//! [`Transition`]. No other code works out what a move captures.

use super::moves::Move;
use crate::rules::board::{Bitboard, Square};
use crate::rules::piece::{MethodName, Piece, Travel};
use smallvec::SmallVec;

/// Where a captured piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// Off the board for good.
    Gone,
    /// Into a hand, as this piece.
    Hand(Piece),
    /// It changes sides: it stays on its square as this piece.
    Converted(Piece),
}

/// One thing that a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A piece moves from one square to another.
    Travel {
        /// The piece.
        piece: Piece,
        /// Its old square.
        from: Square,
        /// Its new square.
        to: Square,
        /// How it moves.
        by: Travel,
    },
    /// A piece is captured.
    Capture {
        /// The captured piece.
        piece: Piece,
        /// Its square at the start of the move.
        at: Square,
        /// The captor's square at the start of the move. Usually this is the mover; in a push or a pull
        /// other pieces can capture.
        captor: Square,
        /// The method of the capture.
        by: MethodName,
        /// Whether the captor has the method only because the victim has it.
        mimicked: bool,
        /// The friend that the capture needs, if its method needs one.
        partner: Option<Square>,
        /// Where the captured piece goes.
        fate: Fate,
    },
    /// A move removes a piece of its own side.
    Sacrifice {
        /// The piece.
        piece: Piece,
        /// Its square at the start of the move.
        at: Square,
        /// Where it goes.
        fate: Fate,
    },
    /// A piece from its side's hand is put on the board.
    Drop {
        /// The piece.
        piece: Piece,
        /// The square that it is put on.
        at: Square,
    },
    /// A piece on its new square becomes another.
    Promotion {
        /// Where.
        at: Square,
        /// The old piece.
        from: Piece,
        /// The new piece.
        into: Piece,
    },
    /// A promotion uses up a piece in hand.
    Recall {
        /// The piece.
        piece: Piece,
    },
    /// A friend protects a piece that the move would capture otherwise.
    Protect {
        /// The protected piece.
        piece: Piece,
        /// Its square.
        at: Square,
        /// The protector's square.
        by: Square,
    },
    /// A piece becomes frozen.
    Freeze {
        /// The piece.
        piece: Piece,
        /// Its square after the move.
        at: Square,
    },
    /// A frozen piece becomes free again.
    Thaw {
        /// The piece.
        piece: Piece,
        /// Its square after the move.
        at: Square,
    },
}

/// The effects of a move, causes before their results.
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
        self.effects.iter().any(|effect| match effect {
            Effect::Capture { fate, .. } | Effect::Sacrifice { fate, .. } => {
                !matches!(fate, Fate::Converted(_))
            }
            _ => false,
        })
    }
}
