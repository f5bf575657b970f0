//! A button of the panel beside a puzzle.

use super::UiContext;
use crate::app::puzzles::PuzzleAction;
use bevy_egui::egui::Ui;

/// A button with words. The help appears under the pointer.
pub fn button(ui: &mut Ui, cx: &mut UiContext, (words, help): (&str, &str), action: PuzzleAction) {
    let response = ui.button(words);
    cx.landmarks.note(words, response.rect);
    if response.on_hover_text(help).clicked() {
        cx.send(action);
    }
}
