//! Radio buttons, and the look of check boxes.

use crate::app::ui::access;
use bevy_egui::egui::{self, Color32, CornerRadius, TextStyle, Ui, vec2};

/// The space between radio buttons.
const GAP: f32 = 6.0;

/// The least width of one in even rows, and the largest.
const LEAST_CELL_WIDTH: f32 = 34.0;
const LARGEST_CELL_WIDTH: f32 = 60.0;

/// The space beside the word of the last one.
const LAST_MARGIN: f32 = 8.0;

/// Check boxes with a look that differs from radio buttons.
pub fn square_boxes(ui: &mut Ui) {
    let widgets = &mut ui.visuals_mut().widgets;
    for look in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
    ] {
        look.corner_radius = CornerRadius::same(3);
    }
}

/// A row of radio buttons. Returns the index of the one that was clicked.
pub fn choices(ui: &mut Ui, names: &[String], chosen: usize) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for (index, name) in names.iter().enumerate() {
            if radio(ui, (name, name), index == chosen, 0.0) {
                clicked = Some(index);
            }
        }
    });
    clicked
}

/// Radio buttons that show short words instead of their names, in even rows. The last one is as wide as its word needs,
/// and stands in a row of its own if there is not room for all.
pub fn even_choices(
    ui: &mut Ui,
    (names, words): (&[String], &[String]),
    chosen: usize,
) -> Option<usize> {
    let even = names.len().saturating_sub(1).max(1);
    let last = words.last().map_or(0.0, |words| text_width(ui, words)) + 2.0 * LAST_MARGIN;
    let room = ui.available_width() + GAP;
    let cell_of = |room: f32, cells: usize| (room / cells as f32 - GAP).floor();
    let beside = cell_of(room - GAP - last, even);
    let (in_a_row, cell) = match (beside, cell_of(room, even)) {
        (cell, _) if cell >= LEAST_CELL_WIDTH => (names.len(), cell),
        (_, cell) if cell >= LEAST_CELL_WIDTH => (even, cell),
        _ => (even.div_ceil(2), cell_of(room, even.div_ceil(2))),
    };
    let cell = cell.min(LARGEST_CELL_WIDTH);
    let mut clicked = None;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ui.spacing_mut().button_padding.x = 2.0;
        let shown: Vec<(&String, &String)> = names.iter().zip(words).collect();
        for (row, few) in shown.chunks(in_a_row).enumerate() {
            ui.horizontal(|ui| {
                for (index, (name, words)) in few.iter().enumerate() {
                    let index = row * in_a_row + index;
                    let width = match index + 1 == names.len() {
                        true => last,
                        false => cell,
                    };
                    if radio(ui, (name, words), index == chosen, width) {
                        clicked = Some(index);
                    }
                }
            });
        }
    });
    clicked
}

/// The width of a button with a word and narrow margins.
fn text_width(ui: &Ui, word: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let galley = ui
        .painter()
        .layout_no_wrap(word.to_owned(), font, Color32::PLACEHOLDER);
    galley.size().x + 8.0
}

/// A radio button with this least width that shows other words than its name. Returns whether it is clicked.
fn radio(ui: &mut Ui, (name, words): (&str, &str), holds: bool, width: f32) -> bool {
    let button = egui::Button::new(words).selected(holds);
    let response = ui.add(button.min_size(vec2(width, 32.0)));
    access::choice(&response, egui::WidgetType::RadioButton, holds, name);
    response.clicked()
}
