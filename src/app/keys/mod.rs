//! The keys: what each does as the person likes it, and who hears it first.
//!
//! A key is what is printed on it, so that it stays with its word on any keyboard; only where that is no Latin
//! letter its place counts, as on an English keyboard. Each comes with what is held *when it is pressed*: a whole
//! chord may fall between two frames.
//!
//! | file | |
//! |---|---|
//! | `commands` | what has a key, with id, name and group |
//! | `keymap`, `renamed` | which key does what, and what version 0.1 called it |
//! | `chord`, `input` | a key with what is held, and how it reaches egui |
//! | `listener` | who hears a key first |
//! | `rebinding` | giving commands other keys |
//! | `plugin` | the plugin: which messages the keys hear |

mod chord;
mod commands;
pub mod input;
mod keymap;
mod listener;
mod plugin;
mod rebinding;
mod renamed;

pub use chord::{Chord, pressed};
pub use commands::{Command, GROUPS, Perform, by_id, commands};
pub use keymap::Keymap;
pub use listener::{Attend, Attention, BOARD, Listener, NextListener, SETUP};
pub use plugin::plugin;
pub use rebinding::{KeyEdit, Rebinding};
