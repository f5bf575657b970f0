//! What stands where: a position, and its description before it is checked.

mod position;
mod setup;
mod zobrist;

pub use position::Position;
pub use setup::{CastlingRights, Hand, Setup};
