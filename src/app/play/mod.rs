//! The game on the board: its moves, its clocks, its players, and the choices for a new one.
//!
//! | file | |
//! |---|---|
//! | `plugin` | the systems: messages, and the passing time |
//! | `action` | the user's actions; [`LayGame`](action::LayGame) puts a game on the board |
//! | `state` | [`Playing`]: the game on the board, and its actions |
//! | `variations`, `turning`, `progress`, `first_game` | actions on variations, turning the board, results and levels, tips in a first game |
//! | `board_screen` | what all screens have in common on which users make moves |
//! | `stage` | what the board of each screen shows |
//! | `hand`, `choice_words` | pointer and keyboard on the board; a choice of moves in words |
//! | `draft`, `set_choice`, `begin` | [`NewGame`]: the choices for a new game; the pieces to place; its start |
//! | `table` | [`Table`](table::Table): a game on the board, with all that its page shows |
//! | `warnings` | the search behind the warnings in a first game |
//! | `opponent` | the computer as a player: what it searches, and when it moves |
//! | `book` | the opening book of the game |
//! | `typing` | the field where a move is written |
//! | `newest`, `sounds` | sounds of moves and results |
//! | `ui` | the parts of the game page, and the choices for a new game |

pub mod action;
mod begin;
mod board_screen;
pub mod book;
pub(in crate::app) mod choice_words;
mod draft;
mod first_game;
pub mod hand;
pub mod links;
pub mod newest;
pub mod opponent;
mod plugin;
mod progress;
mod set_choice;
mod sounds;
pub mod stage;
mod state;
pub mod table;
mod turning;
pub mod typing;
pub mod ui;
mod variations;
pub mod warnings;

pub use board_screen::{BoardScreen, board_screen};
pub use draft::{Draft, LastGame, NewGame};
pub use plugin::{Lay, plugin};
pub use set_choice::{SetChoice, SetWay};
pub use state::Playing;
