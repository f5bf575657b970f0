//! Reasons why a piece cannot go somewhere.

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
        /// Who chooses.
        side: Color,
        /// The two pieces about which.
        pieces: Vec<Placed>,
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
    /// The move would leave the own king attacked.
    KingAttacked {
        /// The piece.
        piece: Placed,
        /// The king, as it would stand then; as it stands now if that is so wherever it goes.
        king: Placed,
        /// Whether one of the attackers attacks already.
        still: bool,
        /// Whether that is so with all moves of the piece.
        every: bool,
        /// The attackers.
        by: Vec<Attack>,
    },
    /// The move would bring a second piece into the own palace.
    Palace {
        /// The piece.
        piece: Placed,
        /// Where it would go.
        to: Square,
        /// The piece in the palace.
        other: Placed,
    },
    /// The piece can capture, and must.
    Compelled {
        /// The piece.
        piece: Placed,
        /// Where it can go to capture.
        stops: Bitboard,
    },
    /// The piece's rank limits how far it goes.
    RankLimit {
        /// The piece.
        piece: Placed,
        /// The number of its rank, and the most squares that it may go.
        most: usize,
    },
    /// The move would touch the edge of the board.
    Edge {
        /// The piece.
        piece: Placed,
        /// Where it would go.
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
    /// A pawn would be put on its last rank, where no other piece may put it.
    LastRank {
        /// The piece.
        piece: Placed,
        /// The pawn.
        pawn: Placed,
        /// Where it would be put.
        on: Square,
    },
    /// The king may not castle.
    Castling {
        /// The king.
        king: Placed,
        /// Where it would go.
        to: Square,
        /// The rook, where it stands at the start.
        rook: Placed,
        /// Why.
        why: NoCastling,
    },
    /// A friend protects whom the move would capture.
    Protected {
        /// The piece.
        piece: Placed,
        /// The piece that is protected.
        other: Placed,
        /// The friend.
        by: Placed,
    },
    /// Others stand in the way.
    Blocked {
        /// The piece.
        piece: Placed,
        /// Where it would go.
        to: Square,
        /// Whether it leaps over others at all.
        leaps: bool,
        /// Who stands in the way.
        by: Vec<Placed>,
    },
    /// The piece has nowhere to go.
    HemmedIn {
        /// The piece.
        piece: Placed,
        /// Who stands in its way.
        by: Vec<Placed>,
    },
    /// The piece that it would push or drive cannot be moved on.
    NoRoom {
        /// The piece.
        piece: Placed,
        /// Whom it would push or drive.
        other: Placed,
        /// The pieces behind that piece; empty if the board ends there.
        by: Vec<Placed>,
    },
    /// Another stands there.
    Occupied {
        /// The piece.
        piece: Placed,
        /// The other.
        other: Placed,
        /// Why it stays.
        why: Occupied,
    },
    /// The piece does not move like that.
    NoWay {
        /// The piece.
        piece: Placed,
        /// Where it would go.
        to: Square,
        /// The reason.
        why: NoWay,
    },
}

/// Why a piece cannot go where another stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupied {
    /// It is on the same side.
    Friend,
    /// It is on the same side and type, and such two do not swap places.
    SameKind,
    /// Nothing captures it.
    Immune,
    /// The piece captures nothing by moving onto it.
    NeverOnto,
    /// The piece does not capture this one by moving onto it.
    NotOnto,
    /// The piece captures this one by moving onto it, but not in this way.
    OtherWay,
}

/// Reasons why a piece does not move like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// It goes there only to capture, and the square is empty.
    OnlyToCapture,
    /// It gets there by jumping over a piece on one of these squares, and they are empty.
    NothingToJump(Bitboard),
    /// It gets there only to capture by enclosing.
    OnlyToEnclose,
    /// Only a frozen piece removes itself.
    NotFrozen,
    /// It stands there already.
    There,
    /// It does not move like that.
    Unable,
}

/// Why a king may not castle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCastling {
    /// The rook is gone from its corner.
    NoRook,
    /// King or rook has moved.
    Moved,
    /// Others stand between them.
    Occupied(Vec<Placed>),
    /// Enemies freeze the rook.
    FrozenRook(Vec<Placed>),
    /// The king is attacked on a square of its way, the first or last included.
    Attacked(Square, Vec<Attack>),
}

impl Reason {
    /// Where the pieces stand now that do it: freezers, attackers, pieces in the way.
    pub fn culprits(&self) -> Bitboard {
        match self {
            Reason::Frozen { by, .. }
            | Reason::Blocked { by, .. }
            | Reason::HemmedIn { by, .. }
            | Reason::NoRoom { by, .. } => squares_of(by),
            Reason::KingAttacked { by, .. } => stand_now(by),
            Reason::Protected { by, .. } => by.at.into(),
            Reason::Palace { other, .. } | Reason::Occupied { other, .. } => other.at.into(),
            Reason::Castling { why, .. } => why.culprits(),
            Reason::GameOver(_)
            | Reason::Arranging { .. }
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

    /// Every square that the reason speaks of.
    pub fn squares(&self) -> Bitboard {
        self.own_squares() | self.culprits()
    }

    fn own_squares(&self) -> Bitboard {
        let both = |one, other| Bitboard::of(one).with(other);
        match self {
            Reason::GameOver(_) => Bitboard::EMPTY,
            Reason::Arranging { pieces, .. } => squares_of(pieces),
            Reason::NoPiece(at) => Bitboard::of(*at),
            Reason::NotToMove(piece)
            | Reason::Frozen { piece, .. }
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

    /// Whom the culprits do it to, if not the piece asked about.
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

    /// Whether the culprits do it by freezing.
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

/// Where a piece can go instead of touching the edge as it would.
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

    /// The square of the king's way that is attacked.
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
