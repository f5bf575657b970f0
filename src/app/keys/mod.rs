//! The keys: what each does as the person likes it, and who hears it first.
//!
//! A key is what is printed on it, so that it stays with its word on any keyboard; only where that is no Latin
//! letter its place counts, as on an English keyboard. Each comes with what is held *when it is pressed*: a whole
//! chord may fall between two frames.

mod chord;
pub mod input;
mod keymap;
mod listener;
mod rebinding;
mod renamed;

pub use chord::{Chord, pressed};
pub use keymap::Keymap;
pub use listener::{Attention, BOARD, Listener, SETUP};
pub use rebinding::{KeyEdit, Rebinding};
