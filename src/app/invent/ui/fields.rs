//! The text fields: name, letter, movement and description.

use crate::app::invent::ui::InventContext;
use crate::app::invent::{EXAMPLES, Invention, PieceForm};
use crate::app::ui::access;
use crate::app::ui::widgets::{bold, muted, strong};
use baroque::texts::{listed, text};
use bevy_egui::egui::{self, Margin, RichText, TextEdit, Ui, WidgetInfo, WidgetType, vec2};

/// The height of a field, and the margin around its text.
const FIELD_HEIGHT: f32 = 36.0;
const FIELD_MARGIN: Margin = Margin::symmetric(10, 7);

const NAME_FIELD_WIDTH: f32 = 190.0;
const LETTER_FIELD_WIDTH: f32 = 44.0;
const MOVES_FIELD_WIDTH: f32 = 160.0;

/// The fields for name and letter.
pub fn show(ui: &mut Ui, open: &Invention, form: &mut PieceForm) {
    field_row(ui, |ui| {
        ui.label(strong(text!("invent-name")));
        let before = form.name.clone();
        field(
            ui,
            text!("invent-name"),
            &mut form.name,
            NAME_FIELD_WIDTH.min(ui.available_width() * 0.42),
            text!("invent-name-hint"),
        );
        ui.label(strong(text!("invent-letter")));
        let follows = form.letter.is_empty() || open.free_letter_for(&before) == form.capital();
        let hint = open.free_letter().map(String::from).unwrap_or_default();
        field(
            ui,
            text!("invent-letter"),
            &mut form.letter,
            LETTER_FIELD_WIDTH,
            &hint,
        );
        // A second letter replaces the first.
        if let Some((last, _)) = form.letter.char_indices().next_back() {
            form.letter.drain(..last);
        }
        if form.name != before && follows {
            let free = open.free_letter_for(&form.name);
            form.letter = free.map(String::from).unwrap_or_default();
        }
    });
    ui.add_space(4.0);
}

/// The field for the movement, and its mistake.
pub fn notation(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm) {
    field_row(ui, |ui| {
        ui.label(strong(text!("invent-movement")));
        field(
            ui,
            text!("invent-movement"),
            &mut form.moves,
            MOVES_FIELD_WIDTH,
            text!("invent-movement-hint"),
        );
        ui.label(muted(cx, text!("invent-notation")))
            .on_hover_text(text!("invent-notation-help"));
    });
    if let Some((at, problem)) = &open.outcome.moves {
        wrong(ui, cx, form, *at, problem);
    }
    ui.add_space(6.0);
}

/// Movements to choose from. The one in the field is marked.
pub fn examples(ui: &mut Ui, form: &mut PieceForm) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        ui.spacing_mut().button_padding = vec2(8.0, 3.0);
        ui.spacing_mut().interact_size.y = 26.0;
        for example in EXAMPLES {
            let name = listed(example.words).unwrap_or(example.words);
            let words = RichText::new(name).size(14.0);
            let holds = form.moves.trim() == example.moves;
            let button = egui::Button::new(words).selected(holds);
            let response = ui.add(button.min_size(vec2(0.0, 26.0)));
            access::choice(&response, WidgetType::RadioButton, holds, name);
            if response.on_hover_text(example.moves).clicked() {
                example.moves.clone_into(&mut form.moves);
            }
        }
    });
    ui.add_space(6.0);
}

/// The problem with the movement, and its letter.
fn wrong(ui: &mut Ui, cx: &InventContext, form: &PieceForm, at: usize, problem: &str) {
    // The text may be shorter than at the last compilation.
    let text = form.moves.trim();
    let before = text.get(..at).unwrap_or(text);
    let (letter, after) = match text.get(at..).and_then(|rest| rest.chars().next()) {
        Some(letter) => (
            letter.to_string(),
            text.get(at + letter.len_utf8()..).unwrap_or_default(),
        ),
        None => ("…".to_owned(), ""),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.label(RichText::new(before).font(bold(16.0)));
        let marked = RichText::new(letter).font(bold(16.0)).underline();
        ui.label(marked.color(cx.theme.accent));
        ui.label(RichText::new(after).font(bold(16.0)));
        ui.label(RichText::new(format!("   {problem}")).color(cx.theme.accent));
    });
}

/// The field for the description.
pub fn sentence(ui: &mut Ui, form: &mut PieceForm) {
    ui.label(strong(text!("invent-sentence")));
    let hint = text!("invent-sentence-hint");
    let width = ui.available_width();
    let response = ui.add(
        TextEdit::multiline(&mut form.text)
            .hint_text(hint)
            .margin(FIELD_MARGIN)
            .desired_rows(2)
            .desired_width(width),
    );
    access::name(&response, text!("invent-sentence"));
    ui.add_space(6.0);
}

/// A row of fields with their names.
pub fn field_row(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = FIELD_HEIGHT;
        ui.horizontal_wrapped(contents);
    });
}

/// A field of one line.
pub fn field(ui: &mut Ui, name: &str, text: &mut String, width: f32, hint: &str) {
    let edit = TextEdit::singleline(text)
        .hint_text(hint)
        .margin(FIELD_MARGIN)
        .desired_width(width);
    let response = ui.add(edit);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, name));
}
