//! The menu of a piece: whether it is open, and where.

use super::action::{MenuAction, MenuAt};
use crate::app::shell::{Outbox, hear};
use bevy::prelude::*;

/// The state of the menu of a piece.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct PieceMenu {
    /// Where the menu is open, if it is.
    pub open: Option<MenuAt>,
}

/// Adds the menu of a piece.
pub fn plugin(app: &mut App) {
    app.init_resource::<PieceMenu>();
    hear(app, PieceMenu::apply);
}

impl PieceMenu {
    fn apply(&mut self, action: &MenuAction, _: &mut Outbox) {
        self.open = match *action {
            MenuAction::Open(at) => Some(at),
            MenuAction::Close => None,
        };
    }
}
