//! How settings are chosen.

use crate::app::action::Action;
use crate::app::ui::desk::Desk;
use crate::app::ui::widgets::{choices, strong};
use bevy_egui::egui::Ui;

/// A setting with several values, each with its name and what chooses it.
pub(super) fn pick<T: Copy + PartialEq>(
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
pub(super) fn switch(
    ui: &mut Ui,
    desk: &mut Desk,
    name: &str,
    on: bool,
    words: [&str; 2],
    toggle: &Action,
) {
    ui.label(strong(name));
    let chosen = usize::from(on);
    let clicked = choices(ui, desk, name, &words.map(str::to_owned), chosen);
    if clicked.is_some_and(|index| index != chosen) {
        desk.ask(toggle.clone());
    }
}
