//! The form for saving a game: the file and the players.

use crate::app::keys::Attention;
use crate::app::my_games::details::{Obstacle, field_names};
use crate::app::my_games::ui::MyGamesContext;
use crate::app::my_games::{SaveForm, SavedAction};
use crate::app::ui::access;
use crate::app::ui::widgets::{add_button, focus_and_select, muted, strong, text_field};
use baroque::texts::text;
use bevy_egui::egui::{self, Button, Grid, Key, Label, Margin, TextEdit, Ui, vec2};

pub fn show(ui: &mut Ui, cx: &mut MyGamesContext) {
    let Some(before) = cx.view.saved.form.clone() else {
        return;
    };
    let mut form = before.clone();
    ui.label(muted(cx, text!("save-how")));
    place(ui, cx, &mut form);
    ui.add_space(4.0);
    Grid::new("tags")
        .num_columns(2)
        .spacing(vec2(12.0, 6.0))
        .show(ui, |ui| {
            for (name, value) in field_names().into_iter().zip(&mut form.fields) {
                ui.label(strong(name));
                let field = TextEdit::singleline(value)
                    .hint_text(text!("save-unknown"))
                    .margin(Margin::symmetric(8, 5))
                    .desired_width(300.0);
                let response = ui.add(field);
                access::name(&response, name);
                ui.end_row();
            }
        });
    ui.add_space(4.0);
    obstacle(ui, cx, &form);
    ways(ui, cx, &form);
    if form != before {
        if form.path != before.path {
            form.obstacle = None;
        }
        // The new content of the form must come before the actions that use it.
        let mut asked = std::mem::take(cx.outbox);
        cx.send(SavedAction::WriteForm(form));
        cx.outbox.append(&mut asked);
    }
}

fn place(ui: &mut Ui, cx: &mut MyGamesContext, form: &mut SaveForm) {
    let asked = text!("save-path");
    let response = text_field(ui, &mut form.path, asked, asked);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if entered || cx.takes_focus(Attention::Field) {
        focus_and_select(&response, &form.path);
    }
    if entered && form.obstacle.is_none() && !form.path.trim().is_empty() {
        cx.send(SavedAction::Store);
    }
    let choose = ui.button(text!("save-choose"));
    cx.on_click(choose, SavedAction::ChoosePlace);
}

/// The question that the save needs to have answered.
fn obstacle(ui: &mut Ui, cx: &mut MyGamesContext, form: &SaveForm) {
    let words = match form.obstacle {
        None => return,
        Some(Obstacle::Taken(games)) => text!("save-taken", count = games),
        Some(Obstacle::Changed(true)) => text!("save-changed-file").to_owned(),
        Some(Obstacle::Changed(false)) => text!("save-changed-game").to_owned(),
    };
    let text = egui::RichText::new(words).color(cx.theme.accent);
    ui.add(Label::new(text).wrap());
    ui.add_space(4.0);
}

/// The buttons that save the game.
fn ways(ui: &mut Ui, cx: &mut MyGamesContext, form: &SaveForm) {
    let named = !form.path.trim().is_empty();
    let replace = match form.obstacle {
        Some(Obstacle::Taken(_)) => {
            Some((text!("save-replace-file"), text!("save-replace-file-help")))
        }
        Some(Obstacle::Changed(true)) => {
            Some((text!("save-replace-game"), text!("save-replace-game-help")))
        }
        _ => None,
    };
    let store = (
        text!("save-new"),
        text!("save-new-help"),
        SavedAction::Store,
    );
    let append = (
        text!("save-append"),
        text!("save-append-help"),
        SavedAction::Append,
    );
    let mut ways = vec![append];
    match replace {
        Some((words, help)) => ways.push((words, help, SavedAction::Replace)),
        None => ways.insert(0, store),
    }
    ui.horizontal_wrapped(|ui| {
        for (words, help, action) in ways {
            let response = add_button(ui, named, Button::new(words));
            if response.on_hover_text(help).clicked() {
                cx.send(action);
            }
        }
    });
}

/// The setting for the user's name.
pub fn name_setting(ui: &mut Ui, cx: &mut MyGamesContext) {
    ui.label(strong(text!("settings-name")));
    let mut name = cx.settings.name.clone();
    let field = text_field(
        ui,
        &mut name,
        text!("settings-name-usual"),
        text!("settings-name"),
    );
    if field.changed() {
        cx.send(SavedAction::SetName(name));
    }
    ui.label(muted(cx, text!("settings-name-how")));
}
