//! The lines from every square, and the squares in sight along them.
//!
//! If square numbers grow along a ray, the first piece on it is the lowest occupied bit, otherwise the
//! highest. So plain arithmetic finds the squares up to it.

use super::direction::Direction;
use super::per_square::PerSquare;
use crate::rules::board::Word;
use crate::rules::board::bitboard::Bitboard;
use crate::rules::board::square::Square;

/// The directions along which square numbers grow, and those along which they fall.
pub(in crate::rules) type Ways<'a> = (&'a [Direction], &'a [Direction]);

/// The rays of one sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Rays<W: Word>(PerSquare<[Bitboard<W>; 8]>);

impl<W: Word> Rays<W> {
    pub fn new(rays: PerSquare<[Bitboard<W>; 8]>) -> Rays<W> {
        Rays(rays)
    }

    /// All squares in a direction, to the edge or the next hole.
    #[inline]
    pub fn ray(&self, from: Square, direction: Direction) -> Bitboard<W> {
        self.0[from][direction.index()]
    }

    /// All rays of a square.
    pub fn all(&self, from: Square) -> [Bitboard<W>; 8] {
        self.0[from]
    }

    /// The squares in some directions, up to and including the first occupied one in each.
    #[inline(always)]
    pub fn sights(
        &self,
        from: Square,
        (rising, falling): Ways,
        occupied: Bitboard<W>,
    ) -> Bitboard<W> {
        let rays = &self.0[from];
        let mut seen = Bitboard::EMPTY;
        for way in rising {
            seen |= up_to_first(rays[way.index()], occupied);
        }
        for way in falling {
            seen |= down_to_last(rays[way.index()], occupied);
        }
        seen
    }
}

/// The squares of a ray along which square numbers grow, up to and including the first occupied one.
///
/// A number minus 1 differs from it in its lowest set bit and all bits below, and 0 minus 1 in all
/// bits.
#[inline]
fn up_to_first<W: Word>(ray: Bitboard<W>, occupied: Bitboard<W>) -> Bitboard<W> {
    let pieces = (ray & occupied).0;
    ray & Bitboard(pieces ^ pieces.less_one())
}

/// The squares of a ray along which square numbers fall, down to and including the first occupied one.
///
/// Bit 0 stands for the end of the ray, so that there is always a highest bit.
#[inline]
fn down_to_last<W: Word>(ray: Bitboard<W>, occupied: Bitboard<W>) -> Bitboard<W> {
    let pieces = (ray & occupied).0 | W::bit(0);
    ray & Bitboard(W::from_bit_up(pieces.highest()))
}
