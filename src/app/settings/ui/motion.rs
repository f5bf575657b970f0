//! How pieces move.

use super::choice::{pick, switch};
use crate::app::settings::{SettingsAction, Speed};
use crate::app::texts::text;
use crate::app::ui::desk::Desk;
use crate::app::ui::widgets::strong;
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let settings = desk.settings;
    ui.label(strong(text!("settings-speed")));
    let speeds = (&Speed::ALL[..], settings.speed);
    pick(
        ui,
        desk,
        "Speed",
        speeds,
        Speed::name,
        SettingsAction::SetSpeed,
    );
    let words = [
        text!("settings-motion-full"),
        text!("settings-motion-reduced"),
    ];
    let (name, reduced) = (text!("settings-motion"), settings.reduced_motion);
    switch(
        ui,
        desk,
        name,
        reduced,
        words,
        SettingsAction::ToggleReduced,
    );
}
