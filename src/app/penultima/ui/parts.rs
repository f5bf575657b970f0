//! Controls that several parts of the panel share.

use super::PenultimaContext;
use crate::app::penultima::{GameAction, PenultimaAction};
use bevy_egui::egui::{Button, CornerRadius, Ui};

/// Asks for something to be done in the game.
pub(super) fn act(cx: &mut PenultimaContext, action: GameAction) {
    cx.send(PenultimaAction::Game(action));
}

/// A button that does something in the game.
pub(super) fn button(
    ui: &mut Ui,
    cx: &mut PenultimaContext,
    words: &str,
    enabled: bool,
    action: GameAction,
) {
    let response = ui.add_enabled(enabled, Button::new(words));
    cx.landmarks.note(words, response.rect);
    if response.clicked() {
        act(cx, action);
    }
}

/// Check boxes with a look that differs from radio buttons.
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
