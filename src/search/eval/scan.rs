//! The squares that one side's pieces reach and guard, found once per position for all other terms.

use super::lines::LINE_KINDS;
use super::squares::{BySquare, by_square};
use super::weights::Weights;
use crate::rules::{
    Bitboard, ByColor, Capture, Color, MAX_TYPES, Movement, Piece, PieceKind, Position, Square,
    Variant, Word,
};
use smallvec::SmallVec;

/// A piece that is free to move.
#[derive(Clone, Copy)]
pub(super) struct FreePiece<W: Word> {
    pub square: Square,
    pub piece: Piece,
    /// The squares that it reaches, including those of the first pieces in its way. Empty for pieces without a
    /// mobility term.
    pub reach: Bitboard<W>,
    /// The squares on which it captures enemies by displacement.
    pub replaces: Bitboard<W>,
}

/// One side of a position.
pub(super) struct Scan<W: Word> {
    pub color: Color,
    /// The frozen pieces.
    pub frozen: Bitboard<W>,
    /// All others.
    pub free_pieces: SmallVec<[FreePiece<W>; 32]>,
    /// The squares attacked or guarded by displacement, by kings, …
    pub by_king: Bitboard<W>,
    /// … pawns …
    pub by_pawn: Bitboard<W>,
    /// … and by officers.
    pub by_officer: Bitboard<W>,
    /// The same for officers, by their lines.
    pub by_lines: [Bitboard<W>; LINE_KINDS],
    /// Squares that two or more of these pieces attack.
    pub twice: Bitboard<W>,
    /// The squares on which enemies are frozen.
    pub freezing: Bitboard<W>,
}

/// How a type of piece captures by displacement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Replaces {
    /// It does not, or only some enemies.
    #[default]
    No,
    /// Where it moves.
    AsItWalks,
    /// By separate moves.
    Apart,
    /// By separate moves that jump.
    Jumping,
}

impl Replaces {
    /// How a piece captures by displacement, if it can so capture enemies of all types.
    pub(super) fn of<W: Word>(variant: &Variant<W>, kind: &PieceKind<W>) -> Replaces {
        let Some(replacing) = replacement(kind) else {
            return Replaces::No;
        };
        let bars = |color: Color| {
            variant.geometry().squares().into_iter().any(|from| {
                let reach = |occupied| replacing[color].reach(variant.geometry(), from, occupied);
                reach(Bitboard::EMPTY) != reach(Bitboard::FULL)
            })
        };
        match replacing {
            _ if *replacing == kind.walk => Replaces::AsItWalks,
            _ if Color::ALL.into_iter().any(bars) => Replaces::Apart,
            _ => Replaces::Jumping,
        }
    }
}

/// The movement by which a piece captures enemies of any type by displacement.
fn replacement<W: Word>(kind: &PieceKind<W>) -> Option<&ByColor<Movement<W>>> {
    kind.captures
        .iter()
        .filter(|capture| !capture.mimicked)
        .find_map(Capture::replacement)
}

/// The squares on which pieces that jump capture by displacement, by [`Piece::index`].
pub(super) fn jumps<W: Word>(variant: &Variant<W>) -> Vec<BySquare<Bitboard<W>>> {
    let geometry = variant.geometry();
    let mut jumps = vec![[Bitboard::EMPTY; _]; 2 * MAX_TYPES];
    for color in Color::ALL {
        for kind in variant.army(color).iter() {
            if let Some(replacing) = replacement(variant.kind(kind)) {
                jumps[Piece::new(color, kind).index()] = by_square(geometry, |from| {
                    replacing[color].reach(geometry, from, Bitboard::EMPTY)
                });
            }
        }
    }
    jumps
}

/// What a scan needs to know about the pieces of a game.
#[derive(Clone, Copy)]
pub(super) struct PieceTables<'a, W: Word> {
    /// The weights of each type.
    pub weights: &'a [Weights; MAX_TYPES],
    /// The squares on which pieces that jump capture by displacement, by [`Piece::index`].
    pub jumps: &'a [BySquare<Bitboard<W>>],
}

impl<W: Word> Scan<W> {
    pub(super) fn new(
        kinds: PieceTables<W>,
        variant: &Variant<W>,
        position: &Position<W>,
        color: Color,
    ) -> Scan<W> {
        let mut scan = Scan {
            color,
            frozen: variant.frozen(position, color),
            free_pieces: SmallVec::new(),
            by_king: Bitboard::EMPTY,
            by_pawn: Bitboard::EMPTY,
            by_officer: Bitboard::EMPTY,
            by_lines: [Bitboard::EMPTY; LINE_KINDS],
            twice: Bitboard::EMPTY,
            freezing: Bitboard::EMPTY,
        };
        for square in position.pieces(color) - scan.frozen {
            if let Some(piece) = position.piece(square) {
                scan.add(kinds, variant, position, square, piece);
            }
        }
        scan
    }

    fn add(
        &mut self,
        kinds: PieceTables<W>,
        variant: &Variant<W>,
        position: &Position<W>,
        square: Square,
        piece: Piece,
    ) {
        let geometry = variant.geometry();
        let power = variant.kind(piece.piece_type());
        let weights = &kinds.weights[piece.piece_type().index()];
        let occupied = position.occupied();
        let walks = weights.roams || weights.replaces == Replaces::AsItWalks;
        let reach = match walks {
            true => power.walk[self.color].reach(geometry, square, occupied),
            false => Bitboard::EMPTY,
        };
        let replaces = match weights.replaces {
            Replaces::No => Bitboard::EMPTY,
            Replaces::AsItWalks => reach,
            Replaces::Jumping => kinds.jumps[piece.index()][square.index()],
            Replaces::Apart => replacement(power).map_or(Bitboard::EMPTY, |replacing| {
                replacing[self.color].reach(geometry, square, occupied)
            }),
        };
        self.twice |= self.guarded() & replaces;
        if power.royal {
            self.by_king |= replaces;
        } else if power.irreversible {
            self.by_pawn |= replaces;
        } else {
            self.by_officer |= replaces;
            self.by_lines[weights.lines.index()] |= replaces;
        }
        if weights.freezes {
            self.freezing |= geometry.neighbours(square);
        }
        self.free_pieces.push(FreePiece {
            square,
            piece,
            reach,
            replaces,
        });
    }

    /// All squares guarded by displacement.
    #[inline]
    pub(super) fn guarded(&self) -> Bitboard<W> {
        self.by_king | self.by_pawn | self.by_officer
    }
}
