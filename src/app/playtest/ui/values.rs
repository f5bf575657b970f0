//! What each piece is worth, with intervals, and the engine's own values beside it.

use super::PlaytestContext;
use super::card::{self, Table, TableRow};
use crate::app::playtest::{Run, Selection};
use crate::app::texts::text;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::write_line;
use baroque::playtest::words::{self, Section};
use baroque::playtest::{PieceValue, Report};
use baroque::rules::{Color, Piece, PieceType};
use bevy_egui::egui::{FontId, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

/// The height of a row, the width of the picture, and that of the number.
const ROW_HEIGHT: f32 = 34.0;
const PICTURE_SIZE: f32 = 28.0;
const NUMBER_WIDTH: f32 = 96.0;

/// Shows the card.
pub fn show(
    ui: &mut Ui,
    cx: &mut PlaytestContext,
    section: &Section,
    (run, report): (&Run, &Report),
) {
    let mut values: Vec<&PieceValue> = report.values.iter().collect();
    values.sort_by(|one, other| other.value.total_cmp(&one.value));
    let rows = values.iter().map(|value| TableRow {
        cells: vec![
            name(report, value),
            format!("{:.1}", value.value),
            format!("± {:.1}", value.error),
            format!("{:.1}", value.engine),
        ],
        games: Some(Selection::Ahead(value.piece.clone())),
    });
    let heads = [
        text!("playtest-piece"),
        text!("playtest-value"),
        text!("playtest-error"),
        text!("playtest-engine"),
    ];
    let table = Table {
        heads: heads.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    };
    card::show(ui, cx, section, &table, |ui, cx| {
        let high = |value: &&PieceValue| (value.value + value.error).max(value.engine);
        let most = values.iter().map(high).fold(1.0, f64::max);
        for value in values.iter().copied() {
            row(ui, cx, value, most, (run, report));
        }
    });
}

fn name(report: &Report, value: &PieceValue) -> String {
    let name = report.names.get(&value.piece);
    name.unwrap_or(&value.piece).clone()
}

fn row(
    ui: &mut Ui,
    cx: &mut PlaytestContext,
    value: &PieceValue,
    most: f64,
    (run, report): (&Run, &Report),
) {
    let size = vec2(ui.available_width(), ROW_HEIGHT);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let types = &run.sheet.pieces;
    if let Some(index) = types.iter().position(|piece| piece.id == value.piece) {
        let color = match types[index].counts[0] > 0 {
            true => Color::White,
            false => Color::Black,
        };
        let piece = Piece::new(color, PieceType::new(index));
        let at = pos2(row.left() + PICTURE_SIZE / 2.0, row.center().y);
        let place = Rect::from_center_size(at, Vec2::splat(PICTURE_SIZE));
        piece_at(ui, cx, &run.variant, piece, place);
    }
    let left = row.left() + PICTURE_SIZE + 14.0;
    let room = (row.right() - NUMBER_WIDTH - left).max(20.0);
    let at = |value: f64| left + room * (value / most).clamp(0.0, 1.0) as f32;
    let y = row.center().y;
    let painter = ui.painter();
    painter.hline(left..=left + room, y, Stroke::new(1.0, cx.theme.line));
    let interval = at(value.value - value.error)..=at(value.value + value.error);
    painter.hline(interval, y, Stroke::new(2.0, cx.theme.accent));
    painter.circle_filled(pos2(at(value.value), y), 5.0, cx.theme.accent);
    let engine = Stroke::new(1.5, cx.theme.muted);
    painter.vline(at(value.engine), y - 7.0..=y + 7.0, engine);
    let words = words::number(value.estimate());
    let text_at = pos2(row.right() - NUMBER_WIDTH + 12.0, y - 10.0);
    let font = FontId::proportional(15.0);
    write_line(ui, text_at, NUMBER_WIDTH - 12.0, &words, font, cx.theme.ink);
    let help = text!(
        "playtest-value-help",
        piece = name(report, value),
        value = words,
        engine = format!("{:.1}", value.engine)
    );
    card::part(ui, cx, row, &help, Selection::Ahead(value.piece.clone()));
}
