//! The FEN field and the verdict.

use crate::app::editor::Edit;
use crate::app::editor::EditorAction;
use crate::app::editor::ui::EditorContext;
use crate::app::ui::access;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{muted, strong};
use baroque::texts::text;
use bevy_egui::egui::{self, FontId, Label, RichText, ScrollArea, TextEdit, Ui, vec2};

/// The height of the field and the verdict.
pub const HEIGHT: f32 = 106.0;

/// Shows the field and the verdict.
pub fn show(ui: &mut Ui, cx: &mut EditorContext) {
    ui.spacing_mut().item_spacing.y = 4.0;
    field(ui, cx);
    ScrollArea::vertical()
        .id_salt("verdict")
        .auto_shrink(false)
        .follow_focus(ui, |ui| verdict(ui, cx));
}

fn field(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = &cx.view.editor.open else {
        return;
    };
    let mut text = editor.fen().text.clone();
    let wrong = editor.fen().error.is_some();
    ui.horizontal(|ui| {
        ui.label(strong("FEN"));
        let copy = copy_width();
        let ink = if wrong { cx.theme.accent } else { cx.theme.ink };
        let field = TextEdit::singleline(&mut text)
            .id(egui::Id::new("fen field"))
            .font(FontId::proportional(16.0))
            .text_color(ink)
            .margin(vec2(8.0, 6.0))
            .desired_width(ui.available_width() - copy - 16.0);
        let response = ui.add(field);
        access::label(&response, egui::WidgetType::TextEdit, true, "FEN");
        if response.changed() {
            cx.send(EditorAction::Edit(Edit::Fen(text.clone())));
        }
        if response.lost_focus() {
            cx.send(EditorAction::Edit(Edit::FenDone));
        }
        let button = ui.button(text!("editor-fen-copy"));
        if button.clicked() {
            ui.ctx().copy_text(text);
        }
    });
}

fn copy_width() -> f32 {
    64.0
}

/// The problems of the position, or the state of the game.
fn verdict(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = &cx.view.editor.open else {
        return;
    };
    let accent = cx.theme.accent;
    let mut lines: Vec<RichText> = Vec::new();
    if let Some(error) = &editor.fen().error {
        let text = text!("editor-fen-wrong", error = error.as_str());
        lines.push(RichText::new(text).color(accent));
    }
    lines.extend(editor.fen().notes.iter().map(RichText::new));
    let verdict = editor.verdict();
    let problems = verdict.problems.iter();
    lines.extend(problems.map(|problem| RichText::new(problem).color(accent)));
    lines.extend(verdict.warnings.iter().map(RichText::new));
    if let Some(standing) = &verdict.standing {
        lines.push(RichText::new(standing));
    }
    ui.spacing_mut().item_spacing.y = 1.0;
    for line in lines {
        ui.add(Label::new(line).wrap());
    }
    if !verdict.problems.is_empty() {
        ui.label(muted(cx, text!("editor-not-playable")));
    }
}
