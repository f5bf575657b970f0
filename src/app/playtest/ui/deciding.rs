//! Which piece makes the deciding capture, as bars.

use super::PlaytestContext;
use super::bars::{self, NamedBar};
use super::card::{self, Table, TableRow};
use super::shown::Shown;
use crate::app::playtest::Selection;
use baroque::playtest::DecidingCount;
use baroque::playtest::words::{self, Section};
use baroque::texts::{Noun, text};
use bevy_egui::egui::Ui;

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    let report = shown.report;
    let name = |count: &DecidingCount| {
        let known = report.names.get(&count.piece);
        Noun::name(known.unwrap_or(&count.piece)).label()
    };
    let share = |count: &DecidingCount| count.share.map_or(String::new(), words::percent);
    let list = |count: &DecidingCount| shown.games(Selection::Deciding(count.piece.clone()));
    let rows = report.deciding.iter().map(|count| TableRow {
        cells: vec![name(count), count.games.to_string(), share(count)],
        games: list(count),
    });
    let table = Table {
        heads: vec![
            text!("playtest-piece").to_owned(),
            text!("playtest-games").to_owned(),
            text!("playtest-share").to_owned(),
        ],
        rows: rows.collect(),
    };
    let all = report.deciding.iter().map(|count| NamedBar {
        name: name(count),
        games: count.games,
        number: count.share.map_or(String::new(), |share| {
            format!("{:.0} %", share.value * 100.0)
        }),
        help: text!(
            "playtest-deciding-bar",
            piece = name(count),
            share = share(count)
        ),
        list: list(count),
    });
    let all: Vec<NamedBar> = all.collect();
    card::show(ui, cx, section, &table, |ui, cx| bars::show(ui, cx, &all));
}
