//! White's wins, draws and Black's wins as a bar, with the interval of White's score.

use super::PlaytestContext;
use super::card::{self, Table, TableRow};
use super::shown::Shown;
use crate::app::playtest::Selection;
use crate::app::ui::theme::{EBONY, IVORY};
use crate::app::ui::widgets::bold;
use baroque::playtest::words::{self, Section};
use baroque::texts::text;
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// The heights of the bar and of the interval below it.
const BAR_HEIGHT: f32 = 40.0;
const INTERVAL_HEIGHT: f32 = 14.0;

/// The colour of draws.
const DRAWN: Color32 = Color32::from_rgb(0xbf, 0x94, 0x68);

/// The colour of Black's wins on a dark card.
const BLACK_ON_DARK: Color32 = Color32::from_rgb(0x0e, 0x0c, 0x0a);

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    let report = shown.report;
    let white = &report.white;
    let parts = [
        (
            2,
            white.wins,
            text!("playtest-white-won", count = white.wins),
        ),
        (1, white.draws, text!("playtest-drawn", count = white.draws)),
        (
            0,
            white.losses,
            text!("playtest-black-won", count = white.losses),
        ),
    ];
    let rows = parts.iter().map(|(points, games, words)| TableRow {
        cells: vec![words.clone(), share(*games, report.games)],
        games: shown.games(Selection::Result(*points)),
    });
    let table = Table {
        heads: vec![
            text!("playtest-result").to_owned(),
            text!("playtest-share").to_owned(),
        ],
        rows: rows.collect(),
    };
    card::show(ui, cx, section, &table, |ui, cx| bar(ui, cx, shown, &parts));
}

fn share(games: u64, of: u64) -> String {
    format!(
        "{} %",
        words::whole_percent(games as f64 / of.max(1) as f64)
    )
}

fn bar(ui: &mut Ui, cx: &mut PlaytestContext, shown: Shown, parts: &[(u8, u64, String)]) {
    let size = vec2(ui.available_width(), BAR_HEIGHT + INTERVAL_HEIGHT);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let all = parts.iter().map(|(_, games, _)| games).sum::<u64>().max(1);
    let mut left = place.left();
    let painter = ui.painter().clone();
    let black = match cx.theme.dark {
        true => BLACK_ON_DARK,
        false => EBONY,
    };
    let colors = [(IVORY, EBONY), (DRAWN, EBONY), (black, IVORY)];
    for ((points, games, words), (fill, ink)) in parts.iter().zip(colors) {
        let width = place.width() * *games as f32 / all as f32;
        if *games == 0 {
            continue;
        }
        let rect = Rect::from_min_size(pos2(left, place.top()), vec2(width, BAR_HEIGHT));
        painter.rect_filled(rect, 2, fill);
        let long = painter.layout_no_wrap(words.clone(), bold(15.0), ink);
        let short = painter.layout_no_wrap(games.to_string(), bold(15.0), ink);
        let fitting = [long, short]
            .into_iter()
            .find(|text| text.size().x + 12.0 <= width);
        if let Some(text) = fitting {
            let at = Align2::CENTER_CENTER.anchor_size(rect.center(), text.size());
            painter.galley(at.min, text, ink);
        }
        let list = shown.games(Selection::Result(*points));
        card::part(ui, cx, rect, words, list);
        left += width;
    }
    let outline = Rect::from_min_size(place.min, vec2(place.width(), BAR_HEIGHT));
    let line = Stroke::new(1.0, cx.theme.line);
    painter.rect_stroke(outline, 2, line, StrokeKind::Outside);
    if let (Some(score), Some(error)) = (shown.report.white.score, shown.report.white.error) {
        let at = |share: f64| place.left() + place.width() * share.clamp(0.0, 1.0) as f32;
        let y = place.bottom() - INTERVAL_HEIGHT / 2.0 + 2.0;
        let line = Stroke::new(2.0, cx.theme.accent);
        painter.hline(at(score - error)..=at(score + error), y, line);
        painter.circle_filled(pos2(at(score), y), 4.0, cx.theme.accent);
        painter.vline(at(0.5), y - 5.0..=y + 5.0, Stroke::new(1.0, cx.theme.muted));
    }
}
