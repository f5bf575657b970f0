//! Pieces and positions, with all fields of a FEN.

use super::geometry::Sq;

/// A piece. Its kind is the capital letter of section 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whether it is White's.
    pub white: bool,
    /// Its capital letter.
    pub kind: char,
}

impl Piece {
    /// The letter of a FEN: a capital for White.
    pub fn letter(self) -> char {
        if self.white {
            self.kind
        } else {
            self.kind.to_ascii_lowercase()
        }
    }

    /// The piece for a letter of a FEN.
    pub fn of_letter(letter: char) -> Piece {
        assert!(letter.is_ascii_alphabetic(), "no piece: {letter}");
        Piece {
            white: letter.is_ascii_uppercase(),
            kind: letter.to_ascii_uppercase(),
        }
    }
}

/// The piece on each square.
pub type Board = Vec<Option<Piece>>;

/// A complete position, as in section 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The placement.
    pub board: Board,
    /// Whether White is to move.
    pub white: bool,
    /// The remaining castling rights, of `KQkq`.
    pub castling: Vec<char>,
    /// The en passant squares, the one nearest to the pawn's start first.
    pub ep: Vec<Sq>,
    /// Plies since the last removal (or the last move of a pawn that only goes forward).
    pub halfmove: u32,
    /// The number of the move.
    pub fullmove: u32,
    /// The two squares that may not be swapped, the lower one first.
    pub ban: Option<(Sq, Sq)>,
    /// The number of the pending choice of an array.
    pub setup: Option<usize>,
    /// The pieces in both hands, in the order of the FEN.
    pub hand: Vec<Piece>,
    /// The kinds of the pieces in a pool of both sides, in the order of the FEN (section 17).
    pub pool: Vec<char>,
}

impl Position {
    /// The piece on a square, if it belongs to the side to move.
    pub fn own(&self, sq: Sq) -> Option<Piece> {
        self.board[sq].filter(|piece| piece.white == self.white)
    }

    /// The piece on a square, if it belongs to the side not to move.
    pub fn enemy(&self, sq: Sq) -> Option<Piece> {
        self.board[sq].filter(|piece| piece.white != self.white)
    }

    /// Whether no piece stands on a square.
    pub fn empty(&self, sq: Sq) -> bool {
        self.board[sq].is_none()
    }

    /// The same position with `white` to move. An en passant right does not pass to the other side.
    pub fn with_side(&self, white: bool) -> Position {
        let mut other = self.clone();
        if self.white != white {
            other.white = white;
            other.ep.clear();
        }
        other
    }
}

/// The squares of one side's pieces of a kind.
pub fn squares_of(board: &Board, white: bool, kind: char) -> Vec<Sq> {
    let wanted = Some(Piece { white, kind });
    (0..board.len()).filter(|sq| board[*sq] == wanted).collect()
}

/// The square of a side's king, if it has one.
pub fn king_of(board: &Board, white: bool) -> Option<Sq> {
    squares_of(board, white, 'K').first().copied()
}

/// Two numbers or squares, the lower one first.
pub fn pair(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}
