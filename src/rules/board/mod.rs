//! What a board is: sides, squares, sets of squares, and how squares are connected.

mod bitboard;
mod color;
mod geometry;
mod listed;
mod square;
mod word;

pub use bitboard::{Bitboard, Squares};
pub use color::{ByColor, Color};
pub(super) use geometry::Ways;
pub use geometry::{BoardError, BoardPlan, Direction, Geometry, PerSquare};
pub(crate) use listed::listed;
pub use square::{MAX_SQUARES, Square};
pub use word::Word;
