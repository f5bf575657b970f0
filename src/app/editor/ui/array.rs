//! What to do with the array of the user's own game: help, and the buttons that save it.

use crate::app::editor::ui::{EditorContext, play};
use crate::app::editor::{AfterSaving, EditorAction};
use crate::app::ui::widgets::{muted, section, strong};
use baroque::texts::text;
use bevy_egui::egui::{Label, Ui};

/// Whether the editor changes the array of the user's own game.
pub fn is_shown(cx: &EditorContext) -> bool {
    let editor = cx.view.editor.open.as_ref();
    editor.is_some_and(|editor| editor.array_draft().is_some())
}

/// Shows how to place the piece, and the buttons that save the array.
pub fn show(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = &cx.view.editor.open else {
        return;
    };
    let Some(draft) = editor.array_draft() else {
        return;
    };
    let variant = editor.variant();
    let title = match draft.piece {
        Some(piece) => {
            text!("array-title", piece = variant.kind(piece.piece_type()))
        }
        None => text!("array-title-none", game = variant.name()),
    };
    let save = EditorAction::SaveArray;
    let both = [
        (text!("array-play"), save(AfterSaving::Play)),
        (text!("array-done"), save(AfterSaving::Close)),
    ];
    section(cx, 10.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(strong(&title));
        ui.add(Label::new(muted(cx, text!("array-help"))).wrap());
        play::two_buttons(ui, cx, both);
    });
}
