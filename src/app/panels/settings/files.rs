//! The person's editor, and where the program keeps what is theirs.

use crate::app::action::Action;
use crate::app::panels::widgets::{muted, strong, text_field};
use crate::app::panels::{Desk, saved};
use crate::app::settings;
use bevy_egui::egui::{Label, Ui};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    saved::name_setting(ui, desk);
    ui.label(strong("Editor for game files"));
    let mut written = desk.session.settings.editor.clone();
    let name = "Editor for game files";
    let field = text_field(ui, &mut written, "found by itself", name);
    desk.landmarks.note("Editor", field.rect);
    if field.changed() {
        desk.actions.push(Action::SetEditor(written));
    }
    let example = "A command such as: code --goto {file}:{line}:{column}";
    ui.label(muted(desk, example));
    if let Some(path) = settings::path() {
        ui.label(strong("These settings"));
        ui.add(Label::new(muted(desk, &path.display().to_string())).wrap());
    }
}
