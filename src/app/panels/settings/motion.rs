//! How men move.

use super::{pick, switch};
use crate::app::action::{Action, SettingsAction};
use crate::app::panels::Desk;
use crate::app::panels::widgets::strong;
use crate::app::settings::Speed;
use crate::app::texts::text;
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
