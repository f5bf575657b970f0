//! Numbers whose bits stand for squares.
//!
//! Code that does not name one uses `u128`, so nothing outside of `rules` and `search` names it. The search and `perft` make a
//! game on at most 64 squares anew with `u64` (`Variant::cast`). There is one implementation for both widths, and
//! squares and moves are the same.

use super::square::MAX_SQUARES;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// The number of a [`Bitboard`](super::Bitboard): `u64` on boards of at most 64 squares, which takes
/// about half as long, and `u128` on every board.
pub trait Word:
    sealed::Sealed
    + Copy
    + Default
    + Debug
    + Eq
    + Hash
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// The number of squares.
    const SQUARES: usize;
    /// No bit.
    const ZERO: Self;
    /// All bits.
    const MAX: Self;

    /// The number with only this bit.
    fn bit(index: usize) -> Self;

    /// Whether this bit is set.
    fn has(self, index: usize) -> bool;

    /// The number less 1; that of 0 has all bits.
    fn less_one(self) -> Self;

    /// This bit and all bits above.
    fn from_bit_up(index: usize) -> Self;

    /// The number of bits.
    fn count(self) -> usize;

    /// The lowest bit, or [`SQUARES`](Self::SQUARES) without any.
    fn lowest(self) -> usize;

    /// The highest bit of a number that is not 0.
    fn highest(self) -> usize;

    /// The lower and the upper half of 128 bits.
    fn halves(self) -> (u64, u64);

    /// The number of these halves, without the bits for which it has no room.
    fn of_halves(low: u64, high: u64) -> Self;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for u64 {}
    impl Sealed for u128 {}
}

impl Word for u64 {
    const SQUARES: usize = 64;
    const ZERO: u64 = 0;
    const MAX: u64 = u64::MAX;

    #[inline(always)]
    fn bit(index: usize) -> u64 {
        1u64.wrapping_shl(index as u32)
    }

    #[inline(always)]
    fn has(self, index: usize) -> bool {
        self.wrapping_shr(index as u32) & 1 == 1
    }

    #[inline(always)]
    fn less_one(self) -> u64 {
        self.wrapping_sub(1)
    }

    #[inline(always)]
    fn from_bit_up(index: usize) -> u64 {
        u64::MAX << index
    }

    #[inline(always)]
    fn count(self) -> usize {
        if cfg!(target_feature = "popcnt") {
            return self.count_ones() as usize;
        }
        add_fours(by_fours(self))
    }

    #[inline(always)]
    fn lowest(self) -> usize {
        self.trailing_zeros() as usize
    }

    #[inline(always)]
    fn highest(self) -> usize {
        63 - self.leading_zeros() as usize
    }

    #[inline(always)]
    fn halves(self) -> (u64, u64) {
        (self, 0)
    }

    #[inline(always)]
    fn of_halves(low: u64, _: u64) -> u64 {
        low
    }
}

impl Word for u128 {
    const SQUARES: usize = MAX_SQUARES;
    const ZERO: u128 = 0;
    const MAX: u128 = u128::MAX;

    #[inline(always)]
    fn bit(index: usize) -> u128 {
        1 << index
    }

    #[inline(always)]
    fn has(self, index: usize) -> bool {
        // Takes the half first, which is quicker than a shift of 128 bits.
        let half = match index < 64 {
            true => self as u64,
            false => (self >> 64) as u64,
        };
        half >> (index % 64) & 1 == 1
    }

    #[inline(always)]
    fn less_one(self) -> u128 {
        self.wrapping_sub(1)
    }

    #[inline(always)]
    fn from_bit_up(index: usize) -> u128 {
        u128::MAX << index
    }

    #[inline(always)]
    fn count(self) -> usize {
        if cfg!(target_feature = "popcnt") {
            return self.count_ones() as usize;
        }
        // Counts both halves in groups of four bits, then adds the groups: quicker than two full
        // counts.
        let (low, high) = self.halves();
        add_fours(by_fours(low) + by_fours(high))
    }

    #[inline(always)]
    fn lowest(self) -> usize {
        self.trailing_zeros() as usize
    }

    #[inline(always)]
    fn highest(self) -> usize {
        127 - self.leading_zeros() as usize
    }

    #[inline(always)]
    fn halves(self) -> (u64, u64) {
        (self as u64, (self >> 64) as u64)
    }

    #[inline(always)]
    fn of_halves(low: u64, high: u64) -> u128 {
        u128::from(low) | u128::from(high) << 64
    }
}

/// How many bits are set in each group of four.
#[inline]
fn by_fours(bits: u64) -> u64 {
    let twos = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333)
}

/// The sum of the numbers in groups of four bits.
#[inline]
fn add_fours(fours: u64) -> usize {
    let bytes = (fours & 0x0f0f_0f0f_0f0f_0f0f) + (fours >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
}
