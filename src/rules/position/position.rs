//! A position: all facts that decide which moves are possible, as plain data.

use super::setup::{CastlingRights, Hand, Setup};
use super::zobrist;
use crate::rules::board::{Bitboard, ByColor, Color, MAX_SQUARES, Square, Word};
use crate::rules::piece::{MAX_TYPES, Piece, PieceType, TypeSet};
use std::fmt;

/// A position of a game. The game's [`Variant`](crate::rules::Variant) knows its moves.
///
/// Two positions are equal if all fields of their FEN are equal. Repetition uses
/// [`same_as`](Position::same_as) instead.
#[derive(Clone, PartialEq, Eq)]
pub struct Position<W: Word = u128> {
    pieces: [Option<Piece>; MAX_SQUARES],
    colors: [Bitboard<W>; 2],
    types: [Bitboard<W>; MAX_TYPES],
    hands: ByColor<Hand>,
    turn: Color,
    castling: CastlingRights,
    en_passant: Bitboard<W>,
    legal_en_passant: Bitboard<W>,
    runner: Option<Square>,
    ban: Option<(Square, Square)>,
    choice: u8,
    halfmove: u16,
    fullmove: u32,
    hash: u64,
}

impl<W: Word> Position<W> {
    /// Makes a position of a setup without any check; `runner` is the pawn that has just made a
    /// multi-step. No en passant capture counts as legal yet.
    pub(in crate::rules) fn unchecked(setup: &Setup, runner: Option<Square>) -> Position<W> {
        let mut position = Position {
            pieces: [None; MAX_SQUARES],
            colors: [Bitboard::EMPTY; 2],
            types: [Bitboard::EMPTY; MAX_TYPES],
            hands: ByColor::default(),
            turn: Color::White,
            castling: CastlingRights::NONE,
            en_passant: Bitboard::EMPTY,
            legal_en_passant: Bitboard::EMPTY,
            runner: None,
            ban: None,
            choice: 0,
            halfmove: setup.halfmove,
            fullmove: setup.fullmove,
            hash: 0,
        };
        for &(square, piece) in &setup.pieces {
            position.put(square, piece);
        }
        for color in Color::ALL {
            for piece_type in setup.hands[color].types().iter() {
                for _ in 0..setup.hands[color].count(piece_type) {
                    position.add_to_hand(Piece::new(color, piece_type));
                }
            }
        }
        position.set_turn(setup.turn);
        position.set_castling(setup.castling);
        if let Some(runner) = runner {
            position.set_en_passant(setup.en_passant.cast(), runner);
        }
        position.set_ban(setup.ban);
        position.set_choice(setup.choice);
        position
    }

    /// The same position on a board of another width.
    pub(crate) fn cast<V: Word>(&self) -> Position<V> {
        Position {
            pieces: self.pieces,
            colors: self.colors.map(Bitboard::cast),
            types: self.types.map(Bitboard::cast),
            hands: self.hands,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant.cast(),
            legal_en_passant: self.legal_en_passant.cast(),
            runner: self.runner,
            ban: self.ban,
            choice: self.choice,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
            hash: self.hash,
        }
    }

    /// The piece on a square.
    #[inline]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// All occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bitboard<W> {
        self.colors[0] | self.colors[1]
    }

    /// The pieces of one side.
    #[inline]
    pub fn pieces(&self, color: Color) -> Bitboard<W> {
        self.colors[color.index()]
    }

    /// The pieces of one type, of both sides.
    #[inline]
    pub fn of_type(&self, piece_type: PieceType) -> Bitboard<W> {
        self.types[piece_type.index()]
    }

    /// The pieces of any of these types, of both sides.
    #[inline]
    pub fn of_types(&self, types: TypeSet) -> Bitboard<W> {
        types.iter().fold(Bitboard::EMPTY, |set, piece_type| {
            set | self.of_type(piece_type)
        })
    }

    /// Whether there are pieces of a type, on the board or in a hand.
    pub fn has(&self, piece_type: PieceType) -> bool {
        let mut hands = Color::ALL.into_iter().map(|color| self.hand(color));
        self.of_type(piece_type).any() || hands.any(|hand| hand.count(piece_type) > 0)
    }

    /// A side's hand.
    pub fn hand(&self, color: Color) -> &Hand {
        &self.hands[color]
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The castling rights that are left.
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The squares that a pawn has just passed by a multi-step, whether or not a piece can capture it there.
    #[inline]
    pub fn en_passant(&self) -> Bitboard<W> {
        self.en_passant
    }

    /// Whether an en passant capture is legal.
    #[inline]
    pub fn has_legal_en_passant(&self) -> bool {
        self.legal_en_passant.any()
    }

    /// The pawn that has just made a multi-step and may be captured en passant.
    #[inline]
    pub fn runner(&self) -> Option<Square> {
        self.runner
    }

    /// The two squares whose pieces may not swap back, the lower number first.
    pub fn ban(&self) -> Option<(Square, Square)> {
        self.ban
    }

    /// The number of the next choice of the array, counted from 1; 0 once the array is complete.
    pub fn choice(&self) -> u8 {
        self.choice
    }

    /// Plies since the last capture or other removal, or irreversible pawn move.
    pub fn halfmove(&self) -> u16 {
        self.halfmove
    }

    /// The number of the move, counted from 1.
    pub fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// A 64-bit hash of the fields that [`same_as`](Position::same_as) compares.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether repetition counts this as the same position: the same pieces stand and are held, and the
    /// same moves are legal. So a square that a pawn has passed counts only if an en passant capture on it
    /// is legal. The two counters do not count.
    pub fn same_as(&self, other: &Position<W>) -> bool {
        self.hash == other.hash
            && self.pieces == other.pieces
            && self.hands == other.hands
            && self.turn == other.turn
            && self.castling == other.castling
            && self.legal_en_passant == other.legal_en_passant
            && self.ban == other.ban
            && self.choice == other.choice
    }

    /// The board without the pieces on some squares. It is for looking at attacks, not for play.
    pub(crate) fn without(&self, squares: Bitboard<W>) -> Position<W> {
        let mut rest = self.clone();
        for square in squares {
            rest.take(square);
        }
        rest
    }

    /// The fields of the position.
    pub fn setup(&self) -> Setup {
        Setup {
            pieces: self
                .occupied()
                .into_iter()
                .filter_map(|square| Some((square, self.piece(square)?)))
                .collect(),
            hands: self.hands,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant.cast(),
            ban: self.ban,
            choice: self.choice,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    #[inline]
    pub(in crate::rules) fn put(&mut self, square: Square, piece: Piece) {
        self.pieces[square.index()] = Some(piece);
        self.colors[piece.color().index()].insert(square);
        self.types[piece.piece_type().index()].insert(square);
        self.hash ^= zobrist::piece(piece, square);
    }

    #[inline]
    pub(in crate::rules) fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.pieces[square.index()].take()?;
        self.colors[piece.color().index()].remove(square);
        self.types[piece.piece_type().index()].remove(square);
        self.hash ^= zobrist::piece(piece, square);
        Some(piece)
    }

    pub(in crate::rules) fn add_to_hand(&mut self, piece: Piece) {
        self.change_hand(piece, Hand::add);
    }

    pub(in crate::rules) fn take_from_hand(&mut self, piece: Piece) {
        self.change_hand(piece, Hand::take);
    }

    fn change_hand(&mut self, piece: Piece, change: impl Fn(&mut Hand, PieceType)) {
        let (color, piece_type) = (piece.color(), piece.piece_type());
        let before = self.hands[color].count(piece_type);
        change(&mut self.hands[color], piece_type);
        let after = self.hands[color].count(piece_type);
        self.hash ^= zobrist::hand(color, piece_type, before);
        self.hash ^= zobrist::hand(color, piece_type, after);
    }

    pub(in crate::rules) fn set_turn(&mut self, turn: Color) {
        self.hash ^= zobrist::turn(self.turn) ^ zobrist::turn(turn);
        self.turn = turn;
    }

    pub(in crate::rules) fn set_castling(&mut self, rights: CastlingRights) {
        self.hash ^= zobrist::castling(self.castling.0) ^ zobrist::castling(rights.0);
        self.castling = rights;
    }

    pub(in crate::rules) fn set_en_passant(&mut self, squares: Bitboard<W>, runner: Square) {
        self.clear_en_passant();
        self.en_passant = squares;
        self.runner = Some(runner);
    }

    pub(in crate::rules) fn clear_en_passant(&mut self) {
        self.set_legal_en_passant(Bitboard::EMPTY);
        self.en_passant = Bitboard::EMPTY;
        self.runner = None;
    }

    /// Sets the passed squares on which an en passant capture is legal.
    pub(in crate::rules) fn set_legal_en_passant(&mut self, squares: Bitboard<W>) {
        self.hash ^= en_passant_key(self.legal_en_passant) ^ en_passant_key(squares);
        self.legal_en_passant = squares;
    }

    pub(in crate::rules) fn set_ban(&mut self, ban: Option<(Square, Square)>) {
        let key = |ban: Option<(Square, Square)>| ban.map_or(0, |(a, b)| zobrist::ban(a, b));
        self.hash ^= key(self.ban) ^ key(ban);
        self.ban = ban;
    }

    pub(in crate::rules) fn set_choice(&mut self, choice: u8) {
        let key = |choice: u8| {
            if choice == 0 {
                0
            } else {
                zobrist::setup(choice)
            }
        };
        self.hash ^= key(self.choice) ^ key(choice);
        self.choice = choice;
    }

    /// Updates the counters after a ply of `mover`.
    pub(in crate::rules) fn count_ply(&mut self, mover: Color, irreversible: bool) {
        self.halfmove = if irreversible {
            0
        } else {
            self.halfmove.saturating_add(1)
        };
        if mover == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
    }
}

fn en_passant_key<W: Word>(squares: Bitboard<W>) -> u64 {
    squares
        .into_iter()
        .fold(0, |key, square| key ^ zobrist::en_passant(square))
}

impl<W: Word> fmt::Debug for Position<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}
