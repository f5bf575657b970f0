//! What a piece is: its type, how it moves, how it captures, and its powers, as plain data.

pub mod betza;
mod capture;
mod kind;
mod method;
mod movement;
mod piece;
mod power;
mod renumber;
mod travel;

pub use capture::Capture;
pub use kind::PieceKind;
pub(super) use method::methods;
pub use method::*;
pub use movement::Movement;
pub use piece::{MAX_TYPES, Piece, PieceType, TypeSet};
pub use power::{Drive, Promotion, Protect, Run, Swap};
pub use renumber::Renumbering;
pub use travel::{Mover, Travel, Travels};
