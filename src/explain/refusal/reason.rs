//! Reasons why a piece cannot move to a square.

use super::attack::Attack;
use crate::explain::words::{Placed, squares_of};
use crate::rules::{Bitboard, Color, EdgeBar, Outcome, Square};

/// A reason why a piece cannot move, or cannot go to a square. `piece` is always the piece asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game is over.
    GameOver(Outcome),
    /// The array is still being chosen.
    Arranging {
        /// The side that chooses.
        side: Color,
        /// The two pieces of the choice.
        pieces: Vec<Placed>,
    },
    /// A side still places its pieces.
    Placing {
        /// The side to move.
        side: Color,
        /// How many pieces it still places.
        left: usize,
    },
    /// No piece stands there.
    NoPiece(Square),
    /// The piece's side is not to move.
    NotToMove(Placed),
    /// Enemies freeze the piece.
    Frozen {
        /// The piece.
        piece: Placed,
        /// The enemies.
        by: Vec<Placed>,
        /// Whether it may remove itself.
        suicide: bool,
    },
    /// The move would leave the piece's own king attacked.
    KingAttacked {
        /// The piece.
        piece: Placed,
        /// The king on its square after the move, or now if all moves leave it attacked.
        king: Placed,
        /// Whether one of the attackers attacks it now.
        still: bool,
        /// Whether all moves of the piece leave it attacked.
        every: bool,
        /// The attackers.
        by: Vec<Attack>,
    },
    /// The move would bring a second piece into the side's own palace.
    Palace {
        /// The piece.
        piece: Placed,
        /// The square.
        to: Square,
        /// The piece in the palace.
        other: Placed,
    },
    /// The piece can capture, and must.
    Compelled {
        /// The piece.
        piece: Placed,
        /// The squares on which it can capture.
        stops: Bitboard,
    },
    /// The rank of the piece limits its distance.
    RankLimit {
        /// The piece.
        piece: Placed,
        /// The number of the rank, and the most squares that the piece may move.
        most: usize,
    },
    /// The move would touch the edge of the board.
    Edge {
        /// The piece.
        piece: Placed,
        /// The square.
        to: Square,
        /// Why it may not.
        why: EdgeBar,
    },
    /// The two have just swapped places.
    SwapBan {
        /// The piece.
        piece: Placed,
        /// The piece that it would swap with.
        other: Placed,
    },
    /// A pawn would land on its last rank, where no other piece may move it.
    LastRank {
        /// The piece.
        piece: Placed,
        /// The pawn.
        pawn: Placed,
        /// The square.
        on: Square,
    },
    /// The king may not castle.
    Castling {
        /// The king.
        king: Placed,
        /// The square.
        to: Square,
        /// The rook, on its square at the start.
        rook: Placed,
        /// The reason.
        why: NoCastling,
    },
    /// Enemies neutralize the piece, so that its method or its power does not work.
    Neutralized {
        /// The piece.
        piece: Placed,
        /// The enemies.
        by: Vec<Placed>,
    },
    /// A friend protects the piece that the move would capture.
    Protected {
        /// The piece.
        piece: Placed,
        /// The piece that is protected.
        other: Placed,
        /// The friend.
        by: Placed,
    },
    /// Other pieces are in the way.
    Blocked {
        /// The piece.
        piece: Placed,
        /// The square.
        to: Square,
        /// Whether it leaps at all.
        leaps: bool,
        /// The pieces in the way.
        by: Vec<Placed>,
    },
    /// The piece has no square to move to.
    HemmedIn {
        /// The piece.
        piece: Placed,
        /// The pieces in its way.
        by: Vec<Placed>,
    },
    /// The piece that it would push or drive has no room.
    NoRoom {
        /// The piece.
        piece: Placed,
        /// The piece that it would push or drive.
        other: Placed,
        /// The pieces behind that piece, or none if the board ends there.
        by: Vec<Placed>,
    },
    /// Another piece is on the square.
    Occupied {
        /// The piece.
        piece: Placed,
        /// The other.
        other: Placed,
        /// Why that piece stays.
        why: Occupied,
    },
    /// The piece does not move like that.
    NoWay {
        /// The piece.
        piece: Placed,
        /// The square.
        to: Square,
        /// The reason.
        why: NoWay,
    },
}

/// Why a piece cannot move onto another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupied {
    /// Both are on the same side.
    Friend,
    /// Both are on the same side and of the same type, and such two do not swap places.
    SameKind,
    /// The piece swaps with others of that side, but not with this one.
    NoSwap,
    /// Nothing captures it.
    Immune,
    /// The piece captures nothing by displacement.
    NeverOnto,
    /// The piece does not capture this one by displacement.
    NotOnto,
    /// The piece captures this one by displacement, but not with this move.
    OtherWay,
}

/// Why a piece does not move to an empty square in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// It moves there only to capture, and the square is empty.
    OnlyToCapture,
    /// It jumps there over a piece on one of these squares, and they are empty.
    NothingToJump(Bitboard),
    /// It moves there only to capture by enclosing.
    OnlyToEnclose,
    /// Only a frozen piece removes itself.
    NotFrozen,
    /// It is there already.
    There,
    /// It has no such move.
    Unable,
}

/// Why a king may not castle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCastling {
    /// The rook is gone from its corner.
    NoRook,
    /// King or rook has moved.
    Moved,
    /// Other pieces stand between them.
    Occupied(Vec<Placed>),
    /// Enemies freeze the rook.
    FrozenRook(Vec<Placed>),
    /// The king is attacked on a square of its path, including the first and the last.
    Attacked(Square, Vec<Attack>),
}

impl Reason {
    /// The squares of the pieces that cause it: freezers, attackers, pieces in the way.
    pub fn culprits(&self) -> Bitboard {
        match self {
            Reason::Frozen { by, .. }
            | Reason::Neutralized { by, .. }
            | Reason::Blocked { by, .. }
            | Reason::HemmedIn { by, .. }
            | Reason::NoRoom { by, .. } => squares_of(by),
            Reason::KingAttacked { by, .. } => stand_now(by),
            Reason::Protected { by, .. } => by.at.into(),
            Reason::Palace { other, .. } | Reason::Occupied { other, .. } => other.at.into(),
            Reason::Castling { why, .. } => why.culprits(),
            Reason::GameOver(_)
            | Reason::Arranging { .. }
            | Reason::Placing { .. }
            | Reason::NoPiece(_)
            | Reason::NotToMove(_)
            | Reason::Compelled { .. }
            | Reason::RankLimit { .. }
            | Reason::Edge { .. }
            | Reason::SwapBan { .. }
            | Reason::LastRank { .. }
            | Reason::NoWay { .. } => Bitboard::EMPTY,
        }
    }

    /// All squares that the reason names.
    pub fn squares(&self) -> Bitboard {
        self.own_squares() | self.culprits()
    }

    fn own_squares(&self) -> Bitboard {
        let both = |one, other| Bitboard::of(one).with(other);
        match self {
            Reason::GameOver(_) | Reason::Placing { .. } => Bitboard::EMPTY,
            Reason::Arranging { pieces, .. } => squares_of(pieces),
            Reason::NoPiece(at) => Bitboard::of(*at),
            Reason::NotToMove(piece)
            | Reason::Frozen { piece, .. }
            | Reason::Neutralized { piece, .. }
            | Reason::RankLimit { piece, .. }
            | Reason::HemmedIn { piece, .. } => piece.at.into(),
            Reason::KingAttacked { piece, king, .. } => both(piece.at, king.at),
            Reason::Compelled { piece, stops } => stops.with(piece.at),
            Reason::Edge { piece, to, why } => both(piece.at, *to) | instead(*why).into(),
            Reason::LastRank { piece, pawn, on } => both(piece.at, pawn.at).with(*on),
            Reason::Castling {
                king,
                to,
                rook,
                why,
            } => both(king.at, rook.at).with(*to) | why.square().into(),
            Reason::Palace { piece, to, .. } | Reason::Blocked { piece, to, .. } => {
                both(piece.at, *to)
            }
            Reason::NoWay { piece, to, why } => both(piece.at, *to) | why.squares(),
            Reason::SwapBan { piece, other }
            | Reason::Protected { piece, other, .. }
            | Reason::NoRoom { piece, other, .. }
            | Reason::Occupied { piece, other, .. } => both(piece.at, other.at),
        }
    }

    /// The square of the piece that they affect, if not the piece of the question.
    pub(super) fn target(&self) -> Option<Square> {
        match self {
            Reason::KingAttacked { king, .. } => Some(king.at),
            Reason::Protected { other, .. } => Some(other.at),
            Reason::Castling { rook, why, .. } => match why {
                NoCastling::FrozenRook(_) => Some(rook.at),
                _ => why.square(),
            },
            _ => None,
        }
    }

    /// Whether they freeze a piece.
    pub(super) fn freezes(&self) -> bool {
        matches!(
            self,
            Reason::Frozen { .. }
                | Reason::Castling {
                    why: NoCastling::FrozenRook(_),
                    ..
                }
        )
    }
}

/// Where a piece can move instead of touching the edge.
fn instead(bar: EdgeBar) -> Option<Square> {
    match bar {
        EdgeBar::Idle => None,
        EdgeBar::Less(stop) | EdgeBar::Shorter(stop) | EdgeBar::Equal(stop) => Some(stop),
    }
}

impl NoWay {
    fn squares(self) -> Bitboard {
        match self {
            NoWay::NothingToJump(over) => over,
            NoWay::OnlyToCapture
            | NoWay::OnlyToEnclose
            | NoWay::NotFrozen
            | NoWay::There
            | NoWay::Unable => Bitboard::EMPTY,
        }
    }
}

impl NoCastling {
    fn culprits(&self) -> Bitboard {
        match self {
            NoCastling::NoRook | NoCastling::Moved => Bitboard::EMPTY,
            NoCastling::Occupied(by) | NoCastling::FrozenRook(by) => squares_of(by),
            NoCastling::Attacked(_, by) => stand_now(by),
        }
    }

    /// The attacked square on the king's path.
    fn square(&self) -> Option<Square> {
        match self {
            NoCastling::Attacked(square, _) => Some(*square),
            _ => None,
        }
    }
}

fn stand_now(attacks: &[Attack]) -> Bitboard {
    attacks.iter().map(|attack| attack.now).collect()
}
