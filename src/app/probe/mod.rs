//! What tests of the real window read. Only a build with the cargo feature `probe` has it.
//!
//! With `BAROQUE_REPORT=1` in the environment every change writes one line of JSON on standard output: the page, the
//! game's FEN and outcome, where the board lies and where everything is that can be clicked, in physical pixels.

mod analysis;
mod board;
mod pages;
mod play;
mod state;

pub use state::plugin;
