//! Keys for hashing positions: one fixed pseudo-random number for each fact of a position.

use crate::rules::board::{Color, MAX_SQUARES, Square};
use crate::rules::piece::{MAX_TYPES, Piece, PieceType};

const PIECES: usize = 2 * MAX_TYPES;

struct Keys {
    pieces: [[u64; MAX_SQUARES]; PIECES],
    en_passant: [u64; MAX_SQUARES],
    castling: [u64; 16],
    black_to_move: u64,
}

static KEYS: Keys = generate();

/// The next number of the SplitMix64 sequence (Steele, Lea, Flood 2014).
const fn mix(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A key computed from up to three small numbers.
const fn rare(kind: u64, a: usize, b: usize) -> u64 {
    mix((kind << 48 | (a as u64) << 24 | b as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

const fn generate() -> Keys {
    let mut keys = Keys {
        pieces: [[0; MAX_SQUARES]; PIECES],
        en_passant: [0; MAX_SQUARES],
        castling: [0; 16],
        black_to_move: rare(1, 0, 0),
    };
    let mut square = 0;
    while square < MAX_SQUARES {
        let mut piece = 0;
        while piece < PIECES {
            keys.pieces[piece][square] = rare(2, piece, square);
            piece += 1;
        }
        keys.en_passant[square] = rare(3, square, 0);
        square += 1;
    }
    let mut rights = 1;
    while rights < 16 {
        keys.castling[rights] = rare(4, rights, 0);
        rights += 1;
    }
    keys
}

/// The key of a piece on a square.
#[inline]
pub(in crate::rules) fn piece(piece: Piece, square: Square) -> u64 {
    KEYS.pieces[piece.index()][square.index()]
}

/// The key of the side to move; 0 for White.
#[inline]
pub(in crate::rules) fn turn(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => KEYS.black_to_move,
    }
}

/// The key of the castling rights, given as four bits.
#[inline]
pub(in crate::rules) fn castling(rights: u8) -> u64 {
    KEYS.castling[usize::from(rights & 15)]
}

/// The key of a square on which a pawn can be captured en passant.
#[inline]
pub(in crate::rules) fn en_passant(square: Square) -> u64 {
    KEYS.en_passant[square.index()]
}

/// The key of a number of pieces of one type in a hand; 0 for none.
pub(in crate::rules) fn hand(color: Color, piece_type: PieceType, count: u8) -> u64 {
    match count {
        0 => 0,
        _ => rare(5, Piece::new(color, piece_type).index(), usize::from(count)),
    }
}

/// The key of two squares whose pieces may not swap back.
pub(in crate::rules) fn ban(low: Square, high: Square) -> u64 {
    rare(6, low.index(), high.index())
}

/// The key of the next choice of the array.
pub(in crate::rules) fn setup(choice: u8) -> u64 {
    rare(7, usize::from(choice), 0)
}
