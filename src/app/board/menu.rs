//! Where the menu of a piece has been opened.

use super::action::InspectAction;
use crate::app::shell::Act;
use crate::rules::Square;
use bevy::prelude::*;

/// The menu of a piece, where it has been opened, in points of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MenuAt {
    /// The square.
    pub square: Option<Square>,
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// Whether keys have opened it, so that they are to lead through it.
    pub by_keys: bool,
}

/// The menu of a piece.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PieceMenu {
    /// Where it is, if it is open.
    pub open: Option<MenuAt>,
}

/// The menu of a piece.
pub fn plugin(app: &mut App) {
    app.init_resource::<PieceMenu>()
        .add_message::<InspectAction>()
        .add_systems(Act, hear);
}

fn hear(mut actions: MessageReader<InspectAction>, mut menu: ResMut<PieceMenu>) {
    for action in actions.read() {
        match *action {
            InspectAction::OpenMenu(at) => menu.open = Some(at),
            InspectAction::CloseMenu => menu.open = None,
            InspectAction::Ask(_)
            | InspectAction::ShowThreats(_)
            | InspectAction::ToggleLegend
            | InspectAction::Focus
            | InspectAction::ReadOut => {}
        }
    }
}
