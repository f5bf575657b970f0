//! The players of a game from a file, its index there, and buttons to the next and previous game.

use crate::app::my_games::details::{FIELDS, told_names};
use crate::app::my_games::ui::MyGamesContext;
use crate::app::ui::widgets::{Face, command_button, strong};
use baroque::texts::text;
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

/// The height of the row with buttons to other games.
const ROW_HEIGHT: f32 = 36.0;

/// Shows these parts.
pub fn strip(ui: &mut Ui, cx: &mut MyGamesContext) {
    names(ui, cx);
    neighbours(ui, cx);
}

fn names(ui: &mut Ui, cx: &mut MyGamesContext) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let tags = &table.game().tags;
    let Some(names) = told_names(tags, table.players) else {
        return;
    };
    let message = FIELDS
        .into_iter()
        .filter_map(|name| Some((name, tags.get(name)?)));
    let lines = message.map(|(name, value)| format!("{name}: {value}"));
    let about = lines.collect::<Vec<_>>().join("\n");
    let response = ui.add(Label::new(strong(&names)).truncate());
    response.on_hover_text(about);
}

fn neighbours(ui: &mut Ui, cx: &mut MyGamesContext) {
    let Some(collection) = &cx.view.saved.collection else {
        return;
    };
    let Some(open) = collection.open else { return };
    let words = text!(
        "list-here",
        number = open + 1,
        count = collection.listing.entries.len()
    );
    let (before, after) = (collection.neighbour(-1), collection.neighbour(1));
    ui.allocate_ui(vec2(ui.available_width(), ROW_HEIGHT), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (command, there) in [
                ("my_games.show_list", true),
                ("my_games.next_game", after.is_some()),
                ("my_games.previous_game", before.is_some()),
            ] {
                command_button(ui, cx, command, there, Face::Icon);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(RichText::new(words).color(cx.theme.muted));
            });
        });
    });
}
