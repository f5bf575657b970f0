//! What one side's pieces reach and guard, worked out once for a position and read by all other terms.

use super::Evaluator;
use super::gait::GAITS;
use super::squares::{BySquare, by_square};
use crate::rules::{
    Bitboard, Capture, Color, MAX_TYPES, Piece, PieceKind, Position, Replace, Square, Variant,
};
use smallvec::SmallVec;

/// A piece that is free to move.
#[derive(Clone, Copy)]
pub(super) struct Scout {
    pub square: Square,
    pub piece: Piece,
    /// Where it goes, the first pieces in its way included; left empty for pieces that do not roam.
    pub reach: Bitboard,
    /// The squares where it replaces an enemy.
    pub replaces: Bitboard,
}

/// One side of a position.
pub(super) struct Scan {
    pub color: Color,
    /// The pieces that cannot move.
    pub frozen: Bitboard,
    /// All others.
    pub scouts: SmallVec<[Scout; 32]>,
    /// The attacks of pieces that replace, the squares of their friends included, by king, …
    pub by_king: Bitboard,
    /// … pawns …
    pub by_pawn: Bitboard,
    /// … and officers.
    pub by_officer: Bitboard,
    /// The same of officers by their gait.
    pub by_gait: [Bitboard; GAITS],
    /// Squares that two or more of these pieces attack.
    pub twice: Bitboard,
    /// Where enemies are frozen.
    pub frost: Bitboard,
}

/// How a type of piece replaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Replaces {
    /// Not at all, or only some enemies.
    #[default]
    No,
    /// Where it walks.
    AsItWalks,
    /// In a way of its own.
    Apart,
    /// In a way of its own that nothing in between bars.
    Jumping,
}

impl Replaces {
    /// How a piece replaces, where nothing limits that to some enemies.
    pub(super) fn of(variant: &Variant, kind: &PieceKind) -> Replaces {
        let Some(replace) = replacement(kind) else {
            return Replaces::No;
        };
        let bars = |color: Color| {
            variant.geometry().squares().into_iter().any(|from| {
                let reach =
                    |occupied| replace.reach[color].reach(variant.geometry(), from, occupied);
                reach(Bitboard::EMPTY) != reach(Bitboard::FULL)
            })
        };
        match replace {
            _ if replace.reach == kind.walk => Replaces::AsItWalks,
            _ if Color::ALL.into_iter().any(bars) => Replaces::Apart,
            _ => Replaces::Jumping,
        }
    }
}

/// A piece's replacement of enemies of any type.
fn replacement(kind: &PieceKind) -> Option<&Replace> {
    kind.captures
        .iter()
        .filter(|capture| !capture.mimicked)
        .find_map(Capture::replacement)
}

/// Where pieces that jump replace, by [`Piece::index`].
pub(super) fn jumps(variant: &Variant) -> Vec<BySquare<Bitboard>> {
    let geometry = variant.geometry();
    let mut jumps = vec![[Bitboard::EMPTY; _]; 2 * MAX_TYPES];
    for color in Color::ALL {
        for kind in variant.army(color).iter() {
            if let Some(replace) = replacement(variant.kind(kind)) {
                jumps[Piece::new(color, kind).index()] = by_square(geometry, |from| {
                    replace.reach[color].reach(geometry, from, Bitboard::EMPTY)
                });
            }
        }
    }
    jumps
}

impl Scan {
    pub(super) fn new(
        evaluator: &Evaluator,
        variant: &Variant,
        position: &Position,
        color: Color,
    ) -> Scan {
        let mut scan = Scan {
            color,
            frozen: variant.frozen(position, color),
            scouts: SmallVec::new(),
            by_king: Bitboard::EMPTY,
            by_pawn: Bitboard::EMPTY,
            by_officer: Bitboard::EMPTY,
            by_gait: [Bitboard::EMPTY; GAITS],
            twice: Bitboard::EMPTY,
            frost: Bitboard::EMPTY,
        };
        for square in position.pieces(color) - scan.frozen {
            if let Some(piece) = position.piece(square) {
                scan.add(evaluator, variant, position, square, piece);
            }
        }
        scan
    }

    fn add(
        &mut self,
        evaluator: &Evaluator,
        variant: &Variant,
        position: &Position,
        square: Square,
        piece: Piece,
    ) {
        let geometry = variant.geometry();
        let power = variant.kind(piece.piece_type());
        let weights = evaluator.weights(piece);
        let occupied = position.occupied();
        let walks = weights.roams || weights.replaces == Replaces::AsItWalks;
        let reach = match walks {
            true => power.walk[self.color].reach(geometry, square, occupied),
            false => Bitboard::EMPTY,
        };
        let replaces = match weights.replaces {
            Replaces::No => Bitboard::EMPTY,
            Replaces::AsItWalks => reach,
            Replaces::Jumping => evaluator.jumps[piece.index()][square.index()],
            Replaces::Apart => replacement(power).map_or(Bitboard::EMPTY, |replace| {
                replace.reach[self.color].reach(geometry, square, occupied)
            }),
        };
        self.twice |= self.guarded() & replaces;
        if power.royal {
            self.by_king |= replaces;
        } else if power.irreversible {
            self.by_pawn |= replaces;
        } else {
            self.by_officer |= replaces;
            self.by_gait[weights.gait.index()] |= replaces;
        }
        if weights.freezes {
            self.frost |= geometry.neighbours(square);
        }
        self.scouts.push(Scout {
            square,
            piece,
            reach,
            replaces,
        });
    }

    /// Squares that pieces that replace guard.
    #[inline]
    pub(super) fn guarded(&self) -> Bitboard {
        self.by_king | self.by_pawn | self.by_officer
    }
}
