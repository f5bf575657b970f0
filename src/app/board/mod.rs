//! The board of the window. It draws a scene that a page gives it, and knows no game. The scene is a list of plain
//! items, which tests read.
//!
//! | file | |
//! |---|---|
//! | `action` | messages of the board |
//! | `draw` | draws the scene as sprites |
//! | `owners` | decides which sprite shows which item, so that a piece keeps its own |
//! | `interact` | picking and moving pieces with the pointer |
//! | `tries` | the hand on a board where a side makes tries |
//! | `cursor` | the board cursor, which the keyboard moves |
//! | `drawing` | the player's arrows and circles |
//! | `menu` | where the menu of a piece is open |
//! | `shown_game` | the game and the position that are shown |

pub mod action;
pub mod cursor;
pub mod draw;
pub mod drawing;
pub mod interact;
pub mod menu;
mod owners;
pub mod shown_game;
pub mod tries;

use bevy::app::App;

/// Adds the messages and the resources of the board.
pub fn plugin(app: &mut App) {
    app.init_resource::<draw::BoardPlace>()
        .init_resource::<draw::BoardScene>()
        .add_message::<action::LookUp>()
        .add_message::<action::Practise>()
        .add_message::<action::SolveEnding>()
        .add_message::<action::LeaveAhead>()
        .add_message::<action::SetUp>()
        .add_message::<action::BoardAction>()
        .init_resource::<cursor::Cursor>()
        .init_resource::<shown_game::ShownGame>()
        .add_plugins(menu::plugin);
}
