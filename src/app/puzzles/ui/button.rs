//! A button of the panel beside a puzzle.

use super::PuzzleContext;
use crate::app::puzzles::PuzzleAction;
use bevy_egui::egui::Ui;

/// A button with words. The help appears under the pointer.
pub fn button(
    ui: &mut Ui,
    cx: &mut PuzzleContext,
    (words, help): (&str, &str),
    action: PuzzleAction,
) {
    let response = ui.button(words).on_hover_text(help);
    cx.on_click(response, action);
}
