//! What is made of the parts of several features: the whole window, the start page, the page of a game.
//!
//! | file | |
//! |---|---|
//! | `frame` | the whole window: the page, what lies over it, and the keys |
//! | `start`, `welcome` | the start page, and its frame for newcomers |
//! | `game` | the page of the game on the board |
//! | `shown` | all that pages show, and what they give the panels of each feature |
//! | `settings`, `keys`, `read_out` | the settings, the keys, a position as text |
//! | `overlay` | what lies over a page |
//! | `about` | what the program is |
//! | `stage` | what lies on the board, and what others know of it |
//! | `pictures` | pictures of the board, copied or saved |
//! | `dispatch` | commands that mean whatever is in sight |
//! | `file_dialogs` | which file dialog opens for what, and what becomes of the file |

mod about;
pub mod dispatch;
pub mod file_dialogs;
mod frame;
mod game;
mod keys;
mod overlay;
pub mod pictures;
mod read_out;
mod settings;
mod shown;
pub mod stage;
pub mod start;
#[cfg(test)]
mod tests;
mod welcome;

pub use frame::show;
pub use shown::{Desk, Shown};

use crate::app::jobs::Mailbox;
use bevy::prelude::*;

/// What belongs to several features.
pub fn plugin(app: &mut App) {
    app.add_plugins((actions, pictures::plugin))
        .init_resource::<Mailbox<file_dialogs::FileChosen>>();
}

/// What needs no window.
pub fn actions(app: &mut App) {
    app.add_plugins((stage::plugin, dispatch::plugin));
}
