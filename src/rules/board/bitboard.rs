//! Sets of squares as the bits of a number.

use super::square::Square;
use super::word::Word;
use std::fmt;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

/// A set of squares. A board of at most 64 squares has room in a `u64`, every board in a `u128`.
///
/// ```
/// use baroque::rules::{Bitboard, Square};
/// let two: Bitboard = Bitboard::of(Square::new(3)) | Square::new(90).into();
/// assert_eq!(two.len(), 2);
/// assert_eq!(two.first(), Some(Square::new(3)));
/// assert!(two.contains(Square::new(90)));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard<W: Word = u128>(pub W);

impl<W: Word> Bitboard<W> {
    /// No square.
    pub const EMPTY: Bitboard<W> = Bitboard(W::ZERO);
    /// All numbers, squares of the board or not.
    pub const FULL: Bitboard<W> = Bitboard(W::MAX);

    /// The set of one square.
    #[inline]
    pub fn of(square: Square) -> Bitboard<W> {
        Bitboard(W::bit(square.index()))
    }

    /// Whether the square is in the set.
    #[inline]
    pub fn contains(self, square: Square) -> bool {
        self.0.has(square.index())
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == W::ZERO
    }

    /// Whether the set has any square.
    #[inline]
    pub fn any(self) -> bool {
        self.0 != W::ZERO
    }

    /// Whether the two sets share a square.
    #[inline]
    pub fn meets(self, other: Bitboard<W>) -> bool {
        self.0 & other.0 != W::ZERO
    }

    /// The number of squares.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether the set has two squares or more.
    #[inline]
    pub fn several(self) -> bool {
        self.0 & self.0.less_one() != W::ZERO
    }

    /// The square with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Square> {
        self.any().then(|| Square::new(self.0.lowest()))
    }

    /// The square with the highest number.
    #[inline]
    pub fn last(self) -> Option<Square> {
        self.any().then(|| Square::new(self.0.highest()))
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        *self = self.with(square);
    }

    /// Removes a square.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        *self = self.without(square);
    }

    /// The set with the square added.
    #[inline]
    pub fn with(self, square: Square) -> Bitboard<W> {
        self | Bitboard::of(square)
    }

    /// The set without the square.
    #[inline]
    pub fn without(self, square: Square) -> Bitboard<W> {
        self - Bitboard::of(square)
    }

    /// The same squares as a number of another width. Squares for which it has no room are left out.
    #[inline]
    pub fn cast<V: Word>(self) -> Bitboard<V> {
        let (low, high) = self.0.halves();
        Bitboard(V::of_halves(low, high))
    }
}

impl<W: Word> From<Square> for Bitboard<W> {
    fn from(square: Square) -> Bitboard<W> {
        Bitboard::of(square)
    }
}

impl<W: Word> From<Option<Square>> for Bitboard<W> {
    fn from(square: Option<Square>) -> Bitboard<W> {
        square.map_or(Bitboard::EMPTY, Bitboard::of)
    }
}

impl<W: Word> FromIterator<Square> for Bitboard<W> {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard<W> {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl<W: Word> IntoIterator for Bitboard<W> {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        let (low, high) = self.0.halves();
        Squares { low, high }
    }
}

/// The squares of a [`Bitboard`], lowest number first.
pub struct Squares {
    low: u64,
    high: u64,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let square = self.low.trailing_zeros();
            self.low &= self.low - 1;
            return Some(Square::new(square as usize));
        }
        if self.high != 0 {
            let square = 64 + self.high.trailing_zeros();
            self.high &= self.high - 1;
            return Some(Square::new(square as usize));
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let squares = self.low.count() + self.high.count();
        (squares, Some(squares))
    }
}

impl ExactSizeIterator for Squares {}

impl<W: Word> fmt::Debug for Bitboard<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Square::index))
            .finish()
    }
}

impl<W: Word> BitAnd for Bitboard<W> {
    type Output = Bitboard<W>;
    #[inline]
    fn bitand(self, other: Bitboard<W>) -> Bitboard<W> {
        Bitboard(self.0 & other.0)
    }
}

impl<W: Word> BitOr for Bitboard<W> {
    type Output = Bitboard<W>;
    #[inline]
    fn bitor(self, other: Bitboard<W>) -> Bitboard<W> {
        Bitboard(self.0 | other.0)
    }
}

impl<W: Word> BitXor for Bitboard<W> {
    type Output = Bitboard<W>;
    #[inline]
    fn bitxor(self, other: Bitboard<W>) -> Bitboard<W> {
        Bitboard(self.0 ^ other.0)
    }
}

/// Difference: the squares of the left set that are not in the right one.
impl<W: Word> Sub for Bitboard<W> {
    type Output = Bitboard<W>;
    #[inline]
    fn sub(self, other: Bitboard<W>) -> Bitboard<W> {
        Bitboard(self.0 & !other.0)
    }
}

impl<W: Word> Not for Bitboard<W> {
    type Output = Bitboard<W>;
    #[inline]
    fn not(self) -> Bitboard<W> {
        Bitboard(!self.0)
    }
}

impl<W: Word> BitAndAssign for Bitboard<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard<W>) {
        self.0 = self.0 & other.0;
    }
}

impl<W: Word> BitOrAssign for Bitboard<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard<W>) {
        self.0 = self.0 | other.0;
    }
}

impl<W: Word> BitXorAssign for Bitboard<W> {
    #[inline]
    fn bitxor_assign(&mut self, other: Bitboard<W>) {
        self.0 = self.0 ^ other.0;
    }
}

impl<W: Word> SubAssign for Bitboard<W> {
    #[inline]
    fn sub_assign(&mut self, other: Bitboard<W>) {
        self.0 = self.0 & !other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts_its_squares<W: Word>() {
        let mut set: Bitboard<W> = Bitboard::EMPTY;
        let squares = (0..W::SQUARES).map(|n| Square::new(n * 37 % W::SQUARES));
        for (count, square) in squares.enumerate() {
            assert_eq!((set.len(), set.contains(square)), (count, false));
            set.insert(square);
            assert!(set.contains(square));
        }
        assert_eq!(set, Bitboard::FULL);
        let listed: Vec<usize> = set.into_iter().map(Square::index).collect();
        assert_eq!(listed, (0..W::SQUARES).collect::<Vec<usize>>());
    }

    #[test]
    fn a_set_counts_its_squares() {
        counts_its_squares::<u64>();
        counts_its_squares::<u128>();
    }

    fn squares<W: Word>(numbers: &[usize]) -> Bitboard<W> {
        numbers.iter().copied().map(Square::new).collect()
    }

    #[test]
    fn a_narrower_set_has_the_squares_that_fit() {
        let wide: Bitboard = squares(&[0, 63, 64, 127]);
        let narrow: Bitboard<u64> = wide.cast();
        assert_eq!(narrow, squares(&[0, 63]));
        assert_eq!(narrow.first(), Some(Square::new(0)));
        assert_eq!(narrow.last(), Some(Square::new(63)));
        assert_eq!(narrow.cast::<u128>(), squares(&[0, 63]));
    }
}
