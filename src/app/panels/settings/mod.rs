//! The settings, in groups.

mod board;
mod book;
mod files;
mod motion;
mod panels;
mod play;
mod sound;

use super::widgets::{choices, strong};
use super::{Desk, keys};
use crate::app::action::{Action, SettingsAction};
use crate::app::settings::SettingsGroup;
use bevy_egui::egui::{ScrollArea, Ui};

/// How high what stands around the settings of a group is.
const AROUND: f32 = 235.0;

/// How high every group is at least.
const ALIKE: f32 = 490.0;

/// Shows the group that is open, below the names of all.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let group = desk.session.settings_group;
    pick(ui, desk, "Group", &SettingsGroup::ALL, group, |group| {
        (
            group.name().to_owned(),
            Action::Settings(SettingsAction::ShowGroup(group)),
        )
    });
    ui.add_space(4.0);
    let height = (ui.ctx().viewport_rect().height() - AROUND).max(60.0);
    ScrollArea::vertical()
        .id_salt("settings")
        .max_height(height)
        .min_scrolled_height(height)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            // The names of the groups stay where they are, whichever is open.
            ui.set_min_height(ALIKE.min(height));
            match group {
                SettingsGroup::Board => board::show(ui, desk),
                SettingsGroup::Motion => motion::show(ui, desk),
                SettingsGroup::Sound => sound::show(ui, desk),
                SettingsGroup::Play => play::show(ui, desk),
                SettingsGroup::Panels => panels::show(ui, desk),
                SettingsGroup::Files => files::show(ui, desk),
                SettingsGroup::Keys => keys::choose(ui, desk),
            }
        });
}

/// A setting with several values, each with its name and what chooses it.
fn pick<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk,
    landmark: &str,
    values: &[T],
    chosen: T,
    choice: impl Fn(T) -> (String, Action),
) {
    let names: Vec<String> = values.iter().map(|&value| choice(value).0).collect();
    let index = values.iter().position(|&value| value == chosen);
    let clicked = choices(ui, desk, landmark, &names, index.unwrap_or(usize::MAX));
    if let Some(value) = clicked.map(|index| values[index]) {
        desk.ask(choice(value).1);
    }
}

/// A setting that is on or off, under its name.
fn switch(ui: &mut Ui, desk: &mut Desk, name: &str, on: bool, words: [&str; 2], toggle: &Action) {
    ui.label(strong(name));
    let chosen = usize::from(on);
    let clicked = choices(ui, desk, name, &words.map(str::to_owned), chosen);
    if clicked.is_some_and(|index| index != chosen) {
        desk.ask(toggle.clone());
    }
}
