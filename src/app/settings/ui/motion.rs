//! How pieces move.

use super::choice::{pick, switch};
use crate::app::action::{Action, SettingsAction};
use crate::app::settings::Speed;
use crate::app::texts::text;
use crate::app::ui::desk::Desk;
use crate::app::ui::widgets::strong;
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let (speed, reduced) = {
        let settings = &desk.session.settings;
        (settings.speed, settings.reduced_motion)
    };
    ui.label(strong(text!("settings-speed")));
    pick(ui, desk, "Speed", &Speed::ALL, speed, |speed| {
        (
            speed.name().to_owned(),
            Action::Settings(SettingsAction::SetSpeed(speed)),
        )
    });
    let words = [
        text!("settings-motion-full"),
        text!("settings-motion-reduced"),
    ];
    let name = text!("settings-motion");
    switch(
        ui,
        desk,
        name,
        reduced,
        words,
        &Action::Settings(SettingsAction::ToggleReduced),
    );
}
