//! The settings of sounds and their volume.

use super::choice::switch;
use crate::app::pages::PageContext;
use crate::app::settings::{SettingsAction, VOLUME};
use crate::app::ui::access;
use crate::app::ui::widgets::{muted, show_rail, strong};
use baroque::texts::text;
use bevy_egui::egui::{Slider, Ui};

const SLIDER_WIDTH: f32 = 200.0;

pub(super) fn show(ui: &mut Ui, cx: &mut PageContext) {
    let (on, volume) = (cx.settings.sound, cx.settings.volume());
    if !cx.facts.audible {
        let words = text!("settings-no-sound");
        ui.label(muted(cx, words));
    }
    let words = [text!("settings-sound-off"), text!("settings-sound-on")];
    let toggle = SettingsAction::ToggleSound;
    switch(ui, cx, text!("settings-sound"), on, words, toggle);
    ui.label(strong(text!("settings-volume")));
    let mut chosen = volume;
    ui.spacing_mut().slider_width = SLIDER_WIDTH;
    show_rail(ui, cx);
    ui.horizontal(|ui| {
        let slider = Slider::new(&mut chosen, VOLUME).show_value(false);
        let response = ui.add_enabled(on, slider);
        access::name(&response, text!("settings-volume"));
        ui.label(text!("settings-percent", percent = chosen));
    });
    if chosen != volume {
        cx.send(SettingsAction::SetVolume(chosen));
    }
}
