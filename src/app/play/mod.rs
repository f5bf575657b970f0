//! The game on the board: its moves, its clocks, who plays, and the choices for a new one.
//!
//! | file | |
//! |---|---|
//! | `table` | the game as it lies on the board, and all that changes it |
//! | `opponent` | the computer as a player: what it thinks about, and when it answers |
//! | `typing` | a move that is being written |
//! | `action` | what a person does with a board, a game and its moves |
//! | `session` | what becomes of that, and how a game begins |
//! | `ui` | the parts of the page of a game, and the choices for a new one |

pub mod action;
pub mod opponent;
mod session;
pub mod table;
pub mod typing;
pub mod ui;

pub use session::typing::plugin;
pub use session::{FirstGame, accompany};
