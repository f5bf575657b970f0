//! What a piece is: its type, how it moves, how it captures, and its powers, as plain data.

pub mod betza;
mod kind;
mod movement;
mod piece;

pub use kind::{PieceKind, Promotion, Protect, Run};
pub use movement::Movement;
pub use piece::{MAX_TYPES, Piece, PieceType, TypeSet};
