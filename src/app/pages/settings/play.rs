//! The settings of games at this computer, and the resources of the engine.

use super::book;
use super::choice::switch;
use crate::app::pages::PageContext;
use crate::app::settings::{Computer, HASHES, SettingsAction};
use crate::app::ui::widgets::{choices, muted, strong};
use baroque::texts::text;
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, cx: &mut PageContext) {
    let words = [text!("settings-board-stays"), text!("settings-board-turns")];
    let (name, turns) = (text!("settings-two-people"), cx.settings.turn_board);
    switch(ui, cx, name, turns, words, SettingsAction::ToggleTurning);
    book::show(ui, cx);
    machine(ui, cx);
}

/// The threads and the memory that the engine may use.
fn machine(ui: &mut Ui, cx: &mut PageContext) {
    let computer = &cx.settings.computer;
    ui.label(strong(text!("settings-memory")));
    let names = HASHES.map(|mib| mib.to_string());
    let chosen = HASHES.iter().position(|&mib| mib == computer.hash);
    if let Some(index) = choices(ui, &names, chosen.unwrap_or(HASHES.len())) {
        cx.send(SettingsAction::SetHash(HASHES[index]));
    }
    ui.label(muted(cx, text!("settings-memory-how")));
    ui.label(strong(text!("settings-threads")));
    let counts = Computer::thread_choices();
    let name = |&count: &usize| match count {
        0 => text!("settings-threads-usual").to_owned(),
        count => count.to_string(),
    };
    let names: Vec<String> = counts.iter().map(name).collect();
    let chosen = counts.iter().position(|&count| count == computer.threads);
    if let Some(index) = choices(ui, &names, chosen.unwrap_or(counts.len())) {
        cx.send(SettingsAction::SetThreads(counts[index]));
    }
    let word = text!("settings-machine-how");
    ui.label(muted(cx, word));
}
