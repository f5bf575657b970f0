//! The settings of the window: light or dark, the interface size, the language.

use super::choice::{pick, switch};
use crate::app::pages::PageContext;
use crate::app::settings::SettingsAction;
use crate::app::shell::ShellAction;
use crate::app::ui::widgets::{choices, muted, strong};
use baroque::texts::text;
use bevy_egui::egui::Ui;

/// The sizes to choose from, in percent. Shortcuts reach sizes between them.
const SIZES: [u16; 6] = [100, 125, 150, 200, 250, 300];

pub(super) fn show(ui: &mut Ui, cx: &mut PageContext) {
    let settings = cx.settings;
    let words = [text!("settings-light"), text!("settings-dark")];
    let name = text!("settings-theme");
    switch(
        ui,
        cx,
        name,
        settings.dark,
        words,
        SettingsAction::ToggleDark,
    );
    ui.label(strong(text!("settings-size")));
    let name = |percent: u16| text!("settings-percent", percent = percent);
    let sizes = (&SIZES[..], settings.scale());
    pick(ui, cx, sizes, name, SettingsAction::SetScale);
    let keys = text!("settings-size-keys");
    ui.label(muted(cx, keys));
    language(ui, cx);
    let words = [text!("settings-windowed"), text!("settings-fullscreen")];
    let (name, full) = (text!("settings-window"), cx.view.shell().fullscreen);
    switch(ui, cx, name, full, words, ShellAction::ToggleFullscreen);
}

/// The choice of a language, if there are several.
fn language(ui: &mut Ui, cx: &mut PageContext) {
    let offers = &cx.view.settings_panel.languages;
    if offers.len() < 2 {
        return;
    }
    let mut tags = vec![String::new()];
    tags.extend(offers.iter().map(|offer| offer.tag.to_string()));
    let mut names = vec![text!("settings-language-system").to_owned()];
    names.extend(offers.iter().map(|offer| offer.name.clone()));
    let chosen = &cx.settings.language;
    let chosen = tags.iter().position(|tag| tag == chosen);
    ui.label(strong(text!("settings-language")));
    let clicked = choices(ui, &names, chosen.unwrap_or(usize::MAX));
    if let Some(tag) = clicked.and_then(|index| tags.get(index)) {
        cx.send(SettingsAction::SetLanguage(tag.clone()));
    }
}
