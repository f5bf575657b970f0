//! What is made of the parts of several features: the whole window, the start page, the page of a game.
//!
//! | file | |
//! |---|---|
//! | `frame` | the whole window: the page, what lies over it, and the keys |
//! | `start` | the start page |
//! | `game` | the page of the game on the board |
//! | `overlay` | what lies over a page |
//! | `about` | what the program is |
//! | `file_dialogs` | which file dialog opens for what, and what becomes of the file |

mod about;
pub mod file_dialogs;
mod frame;
mod game;
mod overlay;
pub mod start;
#[cfg(test)]
mod tests;

pub use frame::show;
