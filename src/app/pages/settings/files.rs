//! The settings of files: the text editor, and the folders of the program.

use crate::app::pages::PageContext;
use crate::app::settings::SettingsAction;
use crate::app::ui::widgets::{muted, strong, text_field};
use crate::app::{my_games, settings};
use baroque::texts::text;
use bevy_egui::egui::{Label, Ui};

pub(super) fn show(ui: &mut Ui, cx: &mut PageContext) {
    my_games::ui::name_setting(ui, &mut cx.my_games());
    ui.label(strong(text!("settings-editor")));
    let mut written = cx.settings.editor.clone();
    let name = text!("settings-editor");
    let field = text_field(ui, &mut written, text!("settings-editor-found"), name);
    if field.changed() {
        cx.send(SettingsAction::SetEditor(written));
    }
    let example = text!(
        "settings-editor-example",
        command = "code --goto {file}:{line}:{column}"
    );
    ui.label(muted(cx, &example));
    if let Some(path) = settings::path() {
        ui.label(strong(text!("settings-path")));
        ui.add(Label::new(muted(cx, &path.display().to_string())).wrap());
    }
}
