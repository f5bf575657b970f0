//! The buttons that change the whole position, and undo and redo.

use crate::app::editor::Edit;
use crate::app::editor::EditorAction;
use crate::app::editor::ui::EditorContext;
use crate::app::ui::widgets::{Face, command_button};
use baroque::texts::text;
use bevy_egui::egui::{Button, Ui, vec2};

/// The changes of the whole position: label, tooltip and edit.
fn whole() -> [(&'static str, &'static str, Edit); 5] {
    [
        (
            text!("editor-clear"),
            text!("editor-clear-help"),
            Edit::Clear,
        ),
        (
            text!("editor-start"),
            text!("editor-start-help"),
            Edit::Start,
        ),
        (
            text!("editor-mirror"),
            text!("editor-mirror-help"),
            Edit::Mirror,
        ),
        (
            text!("editor-black-as-white"),
            text!("editor-black-as-white-help"),
            Edit::CopyWhite,
        ),
        (
            text!("editor-swap-sides"),
            text!("editor-swap-sides-help"),
            Edit::SwapSides,
        ),
    ]
}

/// Shows the buttons.
pub fn show(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = &cx.view.editor.open else {
        return;
    };
    let (past, future) = (editor.sketch.has_past(), editor.sketch.has_future());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (command, enabled) in [
            ("editor.undo", past),
            ("editor.redo", future),
            ("board.flip", true),
        ] {
            command_button(ui, cx, command, enabled, Face::Icon);
        }
        ui.spacing_mut().button_padding = vec2(8.0, 4.0);
        for (name, help, edit) in whole() {
            let button = ui.add(Button::new(name).min_size(vec2(0.0, 34.0)));
            if button.on_hover_text(help).clicked() {
                cx.send(EditorAction::Edit(edit));
            }
        }
    });
}
