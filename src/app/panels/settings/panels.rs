//! Panels and writing: light or dark, and how large.

use super::{pick, switch};
use crate::app::action::Action;
use crate::app::panels::Desk;
use crate::app::panels::widgets::{muted, strong};
use bevy_egui::egui::Ui;

/// The sizes to choose from, in percent; keys reach those between.
const SIZES: [u16; 6] = [100, 125, 150, 200, 250, 300];

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let (dark, scale) = (desk.session.settings.dark, desk.session.settings.scale());
    let words = ["Light", "Dark"];
    switch(ui, desk, "Panels", dark, words, &Action::ToggleDark);
    ui.label(strong("Size of panels and writing"));
    pick(ui, desk, "Size", &SIZES, scale, |percent| {
        (format!("{percent} %"), Action::SetScale(percent))
    });
    let keys = "Ctrl and + or − change the size too, Ctrl and 0 gives it back.";
    ui.label(muted(desk, keys));
    let words = ["In a window", "Full screen"];
    let full = desk.session.fullscreen;
    let action = Action::ToggleFullscreen;
    switch(ui, desk, "Window", full, words, &action);
}
