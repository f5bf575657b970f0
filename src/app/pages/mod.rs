//! The pages that combine several features: the whole window, the start page, and the page of a game.
//!
//! | file | |
//! |---|---|
//! | `frame` | the whole window: the page, the overlays, and the keyboard |
//! | `start`, `welcome` | the start page, and its box for newcomers |
//! | `sets` | piece sets, in names and pictures |
//! | `game`, `my_games` | the page of a game, and *My games* |
//! | `shown` | the state of these features, and what each feature's panels get of it |
//! | `sight` | what other features know of the page |
//! | `settings`, `keys`, `read_out` | the settings, the keyboard shortcuts, a position as text |
//! | `windows`, `overlay` | which windows are open above a page, and what they show |
//! | `about` | the page about the program |
//! | `pictures` | pictures of the board, copied or saved |
//! | `dispatch` | commands whose effect depends on the screen |

mod about;
pub mod dispatch;
mod frame;
mod game;
mod keys;
mod my_games;
mod overlay;
pub mod pictures;
mod read_out;
mod sets;
mod settings;
mod shown;
mod sight;
pub mod start;
#[cfg(test)]
mod tests;
mod welcome;
mod windows;

pub use frame::show;
pub use shown::{PageContext, PageView};

use crate::app::my_games::SavedAction;
use crate::app::screens::add_page;
use crate::app::shell::{Screen, ShellAction};
use bevy::prelude::*;

/// A lower window has less space around an overlay.
const LOW_WINDOW_HEIGHT: f32 = 420.0;

/// Adds the window's contents.
pub fn plugin(app: &mut App) {
    app.add_plugins((sight::plugin, dispatch::plugin, pictures::plugin));
    add_page(app, Screen::Start, start::draw);
    add_page(app, Screen::Game, game::draw);
    add_page(app, Screen::MyGames, my_games::draw).on(ShellAction::Back, SavedAction::OpenMyGames);
}
