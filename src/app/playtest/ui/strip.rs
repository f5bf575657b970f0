//! The way back from a game on the board to its playtest.

use super::PlaytestContext;
use crate::app::playtest::PlaytestAction;
use baroque::texts::text;
use bevy_egui::egui::Ui;

/// Shows the button, if the game on the board is one of the playtest.
pub fn strip(ui: &mut Ui, cx: &mut PlaytestContext) {
    let table = cx.view.playing.table.as_ref();
    if table.is_some_and(|table| cx.view.playtest.has_on_board(table)) {
        let button = ui.button(text!("playtest-return"));
        cx.on_click(button, PlaytestAction::Return);
    }
}
