//! The list of moves; a click shows the position after a move.

use super::Desk;
use super::widgets::{muted, write_line};
use crate::app::action::Action;
use crate::game::Record;
use bevy_egui::egui::{
    self, Align2, Color32, FontId, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// The width of the numbers.
const NUMBER: f32 = 36.0;

/// The height of a row.
const ROW: f32 = 26.0;

/// Shows the list in all the room there is.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let shown = table.shown();
    let texts: Vec<String> = table.record.plies().map(|ply| ply.san.clone()).collect();
    let rows = rows(&table.record);
    let frame = egui::Frame::new()
        .stroke(Stroke::new(1.0, desk.theme.line))
        .corner_radius(6)
        .inner_margin(6)
        .outer_margin(egui::Margin {
            bottom: 8,
            ..egui::Margin::ZERO
        });
    frame.show(ui, |ui| {
        ScrollArea::vertical()
            .id_salt("moves")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
                if texts.is_empty() {
                    let hint = "Drag a man, or click it and then its target. Rings show what a move takes.";
                    ui.label(muted(desk, hint));
                }
                for row in &rows {
                    list_row(ui, desk, row, &texts, shown);
                }
            });
    });
}

/// A row of the list: White's ply and Black's.
struct Row {
    /// The move's number; none while the array is being chosen.
    number: Option<u32>,
    plies: [Option<usize>; 2],
}

fn rows(record: &Record) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (ply, position) in record.positions().iter().take(record.len()).enumerate() {
        let number = (position.choice() == 0).then_some(position.fullmove());
        let column = position.turn() as usize;
        match rows.last_mut() {
            Some(row)
                if row.number == number && row.plies[column..].iter().all(Option::is_none) =>
            {
                row.plies[column] = Some(ply);
            }
            _ => {
                let mut plies = [None; 2];
                plies[column] = Some(ply);
                rows.push(Row { number, plies });
            }
        }
    }
    rows
}

fn list_row(ui: &mut Ui, desk: &mut Desk, row: &Row, texts: &[String], shown: usize) {
    let Row { number, plies } = row;
    let size = vec2(ui.available_width(), ROW);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let font = FontId::proportional(13.0);
    let at = pos2(place.left() + NUMBER - 8.0, place.center().y);
    let text = number.map_or(String::new(), |number| format!("{number}."));
    ui.painter()
        .text(at, Align2::RIGHT_CENTER, text, font, desk.theme.muted);
    let width = (place.width() - NUMBER) / 2.0;
    for (column, ply) in plies.iter().enumerate() {
        let Some((ply, text)) = ply.and_then(|ply| Some((ply, texts.get(ply)?))) else {
            continue;
        };
        let left = place.left() + NUMBER + column as f32 * width;
        let rect = Rect::from_min_size(pos2(left, place.top()), vec2(width - 4.0, ROW));
        entry(ui, desk, rect, ply + 1, text, ply + 1 == shown);
    }
}

fn entry(ui: &mut Ui, desk: &mut Desk, rect: Rect, plies: usize, text: &str, shown: bool) {
    let response = ui.interact(rect, ui.id().with(plies), Sense::click());
    let label = WidgetInfo::selected(WidgetType::Button, true, shown, text);
    response.widget_info(|| label.clone());
    let fill = match (shown, response.hovered()) {
        (true, _) => desk.theme.accent,
        (false, true) => desk.theme.card_hover,
        (false, false) => Color32::TRANSPARENT,
    };
    let color = if shown {
        desk.theme.on_accent
    } else {
        desk.theme.ink
    };
    ui.painter().rect_filled(rect, 4, fill);
    let at = pos2(rect.left() + 6.0, rect.center().y - 10.0);
    let room = rect.width() - 10.0;
    write_line(ui, at, room, text, FontId::proportional(15.0), color);
    desk.landmarks.note(&format!("Move {plies}"), rect);
    let moving = desk.session.in_motion();
    if shown && moving {
        response.scroll_to_me(None);
    }
    if response.on_hover_text(text).clicked() {
        desk.actions.push(Action::Show(plies));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;
    use std::sync::Arc;

    /// The rows of a game: the number of each, and which plies stand in it.
    fn listed(
        game: &str,
        fen: Option<&str>,
        moves: &str,
    ) -> Vec<(Option<u32>, [Option<usize>; 2])> {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let start = fen.map_or(variant.start().clone(), |fen| {
            parse_fen(&variant, fen).unwrap()
        });
        let mut record = Record::new(Arc::new(variant), start);
        for text in moves.split_whitespace() {
            let mv = find_move(record.variant(), record.position(), text).expect(text);
            record.play(mv).expect(text);
        }
        let rows = rows(&record).into_iter();
        rows.map(|row| (row.number, row.plies)).collect()
    }

    #[test]
    fn moves_are_numbered_and_choices_of_the_array_are_not() {
        let moves = "setup:keep setup:exchange setup:keep setup:keep e2e4 e7e5";
        let expected = [
            (None, [Some(0), Some(1)]),
            (None, [Some(2), Some(3)]),
            (Some(1), [Some(4), Some(5)]),
        ];
        assert_eq!(listed("baroque", None, moves), expected);
    }

    #[test]
    fn a_game_that_black_begins_leaves_whites_place_empty() {
        let fen = "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7";
        let expected = [(Some(7), [None, Some(0)]), (Some(8), [Some(1), None])];
        assert_eq!(listed("chess", Some(fen), "e7e5 e2e4"), expected);
    }
}
