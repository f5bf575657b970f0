//! Keyboard shortcuts, which the user can change, and the keyboard focus.
//!
//! A key means what is printed on it, so that it fits the names on any keyboard. A key without a Latin letter has the
//! meaning that its place has on an English keyboard. Each key comes with the modifiers that were held *when it was
//! pressed*, because a whole chord may happen between two frames.
//!
//! | file | |
//! |---|---|
//! | `commands` | the commands with id, name and group |
//! | `keymap`, `renamed` | the shortcuts of the commands, and the names that version 0.1 used |
//! | `chord`, `input` | a key with its modifiers, and how it reaches egui |
//! | `listener` | which widget uses a key first |
//! | `rebinding` | changing shortcuts |
//! | `plugin` | the messages about shortcuts |

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
