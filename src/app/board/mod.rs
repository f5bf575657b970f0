//! The board in the window: it draws a scene that it is given, and knows no game. Only `ui` knows whose board it is.
//!
//! | file | |
//! |---|---|
//! | `draw` | the scene as sprites |
//! | `owners` | which sprite shows which item, so that a piece keeps its own |
//! | `interact` | what a hand does over the board |
//! | `cursor` | the mark that keys move over it |
//! | `drawing` | arrows and circles of a person's own |
//! | `pictures` | pictures of the board, copied or saved |
//! | `ui` | pointer and keys over the board, what stands around it and opens on it, and the board in words |

pub mod cursor;
pub mod draw;
pub mod drawing;
pub mod interact;
mod owners;
pub mod pictures;
pub mod ui;

use bevy::app::App;

/// What the board is drawn from.
pub fn plugin(app: &mut App) {
    app.init_resource::<draw::BoardPlace>()
        .init_resource::<draw::BoardScene>();
}
