//! How games are played at this screen, and what the computer takes up for it.

use super::book;
use super::choice::switch;
use crate::app::settings::SettingsAction;
use crate::app::settings::ui::machine;
use crate::app::texts::text;
use crate::app::ui::desk::Desk;
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let words = [text!("settings-board-stays"), text!("settings-board-turns")];
    let (name, turns) = (text!("settings-two-people"), desk.settings.turn_board);
    switch(ui, desk, name, turns, words, SettingsAction::ToggleTurning);
    book::show(ui, desk);
    machine::show(ui, desk);
}
