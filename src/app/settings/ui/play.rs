//! How games are played at this screen, and what the computer takes up for it.

use super::book;
use super::choice::switch;
use crate::app::action::{Action, SettingsAction};
use crate::app::settings::ui::machine;
use crate::app::texts::text;
use crate::app::ui::desk::Desk;
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let turns = desk.session.settings.turn_board;
    let words = [text!("settings-board-stays"), text!("settings-board-turns")];
    let action = Action::Settings(SettingsAction::ToggleTurning);
    switch(
        ui,
        desk,
        text!("settings-two-people"),
        turns,
        words,
        &action,
    );
    book::show(ui, desk);
    machine::show(ui, desk);
}
