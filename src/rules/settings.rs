//! The rules of a game that belong to no single piece: how it ends, and what is allowed.

use super::bitboard::Bitboard;
use super::color::ByColor;
use super::exchange::Exchange;
use super::setup::CastlingRights;
use super::square::Square;

/// How a game is won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Royal {
    /// By checkmate: no move may leave one's own king attacked.
    #[default]
    Check,
    /// By capturing the king, which may be left en prise.
    Capture,
}

/// The result for a side that has no legal move and is not in check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoMoves {
    /// The game is drawn.
    #[default]
    Draws,
    /// It loses.
    Loses,
}

/// The result of a threefold repetition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Repetition {
    /// The game is drawn.
    #[default]
    Draws,
    /// The side that brings it about loses.
    Loses,
}

/// The result of a bare king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BareKings {
    /// Nothing.
    #[default]
    Ignored,
    /// King against king is a draw.
    Draw,
    /// A side left with its king alone loses.
    Loses,
}

/// Where captured pieces go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Captured {
    /// Off the board for good.
    #[default]
    Gone,
    /// To their own side's hand, as all that leave the board; those stay away that no promotion can
    /// bring back.
    ToOwnHand,
    /// To the hand of the side that took them, whose pieces they are now.
    ToCaptorsHand,
}

/// The rule for a swap that puts a pawn on its own last rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SwappedPawns {
    /// No swap puts a pawn there.
    #[default]
    Forbidden,
    /// A pawn put there promotes, the player to move choosing.
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
    /// On an empty square, if the enemy king is not attacked afterwards in any way.
    WithoutCheck,
}

/// One castling of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// The FEN letter of the right: a capital for White.
    pub letter: char,
    /// The right that it uses up.
    pub right: CastlingRights,
    /// Where the king stands.
    pub king: Square,
    /// Where it goes.
    pub king_to: Square,
    /// Where the rook stands.
    pub rook: Square,
    /// Where it goes.
    pub rook_to: Square,
    /// The squares that must be empty.
    pub empty: Bitboard,
    /// The squares on which the king must not be attacked, its own among them.
    pub safe: Bitboard,
}

/// The rules of a game, besides its board and its pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How the game is won.
    pub royal: Royal,
    /// The result for a side without a legal move.
    pub no_moves: NoMoves,
    /// The result of a threefold repetition.
    pub repetition: Repetition,
    /// After how many plies on the halfmove clock the game is drawn; 0 for never.
    pub clock: u16,
    /// The result of bare kings.
    pub bare_kings: BareKings,
    /// Whether a frozen piece that is not royal may be removed by its owner as a move.
    pub suicide: bool,
    /// Whether two pieces that can swap, and have just been swapped, may not be swapped back at once.
    pub swap_ban: bool,
    /// The rule for swaps of pawns.
    pub swapped_pawns: SwappedPawns,
    /// The castlings of both sides.
    pub castlings: Vec<Castling>,
    /// Whether a frozen king or rook may castle.
    pub frozen_castling: bool,
    /// Whether a king or rook that another piece's move has moved may still castle.
    pub swapped_castling: bool,
    /// Where captured pieces go.
    pub captured: Captured,
    /// Whether a piece on the Nth rank from its owner's side moves at most N squares.
    pub rank_limit: bool,
    /// The choices to be made before the first move, in order.
    pub exchanges: Vec<Exchange>,
    /// Where a king without a legal move loses though it is not attacked.
    pub lost_stalemates: ByColor<Bitboard>,
    /// Whether pieces in hand may be put on the board.
    pub drops: Drops,
    /// Whether pieces off the board matter, so that a FEN has a hand.
    pub hands: bool,
    /// The squares that a move may touch only for a capture that cannot be made without them.
    pub edge: ByColor<Bitboard>,
    /// The squares on which a side may have one of its pieces.
    pub palace: ByColor<Bitboard>,
    /// The squares that win the game for a side whose pieces stand on all of them.
    pub goals: ByColor<Bitboard>,
}
