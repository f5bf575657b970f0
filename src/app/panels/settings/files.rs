//! The person's editor, and where the program keeps what is theirs.

use crate::app::access;
use crate::app::action::Action;
use crate::app::panels::widgets::{muted, strong};
use crate::app::panels::{Desk, saved};
use crate::app::settings;
use bevy_egui::egui::{Label, Margin, TextEdit, Ui};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    saved::name_setting(ui, desk);
    ui.label(strong("Editor for game files"));
    let mut written = desk.session.settings.editor.clone();
    let field = TextEdit::singleline(&mut written)
        .hint_text("found by itself")
        .margin(Margin::symmetric(10, 7))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    access::name(&response, "Editor for game files");
    desk.landmarks.note("Editor", response.rect);
    if response.changed() {
        desk.actions.push(Action::SetEditor(written));
    }
    let example = "A command such as: code --goto {file}:{line}:{column}";
    ui.label(muted(desk, example));
    if let Some(path) = settings::path() {
        ui.label(strong("These settings"));
        ui.add(Label::new(muted(desk, &path.display().to_string())).wrap());
    }
}
