//! What each piece is worth, with intervals, and the engine's own values beside it.

use super::PlaytestContext;
use super::card::{self, Table, TableRow};
use super::odds;
use super::shown::Shown;
use crate::app::playtest::Selection;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::{muted, write_line};
use baroque::playtest::words::{self, Section};
use baroque::playtest::{Estimate, Report};
use baroque::rules::{Color, Piece, PieceType};
use baroque::texts::{Noun, decimal, text};
use bevy_egui::egui::{FontId, Label, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

/// The height of a row, the width of the picture, and that of the numbers.
const ROW_HEIGHT: f32 = 34.0;
const PICTURE_SIZE: f32 = 28.0;
const NUMBER_WIDTH: f32 = 122.0;
/// How many times the engine's highest value the scale has at most.
const WIDEST: f64 = 2.5;

/// The value of a piece.
struct ValueRow {
    piece: String,
    name: String,
    /// By the results, if the games show it.
    result: Option<Estimate>,
    /// For the engine.
    engine: f64,
}

impl ValueRow {
    fn value(&self) -> f64 {
        self.result.map_or(self.engine, |result| result.value)
    }

    /// The value by the results with its interval.
    fn words(&self) -> String {
        match self.result {
            Some(result) => words::range(result),
            None => decimal(self.engine, 1),
        }
    }
}

/// The values by the results, and those of the engine alone for the other pieces. The highest comes first.
fn rows(report: &Report) -> Vec<ValueRow> {
    let name = |id: &String| Noun::name(report.names.get(id).unwrap_or(id)).label();
    let known = report.values.iter().map(|value| ValueRow {
        piece: value.piece.clone(),
        name: name(&value.piece),
        result: Some(value.estimate()),
        engine: value.engine,
    });
    let mut rows: Vec<ValueRow> = known.collect();
    let has = |rows: &[ValueRow], piece: &String| rows.iter().any(|row| row.piece == *piece);
    for value in &report.engine {
        if !has(&rows, &value.piece) {
            rows.push(ValueRow {
                piece: value.piece.clone(),
                name: name(&value.piece),
                result: None,
                engine: value.value,
            });
        }
    }
    rows.sort_by(|one, other| other.value().total_cmp(&one.value()));
    rows
}

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    let values = rows(shown.report);
    let cells = values.iter().map(|row| TableRow {
        cells: vec![
            row.name.clone(),
            row.result.map_or("–".to_owned(), words::range),
            decimal(row.engine, 1),
        ],
        games: list(shown, row),
    });
    let units = words::units(shown.report).unwrap_or_default();
    let table = Table {
        heads: vec![
            text!("playtest-piece").to_owned(),
            text!("playtest-value", units = units.as_str()),
            text!("playtest-engine").to_owned(),
        ],
        rows: cells.collect(),
    };
    let chart = |ui: &mut Ui, cx: &mut PlaytestContext| {
        let most = most(&values);
        for row in &values {
            chart_row(ui, cx, row, most, shown);
        }
        let legend = match values.iter().any(|row| row.result.is_some()) {
            true => text!("playtest-values-legend", units = units.as_str()),
            false => text!("playtest-values-legend-engine", units = units.as_str()),
        };
        ui.add(Label::new(muted(cx, &legend)).wrap());
    };
    card::show_with(ui, cx, section, &table, chart, |ui, cx| {
        if shown.has_games {
            odds::show(ui, cx, shown.run);
        }
    });
}

/// The end of the scale. An interval that is much wider than the engine's values goes beyond it.
fn most(rows: &[ValueRow]) -> f64 {
    let engine = rows.iter().map(|row| row.engine).fold(1.0, f64::max);
    let results = rows.iter().filter_map(|row| row.result);
    let highest = results.map(Estimate::high).fold(engine, f64::max);
    highest.min(WIDEST * engine)
}

/// The games from which a value comes.
fn list(shown: Shown, row: &ValueRow) -> Option<Selection> {
    let games = shown.games(Selection::Ahead(row.piece.clone()));
    games.filter(|_| row.result.is_some())
}

fn chart_row(ui: &mut Ui, cx: &mut PlaytestContext, value: &ValueRow, most: f64, shown: Shown) {
    let run = shown.run;
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
    if let Some(result) = value.result {
        let interval = at(result.low())..=at(result.high());
        painter.hline(interval, y, Stroke::new(2.0, cx.theme.accent));
        painter.circle_filled(pos2(at(result.value), y), 5.0, cx.theme.accent);
    }
    let engine = Stroke::new(1.5, cx.theme.muted);
    painter.vline(at(value.engine), y - 7.0..=y + 7.0, engine);
    let (words, ink) = match value.result {
        Some(_) => (value.words(), cx.theme.ink),
        None => (value.words(), cx.theme.muted),
    };
    let text_at = pos2(row.right() - NUMBER_WIDTH + 12.0, y - 10.0);
    let font = FontId::proportional(15.0);
    write_line(ui, text_at, NUMBER_WIDTH - 12.0, &words, font, ink);
    let engine = decimal(value.engine, 1);
    let name = value.name.as_str();
    let help = match value.result {
        Some(_) => text!(
            "playtest-value-help",
            piece = name,
            value = words,
            engine = engine
        ),
        None => text!("playtest-value-engine", piece = name, engine = engine),
    };
    card::part(ui, cx, row, &help, list(shown, value));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(result: Option<(f64, f64)>, engine: f64) -> ValueRow {
        let piece = String::new();
        ValueRow {
            name: piece.clone(),
            piece,
            result: result.map(|(value, error)| Estimate { value, error }),
            engine,
        }
    }

    #[test]
    fn a_value_without_results_is_that_of_the_engine() {
        assert_eq!(row(None, 8.06).words(), "8.1");
        assert_eq!(row(Some((7.0, 2.2)), 8.0).words(), "7 (5 to 9)");
        assert_eq!(row(None, 8.0).value(), 8.0);
    }

    #[test]
    fn a_wide_interval_does_not_stretch_the_scale() {
        let some = [row(Some((1.0, 0.0)), 1.0), row(Some((7.0, 3.0)), 8.0)];
        assert_eq!(most(&some), 10.0);
        let wide = [row(Some((7.0, 300.0)), 8.0), row(None, 5.0)];
        assert_eq!(most(&wide), 20.0);
        assert_eq!(most(&[]), 1.0);
    }
}
