//! The settings of sounds and their volume.

use super::choice::switch;
use crate::app::pages::Desk;
use crate::app::settings::{SettingsAction, VOLUME};
use crate::app::texts::text;
use crate::app::ui::access;
use crate::app::ui::widgets::{muted, strong};
use bevy_egui::egui::{Slider, Ui};

/// The width of the slider.
const WIDTH: f32 = 200.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let (on, volume) = (desk.settings.sound, desk.settings.volume());
    if !desk.facts.audible {
        let words = text!("settings-no-sound");
        ui.label(muted(desk, words));
    }
    let words = [text!("settings-sound-off"), text!("settings-sound-on")];
    let toggle = SettingsAction::ToggleSound;
    switch(ui, desk, text!("settings-sound"), on, words, toggle);
    ui.label(strong(text!("settings-volume")));
    let mut chosen = volume;
    ui.spacing_mut().slider_width = WIDTH;
    ui.horizontal(|ui| {
        let slider = Slider::new(&mut chosen, VOLUME).show_value(false);
        let response = ui.add_enabled(on, slider);
        access::name(&response, text!("settings-volume"));
        desk.landmarks.note("Volume", response.rect);
        ui.label(text!("settings-percent", percent = chosen));
    });
    if chosen != volume {
        desk.ask(SettingsAction::SetVolume(chosen));
    }
}
