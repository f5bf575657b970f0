//! Controls that several parts of the panel share.

use super::PenultimaContext;
use crate::app::penultima::{GameAction, PenultimaAction};
use crate::app::ui::widgets::add_button;
use bevy_egui::egui::{Button, Ui};

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
    let response = add_button(ui, enabled, Button::new(words));
    if response.clicked() {
        act(cx, action);
    }
}
