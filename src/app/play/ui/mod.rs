//! The parts of the page of a game, and the choices for a new one.
//!
//! | file | |
//! |---|---|
//! | `new_game`, `players`, `time` | the choices before a game |
//! | `title`, `seat` | the game's name; who plays, and the time that is left |
//! | `moves`, `move_field` | the list of moves, and the field to write one |
//! | `buttons`, `asks` | what can be done, and what is asked |
//! | `board` | a board, and what is done on it |

pub mod asks;
pub mod board;
pub mod buttons;
pub mod ending;
pub mod move_field;
pub mod moves;
pub mod new_game;
pub mod players;
pub mod seat;
pub mod time;
pub mod title;
mod view;

pub use view::{Desk, View};
