//! Positions and moves as text.

mod fen;
mod san;
mod wire;

pub use fen::{FenError, parse_fen, write_fen};
pub use san::write_san;
pub use wire::{find_move, write_move};
