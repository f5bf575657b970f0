//! Reports for tests of the real window. Only a build with the cargo feature `probe` has them.
//!
//! With `BAROQUE_REPORT=1` in the environment every change prints one line of JSON: the page, the FEN and the result
//! of the game. The line also has the places of the board and of everything that can be clicked, in physical pixels.

mod analysis;
mod board;
mod pages;
mod play;
mod state;

pub use state::plugin;
