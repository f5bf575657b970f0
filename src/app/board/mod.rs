//! The board in the window: it draws a scene that it is given, and knows no game.
//!
//! | file | |
//! |---|---|
//! | `action` | what a person does with a board |
//! | `draw` | the scene as sprites |
//! | `owners` | which sprite shows which item, so that a piece keeps its own |
//! | `interact` | what a hand does over the board |
//! | `cursor` | the mark that keys move over it |
//! | `drawing` | arrows and circles of a person's own |
//! | `menu` | where the menu of a piece is |
//! | `sight` | what game and position are in sight |

pub mod action;
pub mod cursor;
pub mod draw;
pub mod drawing;
pub mod interact;
pub mod menu;
mod owners;
pub mod sight;

use bevy::app::App;

/// What the board is drawn from.
pub fn plugin(app: &mut App) {
    app.init_resource::<draw::BoardPlace>()
        .init_resource::<draw::BoardScene>()
        .add_plugins(actions);
}

/// What does not need a window.
pub fn actions(app: &mut App) {
    app.add_message::<action::LookUp>()
        .add_message::<action::LeaveAhead>()
        .add_message::<action::SetUp>()
        .add_message::<action::BoardAction>()
        .init_resource::<cursor::Cursor>()
        .init_resource::<sight::Sight>()
        .add_plugins(menu::plugin);
}
