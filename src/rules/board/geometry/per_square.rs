//! Tables by square.

use crate::rules::board::square::{MAX_SQUARES, Square};
use std::ops::{Index, IndexMut};

/// A table with one entry for each square number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerSquare<T>(Box<[T; MAX_SQUARES]>);

impl<T> PerSquare<T> {
    /// Fills the table: calls `make` for each square number.
    pub fn new_with(mut make: impl FnMut(Square) -> T) -> Self {
        PerSquare(Box::new(std::array::from_fn(|index| {
            make(Square::new(index))
        })))
    }
}

impl<T> Index<Square> for PerSquare<T> {
    type Output = T;

    #[inline]
    fn index(&self, square: Square) -> &T {
        &self.0[square.index()]
    }
}

impl<T> IndexMut<Square> for PerSquare<T> {
    #[inline]
    fn index_mut(&mut self, square: Square) -> &mut T {
        &mut self.0[square.index()]
    }
}

impl<T: Default> Default for PerSquare<T> {
    fn default() -> PerSquare<T> {
        PerSquare::new_with(|_| T::default())
    }
}
