//! Long lists, which draw only their visible rows.

use crate::app::my_games::ui::MyGamesContext;
use crate::app::ui::scroll::bar_in_margin;
use crate::app::ui::widgets::write_line;
use bevy_egui::egui::{
    self, Color32, FontId, Id, Rect, Response, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};
use std::ops::Range;

/// The height of a row of a file's games.
pub const ROW: f32 = 32.0;

/// A column: its name, and its share of the width.
pub type Column = (&'static str, f32);

/// The places of a row's columns.
pub fn cells(row: Rect, columns: &[Column]) -> Vec<Rect> {
    let whole: f32 = columns.iter().map(|(_, part)| part).sum();
    let mut left = row.left() + 8.0;
    let room = row.width() - 16.0;
    let mut cells = Vec::new();
    for (_, part) in columns {
        let width = room * part / whole;
        let cell = Rect::from_min_size(pos2(left, row.top()), vec2(width - 10.0, row.height()));
        cells.push(cell);
        left += width;
    }
    cells
}

/// The names of the columns.
pub fn head(ui: &mut Ui, cx: &MyGamesContext, columns: &[Column]) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    for (cell, (name, _)) in cells(row, columns).into_iter().zip(columns) {
        let font = FontId::proportional(14.0);
        write_line(ui, cell.min, cell.width(), name, font, cx.theme.muted);
    }
}

/// Writes a line into a cell, centred vertically.
pub fn write(ui: &Ui, cell: Rect, text: &str, color: Color32) {
    let at = pos2(cell.left(), cell.center().y - 10.0);
    write_line(
        ui,
        at,
        cell.width(),
        text,
        FontId::proportional(16.0),
        color,
    );
}

/// Shows the visible ones of `count` rows with this height, and scrolls to `marked` when it changes.
pub fn rows(
    ui: &mut Ui,
    name: &str,
    (count, height): (usize, f32),
    marked: Option<usize>,
    mut row: impl FnMut(&mut Ui, usize, Rect),
) {
    let place = |ui: &Ui, index: usize| {
        let top = ui.max_rect().top() + index as f32 * height;
        Rect::from_min_size(
            pos2(ui.max_rect().left(), top),
            vec2(ui.available_width(), height - 2.0),
        )
    };
    let area = ScrollArea::vertical().id_salt(name).auto_shrink(false);
    bar_in_margin(ui, |ui| {
        area.show_viewport(ui, |ui, sight| {
            ui.set_height(count as f32 * height);
            for index in in_sight(sight, count, height) {
                let rect = place(ui, index);
                row(ui, index, rect);
            }
            let known = Id::new((name, "marked"));
            let last = ui
                .data(|data| data.get_temp::<Option<usize>>(known))
                .flatten();
            if last != marked {
                ui.data_mut(|data| data.insert_temp(known, marked));
                if let Some(marked) = marked {
                    ui.scroll_to_rect(place(ui, marked), None);
                }
            }
        });
    });
}

/// The visible rows of a list.
fn in_sight(sight: Rect, count: usize, height: f32) -> Range<usize> {
    let first = (sight.top() / height).floor().max(0.0) as usize;
    let last = (sight.bottom() / height).ceil().max(0.0) as usize;
    first.min(count)..last.min(count)
}

/// An entry with its frame, and the part of it that can be clicked.
pub fn frame(
    ui: &Ui,
    cx: &mut MyGamesContext,
    (rect, part): (Rect, Rect),
    id: &str,
    label: &str,
    marked: bool,
) -> Response {
    let response = ui.interact(part, ui.id().with(id), Sense::click());
    let info = WidgetInfo::selected(WidgetType::Button, true, marked, label);
    response.widget_info(|| info.clone());
    let fill = match response.hovered() {
        true => cx.theme.card_hover,
        false => cx.theme.card,
    };
    let line = match marked || response.has_focus() {
        true => egui::Stroke::new(1.5, cx.theme.accent),
        false => egui::Stroke::new(1.0, cx.theme.line),
    };
    ui.painter()
        .rect(rect, 6, fill, line, egui::StrokeKind::Inside);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_visible_rows_are_drawn() {
        let sight = |top: f32, bottom: f32| Rect::from_min_max(pos2(0.0, top), pos2(100.0, bottom));
        assert_eq!(in_sight(sight(0.0, 10.0 * ROW), 20_000, ROW), 0..10);
        assert_eq!(in_sight(sight(1.5 * ROW, 3.5 * ROW), 20_000, ROW), 1..4);
        assert_eq!(in_sight(sight(0.0, 10.0 * ROW), 3, ROW), 0..3);
        assert_eq!(in_sight(sight(50.0 * ROW, 60.0 * ROW), 3, ROW), 3..3);
    }
}
