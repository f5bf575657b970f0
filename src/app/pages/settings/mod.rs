//! The settings, in tabs.

mod board;
mod book;
mod choice;
mod display;
mod files;
mod play;
mod sound;

use crate::app::pages::keys;
use crate::app::pages::{LOW_WINDOW_HEIGHT, PageContext};
use crate::app::settings::{SettingsAction, SettingsGroup};
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::tabs;
use bevy_egui::egui::{ScrollArea, Ui};

/// The height around the open tab, and in a low window.
const AROUND_TAB: (f32, f32) = (212.0, 130.0);

/// The height of every tab, so that their names stay in place. A longer one scrolls.
const TAB_HEIGHT: f32 = 490.0;

/// Shows the names of the tabs, and the open tab below them.
pub fn show(ui: &mut Ui, cx: &mut PageContext) {
    let group = cx.view.settings_panel.group;
    let names = SettingsGroup::ALL.map(|group| group.name().to_owned());
    let open = SettingsGroup::ALL.iter().position(|&known| known == group);
    if let Some(index) = tabs(ui, cx, &names, open.unwrap_or(0)) {
        cx.send(SettingsAction::ShowGroup(SettingsGroup::ALL[index]));
    }
    ui.add_space(4.0);
    let view = ui.ctx().viewport_rect().height();
    let around = match view < LOW_WINDOW_HEIGHT {
        true => AROUND_TAB.1,
        false => AROUND_TAB.0,
    };
    let height = (view - around).clamp(60.0, TAB_HEIGHT);
    ScrollArea::vertical()
        .id_salt("settings")
        .max_height(height)
        .min_scrolled_height(height)
        .follow_focus(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_min_height(height);
            match group {
                SettingsGroup::Display => display::show(ui, cx),
                SettingsGroup::Board => board::board(ui, cx),
                SettingsGroup::Motion => board::motion(ui, cx),
                SettingsGroup::Sound => sound::show(ui, cx),
                SettingsGroup::Play => play::show(ui, cx),
                SettingsGroup::Files => files::show(ui, cx),
                SettingsGroup::Keys => keys::choose(ui, cx),
            }
        });
}
