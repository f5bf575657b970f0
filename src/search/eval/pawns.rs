//! Pawns: pawn structure and passed pawns.

use super::Tapered;
use super::parameters::Parameters;
use super::scan::{FreePiece, Scan};
use super::squares::{BySquare, by_square, progress};
use crate::rules::{Bitboard, Color, Geometry, MAX_TYPES, Piece, Position, Square, Variant, Word};
use crate::search::score::Value;

/// The weights of pawns.
pub(super) struct Pawns<W: Word> {
    isolated: Tapered,
    doubled: Tapered,
    supported: Tapered,
    phalanx: Tapered,
    supported_ahead: Value,
    phalanx_ahead: Value,
    /// The value of a passed pawn on each square, by [`Piece::index`].
    passed: Vec<BySquare<Tapered>>,
    /// The squared progress of a pawn, in parts of 256, by [`Piece::index`].
    gain: Vec<BySquare<Value>>,
    free_way: Tapered,
    free_step: Tapered,
    backed: Tapered,
    barred: Value,
    escort: Value,
    pursuit: Value,
    runaway: Value,
    king_pawns: Value,
    lanes: Vec<Lanes<W>>,
}

/// The squares that matter for a pawn on one square.
#[derive(Clone, Copy, Default)]
struct Lanes<W: Word> {
    /// Its file and the files beside it, in front of it, by its colour.
    ahead: [Bitboard<W>; 2],
    /// Its file in front of it.
    way: [Bitboard<W>; 2],
    /// The square right before it.
    next: [Bitboard<W>; 2],
    /// The files beside it.
    beside: Bitboard<W>,
    /// The squares right beside it.
    neighbours: Bitboard<W>,
}

impl<W: Word> Pawns<W> {
    pub(super) fn new(variant: &Variant<W>, parameters: &Parameters) -> Pawns<W> {
        let geometry = variant.geometry();
        let mut passed = vec![[Tapered::default(); _]; 2 * MAX_TYPES];
        let mut gain = vec![[0; _]; 2 * MAX_TYPES];
        for color in Color::ALL {
            for piece_type in variant.army(color).iter() {
                let kind = variant.kind(piece_type);
                if let Some(progress) = progress(geometry, kind, color) {
                    let (middle, end) = match kind.irreversible {
                        true => (parameters.passed, parameters.passed_end),
                        false => (parameters.wanderer_passed, parameters.wanderer_passed_end),
                    };
                    let index = Piece::new(color, piece_type).index();
                    let squared = |square: Square| progress[square.index()].powi(2);
                    passed[index] = by_square(geometry, |square| {
                        let gain = squared(square);
                        Tapered::round(middle * gain, end * gain)
                    });
                    gain[index] = by_square(geometry, |square| {
                        (256.0 * squared(square)).round() as Value
                    });
                }
            }
        }
        let mut lanes = vec![Lanes::default(); crate::rules::MAX_SQUARES];
        for square in geometry.squares() {
            lanes[square.index()] = Lanes::new(geometry, square);
        }
        Pawns {
            isolated: Tapered::round(parameters.isolated, parameters.isolated_end),
            doubled: Tapered::round(parameters.doubled, parameters.doubled_end),
            supported: Tapered::round(parameters.supported, parameters.supported),
            phalanx: Tapered::round(parameters.phalanx, parameters.phalanx),
            passed,
            gain,
            supported_ahead: parameters.supported_ahead.round() as Value,
            phalanx_ahead: parameters.phalanx_ahead.round() as Value,
            free_way: Tapered::round(parameters.free_way, parameters.free_way_end),
            free_step: Tapered::round(parameters.free_step, parameters.free_step_end),
            backed: Tapered::round(parameters.backed, parameters.backed_end),
            barred: parameters.barred.round() as Value,
            escort: parameters.escort.round() as Value,
            pursuit: parameters.pursuit.round() as Value,
            runaway: parameters.runaway.round() as Value,
            king_pawns: parameters.king_pawns.round() as Value,
            lanes,
        }
    }

    /// The squares on the files beside a piece that lie in front of it.
    pub(super) fn beside_ahead(&self, square: Square, color: Color) -> Bitboard<W> {
        let lanes = &self.lanes[square.index()];
        lanes.ahead[color.index()] & lanes.beside
    }

    /// The square right before a piece.
    #[inline]
    pub(super) fn next(&self, square: Square, color: Color) -> Bitboard<W> {
        self.lanes[square.index()].next[color.index()]
    }

    /// The value of a pawn's structure. `friends` are all pawns of its side that only go forward.
    #[inline]
    pub(super) fn structure(
        &self,
        pawn: FreePiece<W>,
        friends: Bitboard<W>,
        own: &Scan<W>,
    ) -> Tapered {
        let square = pawn.square;
        let lanes = &self.lanes[square.index()];
        let gain = self.gain[pawn.piece.index()][square.index()];
        let mut sum = Tapered::default();
        if !lanes.beside.meets(friends) {
            sum += self.isolated;
        }
        if lanes.way[own.color.index()].meets(friends) {
            sum += self.doubled;
        }
        if own.by_pawn.contains(square) {
            sum += self.supported + Tapered::both(self.supported_ahead * gain / 256);
        }
        if lanes.neighbours.meets(friends) {
            sum += self.phalanx + Tapered::both(self.phalanx_ahead * gain / 256);
        }
        sum
    }

    /// The value of a passed pawn, or zero if an enemy pawn can stop it.
    #[inline]
    pub(super) fn way(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        pawn: FreePiece<W>,
        enemy_pawns: Bitboard<W>,
        (own, enemy): (&Scan<W>, &Scan<W>),
    ) -> Tapered {
        let square = pawn.square;
        let lanes = &self.lanes[square.index()];
        let side = own.color.index();
        if lanes.ahead[side].meets(enemy_pawns) {
            return Tapered::default();
        }
        let mut sum = self.passed[pawn.piece.index()][square.index()];
        if variant.kind(pawn.piece.piece_type()).irreversible {
            let (way, next) = (lanes.way[side], lanes.next[side]);
            let gain = self.gain[pawn.piece.index()][square.index()];
            let enemies = position.pieces(enemy.color);
            let closed = enemies | enemy.guarded();
            let mut more = Tapered::default();
            if !way.meets(closed) {
                more += self.free_way;
            }
            if !next.meets(closed) {
                more += self.free_step;
            }
            if next.meets(own.guarded()) {
                more += self.backed;
            }
            if next.meets(enemies) {
                more.end += self.barred;
            }
            let kings = |color| variant.kings(position, color).first();
            if let Some(stop) = next.first() {
                let steps = |king| variant.geometry().distance(king, stop).min(6) as Value;
                more.end -= self.escort * kings(own.color).map_or(0, steps);
                more.end += self.pursuit * kings(enemy.color).map_or(0, steps);
            }
            sum.middle += more.middle * gain / 256;
            sum.end += more.end * gain / 256;
            if enemy.by_officer.is_empty() && !way.meets(position.occupied()) {
                let steps = way.len() + usize::from(position.turn() != own.color);
                let end = match own.color {
                    Color::White => way.last(),
                    Color::Black => way.first(),
                };
                let caught = |(king, end)| variant.geometry().distance(king, end) <= steps;
                if !kings(enemy.color).zip(end).is_some_and(caught) {
                    sum.end += self.runaway;
                }
            }
        }
        sum
    }

    /// The value of the distance from a king to the nearest pawn.
    pub(super) fn king_near(
        &self,
        geometry: &Geometry<W>,
        kings: Bitboard<W>,
        pawns: Bitboard<W>,
    ) -> Value {
        let Some(king) = kings.first().filter(|_| pawns.any()) else {
            return 0;
        };
        let steps = (1..6).find(|&steps| geometry.within(king, steps).meets(pawns));
        self.king_pawns * steps.unwrap_or(6) as Value
    }
}

impl<W: Word> Lanes<W> {
    fn new(geometry: &Geometry<W>, from: Square) -> Lanes<W> {
        let apart = |to: Square| geometry.file(to).abs_diff(geometry.file(from));
        let rank = geometry.rank(from);
        let in_front = |color: Color, to: Square| match color {
            Color::White => geometry.rank(to) > rank,
            Color::Black => geometry.rank(to) < rank,
        };
        let set = |wanted: &dyn Fn(Square) -> bool| -> Bitboard<W> {
            let squares = geometry.squares().into_iter();
            squares.filter(|&square| wanted(square)).collect()
        };
        let by_color = |wanted: &dyn Fn(Color, Square) -> bool| {
            Color::ALL.map(|color| set(&|to| in_front(color, to) && wanted(color, to)))
        };
        Lanes {
            ahead: by_color(&|_, to| apart(to) <= 1),
            way: by_color(&|_, to| apart(to) == 0),
            next: by_color(&|_, to| apart(to) == 0 && geometry.rank(to).abs_diff(rank) == 1),
            beside: set(&|to| apart(to) == 1),
            neighbours: set(&|to| apart(to) == 1 && geometry.rank(to) == rank),
        }
    }
}
