//! Which game of its file is on the board, and the way to its neighbours.

use super::super::Desk;
use super::super::widgets::{Face, command_button};
use crate::app::action::Action;
use crate::app::saved::Deed;
use bevy_egui::egui::{Align, Layout, RichText, Ui, vec2};

/// The height of the strip.
const HEIGHT: f32 = 36.0;

/// Shows the strip, if the game is one of several.
pub fn strip(ui: &mut Ui, desk: &mut Desk) {
    let Some(collection) = &desk.session.saved.collection else {
        return;
    };
    let Some(open) = collection.open else { return };
    let words = format!("Game {} of {}", open + 1, collection.listing.entries.len());
    let (before, after) = (collection.neighbour(-1), collection.neighbour(1));
    ui.allocate_ui(vec2(ui.available_width(), HEIGHT), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (deed, there) in [
                (Deed::ShowList, true),
                (Deed::NextGame, after.is_some()),
                (Deed::PreviousGame, before.is_some()),
            ] {
                command_button(ui, desk, &Action::Saved(deed), there, Face::Icon);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(RichText::new(words).color(desk.theme.muted));
            });
        });
    });
}
