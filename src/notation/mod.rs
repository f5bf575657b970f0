//! Positions and moves as text.

mod complete;
pub mod drawn_movement;
mod fen;
mod letters;
mod loose;
mod note;
pub mod pgn;
mod read_san;
mod san;
mod signs;
pub mod site;
mod squares;
mod wire;
mod word;

pub use complete::completions;
pub use fen::{
    FenError, parse_fen, parse_setup, pasted_fen, placement_fits, read_fen, read_setup, read_start,
    write_fen, write_hands, write_setup,
};
pub use note::{Note, Read};
pub use read_san::{UnknownMove, read_san};
pub use san::write_san;
pub use signs::is_invisible;
pub use squares::{SquareNotation, write_squares};
pub use wire::{find_move, write_move};
pub use word::{is_null_move, names_a_move};
