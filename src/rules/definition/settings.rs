//! The rules of a game that do not belong to a single piece, such as how it ends.

use crate::rules::board::{Bitboard, ByColor, Color, Square, Word};
use crate::rules::moves::Move;
use crate::rules::piece::TypeSet;
use crate::rules::position::CastlingRights;

/// How a game is won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Royal {
    /// By checkmate: a move may not leave its own king attacked.
    #[default]
    Check,
    /// By capturing the king, which may be left attacked.
    Capture,
}

/// What happens if a side has no legal move and is not in check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoMoves {
    /// The game is drawn.
    #[default]
    Draws,
    /// That side loses.
    Loses,
}

/// What happens on threefold repetition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Repetition {
    /// The game is drawn.
    #[default]
    Draws,
    /// The side that repeats the position loses.
    Loses,
}

/// What happens if a side has only its king left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BareKings {
    /// Nothing happens.
    #[default]
    Ignored,
    /// The game is drawn if both sides have only their king.
    Draw,
    /// That side loses.
    Loses,
}

/// Where captured pieces go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Captured {
    /// Off the board for good.
    #[default]
    Gone,
    /// To the hand of the owner. Types that no promotion brings back leave the board for good.
    ToOwnHand,
    /// To the hand of the captor, who now owns them.
    ToCaptorsHand,
}

/// What happens if a swap puts a pawn on its own last rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SwappedPawns {
    /// The swap is forbidden.
    #[default]
    Forbidden,
    /// The pawn promotes; the player who swaps chooses the new piece.
    Promote,
}

/// Whether pieces in hand may be put on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drops {
    /// They may not.
    #[default]
    None,
    /// On any empty square.
    Free,
    /// On an empty square, if the enemy king is not attacked afterwards.
    WithoutCheck,
}

/// One castling of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// The FEN letter of the right: a capital letter for White.
    pub letter: char,
    /// The right that it uses up.
    pub right: CastlingRights,
    /// The king's square before.
    pub king: Square,
    /// The king's square after.
    pub king_to: Square,
    /// The rook's square before.
    pub rook: Square,
    /// The rook's square after.
    pub rook_to: Square,
    /// The squares that must be empty.
    pub empty: Bitboard,
    /// The squares on which the king must not be attacked, its own included.
    pub safe: Bitboard,
}

/// One choice of a side: whether to swap two of its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The side that chooses.
    pub side: Color,
    /// The squares of the two pieces, the lower number first.
    pub squares: (Square, Square),
}

/// A win by a piece that reaches one of some squares with a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The squares of each side.
    pub squares: ByColor<Bitboard>,
    /// The pieces that count.
    pub pieces: TypeSet,
}

/// The pieces that the sides place before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Where each side places them.
    pub zone: ByColor<Bitboard>,
    /// Whether the sides share all pieces in their hands except kings.
    pub pool: bool,
}

/// The rules of a game without its board and its pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How the game is won.
    pub royal: Royal,
    /// What happens if a side has no legal move and is not in check.
    pub no_moves: NoMoves,
    /// What happens on threefold repetition.
    pub repetition: Repetition,
    /// The plies on the halfmove clock after which the game is drawn; 0 for never.
    pub clock: u16,
    /// What happens if a side has only its king left.
    pub bare_kings: BareKings,
    /// Whether the game is drawn as soon as no moves can lead to checkmate.
    pub dead_positions_draw: bool,
    /// Whether a player may remove a frozen piece, other than a king, as a move.
    pub suicide: bool,
    /// Whether two pieces that can both swap may not swap back at once.
    pub swap_ban: bool,
    /// What happens if a swap puts a pawn on its own last rank.
    pub swapped_pawns: SwappedPawns,
    /// The castlings of both sides.
    pub castlings: Vec<Castling>,
    /// Whether a frozen king or rook may castle.
    pub frozen_castling: bool,
    /// Whether a king or rook may still castle after a swap has moved it.
    pub swapped_castling: bool,
    /// Where captured pieces go.
    pub captured: Captured,
    /// Whether a piece on the Nth rank from its owner's side moves at most N squares.
    pub rank_limit: bool,
    /// The choices to be made before the first move, in order.
    pub exchanges: Vec<Exchange>,
    /// The squares on which a king without a legal move loses although it is not attacked.
    pub lost_stalemates: ByColor<Bitboard>,
    /// Whether pieces in hand may be put on the board.
    pub drops: Drops,
    /// The pieces in hand that the sides place before the first move.
    pub placement: Option<Placement>,
    /// Whether the game has hands, so that a FEN shows them.
    pub hands: bool,
    /// The squares that a move may touch only for a capture that is impossible without them.
    pub edge: ByColor<Bitboard>,
    /// The squares on which a side may have only one of its pieces.
    pub palace: ByColor<Bitboard>,
    /// The squares that a side must occupy, all of them, to win.
    pub goals: ByColor<Bitboard>,
    /// A win by the arrival of one piece.
    pub arrival: Option<Arrival>,
}

impl Settings {
    /// Whether a move may put a piece in hand on the board.
    pub fn puts_from_hand(&self) -> bool {
        self.drops != Drops::None || self.placement.is_some()
    }

    /// Whether pieces can come into a hand.
    pub fn fills_hands(&self) -> bool {
        self.hands && self.placement.is_none()
    }

    /// The squares where the arrival of one piece wins; none in most games.
    pub fn arrival_squares(&self) -> ByColor<Bitboard> {
        self.arrival
            .map_or_else(ByColor::default, |arrival| arrival.squares)
    }

    /// Whether the arrival of one of these pieces wins.
    pub fn wins_by_arrival(&self, pieces: TypeSet) -> bool {
        self.arrival
            .is_some_and(|arrival| !arrival.pieces.and(pieces).is_empty())
    }

    /// The squares of all kings and rooks that may castle.
    pub(in crate::rules) fn castling_squares<W: Word>(&self) -> Bitboard<W> {
        let castlings = self.castlings.iter();
        castlings
            .flat_map(|castling| [castling.king, castling.rook])
            .collect()
    }

    /// The castling that a move of the kind [`Travel::Castle`](crate::rules::Travel::Castle) makes.
    pub fn castling(&self, mv: Move) -> Option<&Castling> {
        let mut castlings = self.castlings.iter();
        castlings.find(|castling| castling.king == mv.from && castling.king_to == mv.to)
    }
}
