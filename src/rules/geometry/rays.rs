//! The lines from every square, and what is seen along them.
//!
//! The first piece on a ray is its lowest occupied bit where square numbers grow along it, its highest
//! where they fall; all that lies before it comes of plain arithmetic. A board of no more than 64
//! squares has its rays a second time in machine words, with which that takes half as long.

use super::direction::Direction;
use super::per_square::PerSquare;
use crate::rules::bitboard::Bitboard;
use crate::rules::square::Square;

/// The directions along which square numbers grow, and those along which they fall.
pub(in crate::rules) type Ways<'a> = (&'a [Direction], &'a [Direction]);

/// The rays of one sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rays {
    wide: PerSquare<[Bitboard; 8]>,
    /// The same, if no square has a number above 63.
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

    /// All squares in a direction.
    #[inline]
    pub fn ray(&self, from: Square, direction: Direction) -> Bitboard {
        self.wide[from][direction.index()]
    }

    /// All rays of a square.
    pub fn all(&self, from: Square) -> [Bitboard; 8] {
        self.wide[from]
    }

    /// The squares in some directions up to the first occupied one on each, which is included.
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

/// The squares of a ray along which square numbers grow, up to the first occupied one.
///
/// A number less one differs from it in its lowest bit and all below; 0 less one, in all bits.
#[inline]
fn up_to_first(ray: Bitboard, occupied: Bitboard) -> Bitboard {
    let pieces = (ray & occupied).0;
    ray & Bitboard(pieces ^ pieces.wrapping_sub(1))
}

/// The squares of a ray along which square numbers fall, down to the first occupied one.
///
/// The lowest bit stands for the end of the ray.
#[inline]
fn down_to_last(ray: Bitboard, occupied: Bitboard) -> Bitboard {
    let pieces = (ray & occupied).0 | 1;
    ray & Bitboard(u128::MAX << (127 - pieces.leading_zeros()))
}

/// As [`up_to_first`].
#[inline]
fn up_to_first_narrow(ray: u64, occupied: u64) -> u64 {
    let pieces = ray & occupied;
    ray & (pieces ^ pieces.wrapping_sub(1))
}

/// As [`down_to_last`].
#[inline]
fn down_to_last_narrow(ray: u64, occupied: u64) -> u64 {
    let pieces = ray & occupied | 1;
    ray & (u64::MAX << (63 - pieces.leading_zeros()))
}
