//! The form for saving a game: where to, and who played it.

use super::super::Desk;
use super::super::widgets::{muted, strong, text_field};
use crate::app::access;
use crate::app::action::Action;
use crate::app::saved::details::{FIELDS, Obstacle};
use crate::app::saved::{Deed, Form};
use bevy_egui::egui::{self, Button, Grid, Label, Margin, TextEdit, Ui, vec2};

/// Shows the form.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let Some(before) = desk.session.saved.form.clone() else {
        return;
    };
    let mut form = before.clone();
    ui.label(muted(
        desk,
        "The file, as PGN. Games can be added to a file that is there.",
    ));
    place(ui, desk, &mut form);
    ui.add_space(4.0);
    Grid::new("tags")
        .num_columns(2)
        .spacing(vec2(12.0, 6.0))
        .show(ui, |ui| {
            for (name, value) in FIELDS.into_iter().zip(&mut form.fields) {
                ui.label(strong(name));
                let field = TextEdit::singleline(value)
                    .hint_text("not known")
                    .margin(Margin::symmetric(8, 5))
                    .desired_width(300.0);
                let response = ui.add(field);
                access::name(&response, name);
                desk.landmarks.note(&format!("Tag: {name}"), response.rect);
                ui.end_row();
            }
        });
    ui.add_space(4.0);
    obstacle(ui, desk, &form);
    ways(ui, desk, &form);
    if form != before {
        if form.path != before.path {
            form.obstacle = None;
        }
        desk.actions.insert(0, Action::Saved(Deed::WriteForm(form)));
    }
}

fn place(ui: &mut Ui, desk: &mut Desk, form: &mut Form) {
    let asked = "Path of a .pgn file";
    let response = text_field(ui, &mut form.path, asked, asked);
    desk.landmarks.note("Save path", response.rect);
    let choose = ui.button("Choose …");
    desk.landmarks.note("Choose place", choose.rect);
    if choose.clicked() {
        desk.actions.push(Action::Saved(Deed::ChoosePlace));
    }
}

/// What stands in the way.
fn obstacle(ui: &mut Ui, desk: &mut Desk, form: &Form) {
    let words = match form.obstacle {
        None => return,
        Some(Obstacle::Taken(0)) => "The file is there already, and holds no games.".to_owned(),
        Some(Obstacle::Taken(1)) => "The file is there already, with one game.".to_owned(),
        Some(Obstacle::Taken(games)) => format!("The file is there already, with {games} games."),
        Some(Obstacle::Changed(true)) => {
            "Another program has changed the file since the game was opened. The game itself is there as it was.".to_owned()
        }
        Some(Obstacle::Changed(false)) => {
            "Another program has changed the file since the game was opened, and the game in it.".to_owned()
        }
    };
    let text = egui::RichText::new(words).color(desk.theme.accent);
    let response = ui.add(Label::new(text).wrap());
    desk.landmarks.note("Obstacle", response.rect);
    ui.add_space(4.0);
}

/// The ways to save the game.
fn ways(ui: &mut Ui, desk: &mut Desk, form: &Form) {
    let named = !form.path.trim().is_empty();
    let replace = match form.obstacle {
        Some(Obstacle::Taken(_)) => Some(("Replace the file", "All that is in the file is lost")),
        Some(Obstacle::Changed(true)) => Some((
            "Replace the game",
            "All else in the file stays as it is now",
        )),
        _ => None,
    };
    let store = ("Save", "Saves the game as a new file", Deed::Store);
    let append = (
        "Add to the file",
        "Saves the game behind the others of the file",
        Deed::Append,
    );
    let mut ways = vec![append];
    match replace {
        Some((words, help)) => ways.push((words, help, Deed::Replace)),
        None => ways.insert(0, store),
    }
    ui.horizontal_wrapped(|ui| {
        for (words, help, deed) in ways {
            let response = ui.add_enabled(named, Button::new(words));
            let landmark = match deed {
                Deed::Store => "Save it",
                _ => words,
            };
            desk.landmarks.note(landmark, response.rect);
            if response.on_hover_text(help).clicked() {
                desk.actions.push(Action::Saved(deed));
            }
        }
    });
}

/// The name of whoever sits at this screen, among the settings.
pub fn name_setting(ui: &mut Ui, desk: &mut Desk) {
    ui.label(strong("Your name"));
    let mut name = desk.session.settings.name.clone();
    let field = text_field(ui, &mut name, "Person", "Your name");
    desk.landmarks.note("Your name", field.rect);
    if field.changed() {
        desk.actions.push(Action::Saved(Deed::SetName(name)));
    }
    ui.label(muted(desk, "It stands in the games that you save."));
}
