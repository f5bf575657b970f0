//! Headings, lines and paragraphs in the fonts of the program.

use crate::app::ui::context::Tools;
use crate::app::ui::theme::{BOLD, SERIF};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, FontFamily, FontId, Label, RichText, TextStyle, Ui, Vec2, vec2};

/// The most characters that fit in a line of any window.
const LONGEST_LINE: usize = 1000;

/// The size of text where there is room, and the least size of a panel with such room.
const LARGER_TEXT: f32 = 18.0;
const ROOMY_PANEL: Vec2 = vec2(340.0, 440.0);

/// Makes the text of a panel larger, if there is room.
pub fn larger_text(ui: &mut Ui) {
    if (ui.available_size() - ROOMY_PANEL).min_elem() >= 0.0 {
        let styles = &mut ui.style_mut().text_styles;
        styles.insert(TextStyle::Body, FontId::proportional(LARGER_TEXT));
    }
}

pub fn heading(text: &str, size: f32) -> RichText {
    RichText::new(text).font(heading_font(size))
}

pub fn heading_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(SERIF.into()))
}

/// A name in one row, as large as fits. A long name gets two smaller rows, which end between words. `sizes` are those in
/// one row and those in two rows, the largest first.
pub fn fitting(ui: &Ui, tools: &Tools, name: &str, (one, two): (&[f32], &[f32])) -> Label {
    let (room, ink) = (ui.available_width(), tools.theme.ink);
    let width = |text: &str, size: f32| {
        let font = heading_font(size);
        let painter = ui.painter();
        painter.layout_no_wrap(text.to_owned(), font, ink).size().x
    };
    if let Some(&size) = one.iter().find(|&&size| width(name, size) <= room) {
        return Label::new(heading(name, size)).extend();
    }
    let in_two = |size| {
        let mut rows = LayoutJob::simple(name.to_owned(), heading_font(size), ink, room);
        rows.wrap.max_rows = 2;
        rows
    };
    let fits = |size: f32| {
        let mut words = name.split_inclusive([' ', '-']).map(str::trim_end);
        let whole = words.all(|word| width(word, size) <= room);
        whole && !ui.painter().layout_job(in_two(size)).elided
    };
    match two.iter().find(|&&size| fits(size)) {
        Some(&size) => Label::new(in_two(size)).wrap(),
        None => Label::new(heading(name, two.last().copied().unwrap_or(12.0))).truncate(),
    }
}

/// Bold text.
pub fn strong(text: &str) -> RichText {
    RichText::new(text).font(bold(16.0))
}

pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// Sentences in a numbered list with a title.
pub fn numbered(ui: &mut Ui, tools: &Tools, title: &str, sentences: &[&str]) {
    ui.label(strong(title));
    for (index, sentence) in sentences.iter().enumerate() {
        ui.horizontal_top(|ui| {
            let number = RichText::new(format!("{}.", index + 1)).color(tools.theme.accent);
            ui.label(number);
            ui.add(Label::new(*sentence).wrap());
        });
    }
    ui.add_space(6.0);
}

/// A small line of less important text.
pub fn muted(tools: &Tools, text: &str) -> RichText {
    RichText::new(text).small().color(tools.theme.muted)
}

/// One line of text at a place, with dots at its end if it is too long. Returns its height.
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

/// Text at a place, in as many rows as it needs. Returns its height.
pub fn write_text(
    ui: &Ui,
    at: egui::Pos2,
    width: f32,
    text: &str,
    font: FontId,
    color: egui::Color32,
) -> f32 {
    let galley = ui.painter().layout(text.to_owned(), font, color, width);
    let height = galley.size().y;
    ui.painter().galley(at, galley, color);
    height
}

/// The height of a text in as many rows as it needs.
pub fn text_height(ui: &Ui, width: f32, text: &str, font: FontId) -> f32 {
    let color = egui::Color32::PLACEHOLDER;
    let galley = ui.painter().layout(text.to_owned(), font, color, width);
    galley.size().y
}

/// The first sentence of a text.
pub fn first_sentence(text: &str) -> &str {
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    &text[..end]
}

/// The first characters of a text. The layout of a text needs memory for each character, even for those that are cut
/// off.
fn beginning(text: &str, most: usize) -> &str {
    match text.char_indices().nth(most) {
        Some((end, _)) => &text[..end],
        None => text,
    }
}
