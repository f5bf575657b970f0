//! The game on the board: its moves, its clocks, who plays, and the choices for a new one.
//!
//! | file | |
//! |---|---|
//! | `plugin` | which messages are heard, and how time passes |
//! | `action` | what a person does with a board, a game and its moves; [`LayGame`](action::LayGame) brings a game onto the board |
//! | `state` | [`Playing`]: the game on the board, and what becomes of those actions |
//! | `variations`, `turning`, `progress`, `first_game` | more of that: variations, the board that turns, results, words in a first game |
//! | `hand`, `choice_words` | what a hand does over a board on which moves are made; a choice of moves in words |
//! | `draft` | [`NewGame`]: the choices for a new game |
//! | `table` | the game as it lies on the board, and all that changes it |
//! | `opponent` | the computer as a player: what it thinks about, and when it answers |
//! | `book` | the opening book of the game |
//! | `typing` | a move that is being written |
//! | `newest`, `sounds` | what of the game is heard |
//! | `ui` | the parts of the page of a game, and the choices for a new one |

pub mod action;
pub mod book;
mod choice_words;
mod draft;
mod first_game;
pub mod hand;
pub mod newest;
pub mod opponent;
mod plugin;
mod progress;
mod sounds;
mod state;
pub mod table;
mod turning;
pub mod typing;
pub mod ui;
mod variations;

pub use draft::{Draft, LastGame, NewGame};
pub use plugin::{Lay, plugin};
pub use state::Playing;
