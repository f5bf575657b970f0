//! The plain description of a position, and its parts.

use crate::rules::board::{Bitboard, ByColor, Color, Square};
use crate::rules::piece::{MAX_TYPES, Piece, PieceType, TypeSet};

/// How many pieces of each type a side has in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand([u8; MAX_TYPES]);

impl Hand {
    /// The number of pieces of this type.
    #[inline]
    pub fn count(&self, piece_type: PieceType) -> u8 {
        self.0[piece_type.index()]
    }

    /// Whether the hand is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// The types in hand.
    pub fn types(&self) -> TypeSet {
        (0..MAX_TYPES)
            .map(PieceType::new)
            .filter(|&piece_type| self.count(piece_type) > 0)
            .collect()
    }

    /// Adds a piece; a hand holds at most 255 of a type.
    pub fn add(&mut self, piece_type: PieceType) {
        let count = &mut self.0[piece_type.index()];
        *count = count.saturating_add(1);
    }

    /// Removes a piece, if there is one.
    pub fn take(&mut self, piece_type: PieceType) {
        let count = &mut self.0[piece_type.index()];
        *count = count.saturating_sub(1);
    }
}

/// The castlings that are still allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(pub(in crate::rules) u8);

impl CastlingRights {
    /// No castling.
    pub const NONE: CastlingRights = CastlingRights(0);

    /// The right of one side to castle one way: `long` is the FEN letter Q.
    pub const fn of(color: Color, long: bool) -> CastlingRights {
        CastlingRights(1 << (color as u8 * 2 + long as u8))
    }

    /// Whether all rights of `other` are included.
    pub const fn has(self, other: CastlingRights) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether there is no right.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rights of both sets.
    #[must_use]
    pub const fn or(self, other: CastlingRights) -> CastlingRights {
        CastlingRights(self.0 | other.0)
    }

    /// The rights without those of `other`.
    #[must_use]
    pub const fn without(self, other: CastlingRights) -> CastlingRights {
        CastlingRights(self.0 & !other.0)
    }
}

/// The description of a position, not yet checked against the rules of a game.
///
/// [`Variant::position`](crate::rules::Variant::position) makes a [`Position`](crate::rules::Position) of it or says what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces on the board.
    pub pieces: Vec<(Square, Piece)>,
    /// The pieces off the board.
    pub hands: ByColor<Hand>,
    /// The side to move.
    pub turn: Color,
    /// The castling rights that are left.
    pub castling: CastlingRights,
    /// The squares that a pawn has just passed by a multi-step.
    pub en_passant: Bitboard,
    /// Two squares whose pieces have just swapped and may not swap back, the lower number first.
    pub ban: Option<(Square, Square)>,
    /// The number of the next choice of the array, counted from 1; 0 once the array is complete.
    pub choice: u8,
    /// Plies since the last irreversible one.
    pub halfmove: u16,
    /// The number of the move, counted from 1.
    pub fullmove: u32,
}

impl Setup {
    /// An empty board with White to move.
    pub fn empty() -> Setup {
        Setup {
            pieces: Vec::new(),
            hands: ByColor::default(),
            turn: Color::White,
            castling: CastlingRights::NONE,
            en_passant: Bitboard::EMPTY,
            ban: None,
            choice: 0,
            halfmove: 0,
            fullmove: 1,
        }
    }
}
