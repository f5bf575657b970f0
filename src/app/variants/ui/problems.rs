//! The list of errors in game files. Each shows its line and a button that opens the file.

use crate::app::ui::access;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{muted, strong};
use crate::app::variants::GameFileAction;
use crate::app::variants::ui::GameFilesContext;
use crate::app::variants::{file_name, place};
use baroque::texts::text;
use baroque::variant_file::Diagnostic;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{FontId, Frame, Label, Margin, RichText, ScrollArea, Ui, WidgetType};

/// The font size of lines from files.
const CODE_FONT_SIZE: f32 = 14.0;

/// Shows all errors.
pub fn show(ui: &mut Ui, cx: &mut GameFilesContext) {
    let problems = &cx.view.variants.problems;
    if problems.is_empty() {
        ui.label(text!("problems-none"));
        return;
    }
    let hint = text!("problems-how");
    ui.add(Label::new(muted(cx, hint)).wrap());
    let height = (ui.ctx().viewport_rect().height() - 230.0).max(80.0);
    ScrollArea::vertical()
        .id_salt("problems")
        .max_height(height)
        .follow_focus(ui, |ui| {
            ui.set_width(ui.available_width());
            for problem in problems {
                entry(ui, cx, problem);
                ui.add_space(6.0);
            }
        });
}

/// An error with its place, its line and its advice.
pub(super) fn entry(ui: &mut Ui, cx: &mut GameFilesContext, problem: &Diagnostic) {
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.add(Label::new(strong(&sentence(&problem.message))).wrap());
    way(ui, cx, problem);
    if problem.span.is_some() {
        line(ui, cx, problem);
    }
    if let Some(help) = &problem.help {
        ui.horizontal_top(|ui| {
            let icon = cx.tools.art.icon(ui.ctx(), "hint", 16.0, cx.theme.accent);
            ui.add(icon);
            ui.add(Label::new(RichText::new(sentence(help)).size(14.0)).wrap());
        });
    }
}

/// The place of an error. A click opens it in the text editor.
fn way(ui: &mut Ui, cx: &mut GameFilesContext, problem: &Diagnostic) {
    let name = file_name(problem);
    let words = match problem.position() {
        Some((line, column)) => text!("problems-place", file = name, line = line, column = column),
        None => name.to_owned(),
    };
    let Some(place) = place(problem) else {
        ui.label(muted(cx, &words));
        return;
    };
    let response = ui.link(RichText::new(&words).size(14.0).color(cx.theme.accent));
    access::label(&response, WidgetType::Link, true, &words);
    let hint = format!("{}\n{}", problem.file, text!("problems-open"));
    if response.on_hover_text(hint).clicked() {
        cx.send(GameFileAction::EditAt(place));
    }
}

/// The line, with a mark below the error.
fn line(ui: &mut Ui, cx: &mut GameFilesContext, problem: &Diagnostic) {
    let Some(quote) = problem.quote() else { return };
    let font = FontId::monospace(CODE_FONT_SIZE);
    let letter = ui
        .painter()
        .layout_no_wrap("0".to_owned(), font, cx.theme.ink)
        .size()
        .x;
    let frame = Frame::new()
        .fill(cx.theme.card)
        .corner_radius(6)
        .inner_margin(Margin::symmetric(10, 6));
    let room = (ui.available_width() - 24.0) / letter;
    let number = quote.line.to_string();
    let quote = quote.within((room as usize).saturating_sub(number.len() + 2));
    let mut code = LayoutJob::default();
    let mut write = |text: &str, color| {
        code.append(
            text,
            0.0,
            TextFormat::simple(FontId::monospace(CODE_FONT_SIZE), color),
        );
    };
    write(&format!("{number}  "), cx.theme.muted);
    write(&quote.text, cx.theme.ink);
    let margin = " ".repeat(number.len() + 2);
    let mark = format!("\n{margin}{}", quote.carets());
    write(&mark, cx.theme.accent);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(code).extend());
    });
}

/// A message with a capital letter at its start.
fn sentence(message: &str) -> String {
    let mut letters = message.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
