//! Headings, lines and paragraphs in the program's own fonts.

use crate::app::ui::desk::Tools;
use crate::app::ui::theme::{BOLD, SERIF};
use bevy_egui::egui::{self, FontFamily, FontId, RichText, Ui};

/// No line has room for more characters.
const LONGEST_LINE: usize = 1000;

/// A heading.
pub fn heading(text: &str, size: f32) -> RichText {
    RichText::new(text).font(heading_font(size))
}

/// The font of headings at a size.
pub fn heading_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(SERIF.into()))
}

/// Writing with weight.
pub fn strong(text: &str) -> RichText {
    RichText::new(text).font(bold(15.0))
}

/// The font of weight at a size.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// A small line of less weight.
pub fn muted(tools: &Tools, text: &str) -> RichText {
    RichText::new(text).small().color(tools.theme.muted)
}

/// One line of writing at a place, cut off with dots where it would not fit.
pub fn write_line(
    ui: &Ui,
    at: egui::Pos2,
    width: f32,
    text: &str,
    font: FontId,
    color: egui::Color32,
) -> f32 {
    let text = beginning(text, LONGEST_LINE);
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, color, width);
    job.wrap.max_rows = 1;
    let galley = ui.painter().layout_job(job);
    let height = galley.size().y;
    ui.painter().galley(at, galley, color);
    height
}

/// A paragraph at a place, of at most so many rows.
pub fn write_paragraph(
    ui: &Ui,
    rect: egui::Rect,
    text: &str,
    font: FontId,
    color: egui::Color32,
) -> f32 {
    let row = ui
        .painter()
        .layout_no_wrap("X".to_owned(), font.clone(), color)
        .size()
        .y;
    let rows = ((rect.height() / row).floor() as usize).max(1);
    let text = beginning(text, rows * LONGEST_LINE).to_owned();
    let mut job = egui::text::LayoutJob::simple(text, font, color, rect.width());
    job.wrap.max_rows = rows;
    let galley = ui.painter().layout_job(job);
    let height = galley.size().y;
    ui.painter().galley(rect.left_top(), galley, color);
    height
}

/// The first characters of a text: laying out costs memory for each, those that are cut off too.
fn beginning(text: &str, most: usize) -> &str {
    match text.char_indices().nth(most) {
        Some((end, _)) => &text[..end],
        None => text,
    }
}
