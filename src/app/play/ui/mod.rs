//! The parts of the game page, and the choices for a new game.
//!
//! | file | |
//! |---|---|
//! | `new_game`, `players`, `time`, `pieces_to_place` | the choices for a new game |
//! | `title`, `seat` | the game's name; players and clocks |
//! | `moves`, `move_field` | the move list, and the field to write a move |
//! | `buttons`, `asks` | buttons and questions |
//! | `board` | a board, with pointer and keyboard |

pub mod asks;
pub mod board;
pub mod buttons;
pub mod ending;
pub mod move_field;
pub mod moves;
pub mod new_game;
mod pieces_to_place;
pub mod players;
pub mod seat;
pub mod time;
pub mod title;
mod view;

pub use view::{PlayContext, PlayView};
