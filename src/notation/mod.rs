//! Positions and moves as text.

mod complete;
mod fen;
mod note;
pub mod pgn;
mod read_san;
mod san;
mod signs;
mod wire;
mod word;

pub use complete::completions;
pub use fen::{
    FenError, parse_fen, parse_setup, read_fen, read_setup, read_start, write_fen, write_setup,
};
pub use note::{Note, Read};
pub use read_san::{UnknownMove, read_san};
pub use san::write_san;
pub use signs::is_invisible;
pub use wire::{find_move, write_move};
pub use word::names_a_move;
