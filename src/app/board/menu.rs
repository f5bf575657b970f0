//! Where the menu of a piece has been opened.

use super::action::{InspectAction, MenuAt};
use crate::app::shell::Act;
use bevy::prelude::*;

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
