//! What is made of the parts of several features: the whole window, the start page, the page of a game.
//!
//! | file | |
//! |---|---|
//! | `frame` | the whole window: the page, what lies over it, and the keys |
//! | `start` | the start page |
//! | `game` | the page of the game on the board |
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
mod overlay;
pub mod pictures;
pub mod stage;
pub mod start;
#[cfg(test)]
mod tests;

pub use frame::show;

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
