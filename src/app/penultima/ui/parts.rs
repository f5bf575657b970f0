//! What the parts of the panel have in common.

use super::Desk;
use crate::app::penultima::{GameAction, PenultimaAction};
use bevy_egui::egui::{Button, CornerRadius, Ui};

/// Asks for something to be done in the game.
pub(super) fn act(desk: &mut Desk, action: GameAction) {
    desk.ask(PenultimaAction::Game(action));
}

/// A button that does something in the game.
pub(super) fn button(ui: &mut Ui, desk: &mut Desk, words: &str, enabled: bool, action: GameAction) {
    let response = ui.add_enabled(enabled, Button::new(words));
    desk.landmarks.note(words, response.rect);
    if response.clicked() {
        act(desk, action);
    }
}

/// Boxes to tick that do not look like those of which one holds.
pub(super) fn square_boxes(ui: &mut Ui) {
    let widgets = &mut ui.visuals_mut().widgets;
    for look in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
    ] {
        look.corner_radius = CornerRadius::same(3);
    }
}
