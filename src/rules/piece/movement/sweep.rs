//! Lines that a piece slides along, told apart by their shape.

use super::Line;
use crate::rules::board::{ALL_WAYS, Bitboard, Direction, Geometry, Square, Ways, Word};
use smallvec::SmallVec;

const ROOK: Ways = (
    &[Direction::North, Direction::East],
    &[Direction::South, Direction::West],
);
const BISHOP: Ways = (
    &[Direction::NorthEast, Direction::NorthWest],
    &[Direction::SouthEast, Direction::SouthWest],
);

/// The lines of a movement, grouped by the fastest way to follow them. Lines of one step are in the
/// table of leaps instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sweep {
    shape: Shape,
    /// Directions without a limit along which square numbers grow.
    rising: SmallVec<[Direction; 4]>,
    /// Directions without a limit along which square numbers fall.
    falling: SmallVec<[Direction; 4]>,
    /// Lines with a limit.
    pub(super) limited: Vec<Line>,
}

/// The directions without a limit. The common sets have their own variant, so that the compiler unrolls
/// the loops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shape {
    #[default]
    None,
    Rook,
    Bishop,
    Queen,
    Other,
}

impl Sweep {
    pub(super) fn add(&mut self, line: Line) {
        let ways = match line.range {
            0 if line.direction.ascends() => &mut self.rising,
            0 => &mut self.falling,
            _ => return self.limited.push(line),
        };
        if !ways.contains(&line.direction) {
            ways.push(line.direction);
            ways.sort_by_key(|way| way.index());
        }
        self.shape = match (&self.rising[..], &self.falling[..]) {
            ways if ways == ROOK => Shape::Rook,
            ways if ways == BISHOP => Shape::Bishop,
            ways if ways == ALL_WAYS => Shape::Queen,
            _ => Shape::Other,
        };
    }

    pub(super) fn is_empty(&self) -> bool {
        self.shape == Shape::None && self.limited.is_empty()
    }

    /// Whether a line without a limit goes in this direction.
    #[inline]
    pub(super) fn goes(&self, way: Direction) -> bool {
        match self.shape {
            Shape::None => false,
            Shape::Rook => way.is_orthogonal(),
            Shape::Bishop => !way.is_orthogonal(),
            Shape::Queen => true,
            Shape::Other => self.rising.contains(&way) || self.falling.contains(&way),
        }
    }

    /// The squares in sight along the lines without a limit. Inlined so that the compiler can unroll
    /// the loops.
    #[inline(always)]
    pub(super) fn sights<W: Word>(
        &self,
        geometry: &Geometry<W>,
        from: Square,
        occupied: Bitboard<W>,
    ) -> Bitboard<W> {
        match self.shape {
            Shape::None => Bitboard::EMPTY,
            Shape::Rook => geometry.sights(from, ROOK, occupied),
            Shape::Bishop => geometry.sights(from, BISHOP, occupied),
            Shape::Queen => geometry.sight_around(from, occupied),
            Shape::Other => geometry.sights(from, (&self.rising, &self.falling), occupied),
        }
    }

    /// The squares from which `to` is in sight along these lines.
    #[inline]
    pub(super) fn sights_back<W: Word>(
        &self,
        geometry: &Geometry<W>,
        to: Square,
        occupied: Bitboard<W>,
    ) -> Bitboard<W> {
        if self.shape != Shape::Other {
            return self.sights(geometry, to, occupied);
        }
        let turned = |ways: &[Direction]| -> SmallVec<[Direction; 4]> {
            ways.iter().map(|way| way.opposite()).collect()
        };
        let (rising, falling) = (turned(&self.falling), turned(&self.rising));
        geometry.sights(to, (&rising, &falling), occupied)
    }
}
