//! The parts of the page of a game, and the choices for a new one.
//!
//! | file | |
//! |---|---|
//! | `new_game`, `players`, `time` | the choices before a game |
//! | `title`, `seat` | the game's name; who plays, and the time that is left |
//! | `moves`, `move_field` | the list of moves, and the field to write one |
//! | `buttons`, `asks` | what can be done, and what is asked |
//! | `read_out` | the position as text |

pub mod asks;
pub mod buttons;
pub mod ending;
pub mod move_field;
pub mod moves;
pub mod new_game;
pub mod players;
pub mod read_out;
pub mod seat;
pub mod time;
pub mod title;
