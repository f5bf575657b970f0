//! How games end, as bars.

use super::PlaytestContext;
use super::card::{self, Table, TableRow};
use crate::app::playtest::Selection;
use crate::app::texts::text;
use crate::app::ui::widgets::write_line;
use baroque::playtest::Report;
use baroque::playtest::words::{self, Section};
use bevy_egui::egui::{FontId, Rect, Sense, Ui, pos2, vec2};
use std::cmp::Reverse;

/// The height of a row, and of the bar in it.
const ROW_HEIGHT: f32 = 28.0;
const BAR_HEIGHT: f32 = 14.0;
/// The part of the width for names, and the width for numbers.
const NAME_SHARE: f32 = 0.45;
const NUMBER_WIDTH: f32 = 56.0;

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, report: &Report) {
    let mut ends: Vec<(&String, u64)> = report
        .ends
        .iter()
        .map(|(end, games)| (end, *games))
        .collect();
    ends.sort_by_key(|(_, games)| Reverse(*games));
    let rows = ends.iter().map(|(end, games)| TableRow {
        cells: vec![
            words::end(end).to_owned(),
            games.to_string(),
            format!(
                "{:.0} %",
                *games as f64 * 100.0 / report.games.max(1) as f64
            ),
        ],
        games: Some(Selection::End((*end).clone())),
    });
    let table = Table {
        heads: vec![
            text!("playtest-end").to_owned(),
            text!("playtest-games").to_owned(),
            text!("playtest-share").to_owned(),
        ],
        rows: rows.collect(),
    };
    // The sentences tell the same as the bars.
    let section = Section {
        heading: section.heading,
        sentences: Vec::new(),
    };
    card::show(ui, cx, &section, &table, |ui, cx| {
        let most = ends.iter().map(|(_, games)| *games).max().unwrap_or(1);
        for (end, games) in &ends {
            row(ui, cx, end, *games, most);
        }
    });
}

fn row(ui: &mut Ui, cx: &mut PlaytestContext, end: &str, games: u64, most: u64) {
    let size = vec2(ui.available_width(), ROW_HEIGHT);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let font = FontId::proportional(15.0);
    let top = row.center().y - 10.0;
    let name_width = row.width() * NAME_SHARE;
    let ink = cx.theme.ink;
    let at = pos2(row.left() + 4.0, top);
    write_line(
        ui,
        at,
        name_width - 12.0,
        words::end(end),
        font.clone(),
        ink,
    );
    let room = row.width() - name_width - NUMBER_WIDTH;
    let width = (room * games as f32 / most.max(1) as f32).max(2.0);
    let left = pos2(row.left() + name_width, row.center().y - BAR_HEIGHT / 2.0);
    let bar = Rect::from_min_size(left, vec2(width, BAR_HEIGHT));
    ui.painter().rect_filled(bar, 3, cx.theme.accent);
    let at = pos2(row.right() - NUMBER_WIDTH + 10.0, top);
    write_line(ui, at, NUMBER_WIDTH - 10.0, &games.to_string(), font, ink);
    let name = text!("playtest-end-bar", end = words::end(end), count = games);
    card::part(ui, cx, row, &name, Selection::End(end.to_owned()));
}
