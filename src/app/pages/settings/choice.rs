//! Controls for choosing a setting.

use crate::app::pages::PageContext;
use crate::app::ui::widgets::{choices, strong};
use bevy::ecs::message::Message;
use bevy_egui::egui::Ui;

/// A setting with several values. `names` has the label of each, and `action` the message that chooses it.
pub(super) fn pick<T: Copy + PartialEq, N: Into<String>, A: Message>(
    ui: &mut Ui,
    cx: &mut PageContext,
    landmark: &str,
    (values, chosen): (&[T], T),
    name: impl Fn(T) -> N,
    choose: impl Fn(T) -> A,
) {
    let names: Vec<String> = values.iter().map(|&value| name(value).into()).collect();
    let index = values.iter().position(|&value| value == chosen);
    let clicked = choices(ui, cx, landmark, &names, index.unwrap_or(usize::MAX));
    if let Some(index) = clicked {
        cx.send(choose(values[index]));
    }
}

/// A setting that is on or off, below its name.
pub(super) fn switch(
    ui: &mut Ui,
    cx: &mut PageContext,
    name: &str,
    on: bool,
    words: [&str; 2],
    toggle: impl Message,
) {
    ui.label(strong(name));
    let chosen = usize::from(on);
    let clicked = choices(ui, cx, name, &words.map(str::to_owned), chosen);
    if clicked.is_some_and(|index| index != chosen) {
        cx.send(toggle);
    }
}
