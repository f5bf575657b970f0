//! The lines from every square, and the squares in sight along them.
//!
//! If square numbers grow along a ray, the first piece on it is the lowest occupied bit, otherwise the
//! highest. So plain arithmetic finds the squares up to it. A board of at most 64 squares also has its
//! rays as `u64`, which takes half as long.

use super::direction::Direction;
use super::per_square::PerSquare;
use crate::rules::board::bitboard::Bitboard;
use crate::rules::board::square::Square;

/// The directions along which square numbers grow, and those along which they fall.
pub(in crate::rules) type Ways<'a> = (&'a [Direction], &'a [Direction]);

/// The rays of one sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Rays {
    wide: PerSquare<[Bitboard; 8]>,
    /// The rays as `u64`, if no square has a number above 63.
    narrow: Option<PerSquare<[u64; 8]>>,
}

impl Rays {
    pub fn new(wide: PerSquare<[Bitboard; 8]>, squares: Bitboard) -> Rays {
        let fits = squares.0 >> 64 == 0;
        let narrow = |from| wide[from].map(|ray: Bitboard| ray.0 as u64);
        Rays {
            narrow: fits.then(|| PerSquare::new_with(narrow)),
            wide,
        }
    }

    /// All squares in a direction, to the edge or the next hole.
    #[inline]
    pub fn ray(&self, from: Square, direction: Direction) -> Bitboard {
        self.wide[from][direction.index()]
    }

    /// All rays of a square.
    pub fn all(&self, from: Square) -> [Bitboard; 8] {
        self.wide[from]
    }

    /// The squares in some directions, up to and including the first occupied one in each.
    #[inline(always)]
    pub fn sights(&self, from: Square, (rising, falling): Ways, occupied: Bitboard) -> Bitboard {
        match &self.narrow {
            Some(narrow) => {
                let (rays, pieces) = (&narrow[from], occupied.0 as u64);
                let mut seen = 0;
                for way in rising {
                    seen |= up_to_first_narrow(rays[way.index()], pieces);
                }
                for way in falling {
                    seen |= down_to_last_narrow(rays[way.index()], pieces);
                }
                Bitboard(seen.into())
            }
            None => {
                let rays = &self.wide[from];
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
    }
}

/// The squares of a ray along which square numbers grow, up to and including the first occupied one.
///
/// A number minus 1 differs from it in its lowest set bit and all bits below, and 0 minus 1 in all
/// bits.
#[inline]
fn up_to_first(ray: Bitboard, occupied: Bitboard) -> Bitboard {
    let pieces = (ray & occupied).0;
    ray & Bitboard(pieces ^ pieces.wrapping_sub(1))
}

/// The squares of a ray along which square numbers fall, down to and including the first occupied one.
///
/// Bit 0 stands for the end of the ray, so that there is always a highest bit.
#[inline]
fn down_to_last(ray: Bitboard, occupied: Bitboard) -> Bitboard {
    let pieces = (ray & occupied).0 | 1;
    ray & Bitboard(u128::MAX << (127 - pieces.leading_zeros()))
}

/// [`up_to_first`] on 64 bits.
#[inline]
fn up_to_first_narrow(ray: u64, occupied: u64) -> u64 {
    let pieces = ray & occupied;
    ray & (pieces ^ pieces.wrapping_sub(1))
}

/// [`down_to_last`] on 64 bits.
#[inline]
fn down_to_last_narrow(ray: u64, occupied: u64) -> u64 {
    let pieces = ray & occupied | 1;
    ray & (u64::MAX << (63 - pieces.leading_zeros()))
}
