//! How games end, as bars.

use super::PlaytestContext;
use super::bars::{self, NamedBar};
use super::card::{self, Table, TableRow};
use super::shown::Shown;
use crate::app::playtest::Selection;
use baroque::playtest::words::{self, Section};
use baroque::texts::text;
use bevy_egui::egui::Ui;
use std::cmp::Reverse;

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    let report = shown.report;
    let mut ends: Vec<(&String, u64)> = report
        .ends
        .iter()
        .map(|(end, games)| (end, *games))
        .collect();
    ends.sort_by_key(|(_, games)| Reverse(*games));
    let list = |end: &str| shown.games(Selection::End(end.to_owned()));
    let rows = ends.iter().map(|(end, games)| TableRow {
        cells: vec![
            words::end(end).to_owned(),
            games.to_string(),
            format!(
                "{:.0} %",
                *games as f64 * 100.0 / report.games.max(1) as f64
            ),
        ],
        games: list(end),
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
        topic: section.topic,
        sentences: Vec::new(),
    };
    let all = ends.iter().map(|(end, games)| NamedBar {
        name: words::end(end).to_owned(),
        games: *games,
        number: games.to_string(),
        help: text!("playtest-end-bar", end = words::end(end), count = *games),
        list: list(end),
    });
    let all: Vec<NamedBar> = all.collect();
    card::show(ui, cx, &section, &table, |ui, cx| bars::show(ui, cx, &all));
}
