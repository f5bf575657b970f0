//! Squares, by number. Their names belong to a [`Geometry`](super::Geometry).

/// The most squares that a board can have.
pub const MAX_SQUARES: usize = 128;

/// A square of a board, numbered along the files first and then up the ranks.
///
/// The number makes sense only with the [`Geometry`](super::Geometry) that it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square with this number, which must be below [`MAX_SQUARES`]; higher bits are dropped.
    pub const fn new(index: usize) -> Square {
        Square((index % MAX_SQUARES) as u8)
    }

    /// The number, always below [`MAX_SQUARES`].
    ///
    /// The mask lets the compiler remove bounds checks on tables of that length.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 as usize) & (MAX_SQUARES - 1)
    }
}
