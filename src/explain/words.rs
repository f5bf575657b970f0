//! Names of pieces and squares, and the parts of sentences.

use crate::rules::{Bitboard, Color, Piece, PieceType, Position, Square, Variant};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};

/// A piece with its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub at: Square,
}

/// The pieces of a position on these squares.
pub(super) fn placed(position: &Position, squares: Bitboard) -> Vec<Placed> {
    let at = |at| position.piece(at).map(|piece| Placed { piece, at });
    squares.into_iter().filter_map(at).collect()
}

/// Whether only one side has this piece, and the other one has a different piece of its name.
pub(crate) fn has_namesake(variant: &Variant, kind: PieceType) -> bool {
    let name = &variant.kind(kind).name;
    let [white, black] = Color::ALL.map(|color| variant.army(color));
    let mut others = match (white.contains(kind), black.contains(kind)) {
        (true, false) => black,
        (false, true) => white,
        _ => return false,
    }
    .iter();
    others.any(|other| variant.kind(other).name == *name)
}

/// The name of a piece, with its side if the other one has a different piece of that name: `White's Pawn`.
pub fn name_in_full(variant: &Variant, piece: Piece) -> Phrase {
    let namesake = has_namesake(variant, piece.piece_type());
    let name = Names(variant).name(piece);
    phrase!(
        "name-in-full",
        namesake = namesake,
        side = piece.color(),
        piece = name
    )
}

/// The squares of these pieces.
pub(super) fn squares_of(pieces: &[Placed]) -> Bitboard {
    pieces.iter().map(|placed| placed.at).collect()
}

/// The names that a game gives to pieces and squares.
#[derive(Clone, Copy)]
pub(super) struct Names<'a>(pub &'a Variant);

impl<'a> Names<'a> {
    pub fn piece(self, piece: Piece) -> &'a str {
        &self.0.kind(piece.piece_type()).name
    }

    pub fn square(self, square: Square) -> &'a str {
        self.0.geometry().name(square)
    }

    /// A piece's name alone: `Rook`
    pub fn name(self, piece: Piece) -> Noun {
        Noun::name(self.piece(piece))
    }

    /// `the Rook`
    pub fn this(self, piece: Piece) -> Noun {
        Noun::this(self.piece(piece))
    }

    /// `the Rook on a1`
    pub fn the(self, Placed { piece, at }: Placed) -> Noun {
        Noun::the(self.piece(piece), self.square(at))
    }

    /// `a Rook`, `an Encloser`
    pub fn a(self, piece: Piece) -> Noun {
        Noun::a(self.piece(piece))
    }

    /// `the Pawns on d3 and d5, and the Rook on d7`
    pub fn pieces(self, pieces: &[Placed]) -> Noun {
        let named = |placed: &Placed| (self.piece(placed.piece), self.square(placed.at));
        Noun::pieces(pieces.iter().map(named))
    }

    /// `d3, d5 and d7`, or with `or`
    pub fn squares(self, squares: Bitboard, joint: Joint) -> Argument {
        Argument::list(squares.into_iter().map(|square| self.square(square)), joint)
    }
}
