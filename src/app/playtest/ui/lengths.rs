//! The lengths of games as a histogram.

use super::PlaytestContext;
use super::card::{self, Table, TableRow};
use super::shown::Shown;
use crate::app::playtest::Selection;
use baroque::playtest::words::Section;
use baroque::texts::text;
use bevy_egui::egui::{Align2, FontId, Sense, Ui, pos2, vec2};
use egui_plot::{Bar, BarChart, Plot, PlotPoint};

/// The height of the histogram.
const HEIGHT: f32 = 160.0;
/// The height of the numbers below it, and the width that each needs.
const LABEL_HEIGHT: f32 = 18.0;
const LABEL_WIDTH: f32 = 48.0;
/// The part of a bar's room that it fills.
const BAR_SHARE: f64 = 0.9;

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    let bars = &shown.report.plies.histogram;
    let rows = bars.iter().map(|bar| TableRow {
        cells: vec![
            text!("playtest-plies", from = bar.from, to = bar.to),
            bar.games.to_string(),
        ],
        games: shown
            .games(Selection::Length(bar.from, bar.to))
            .filter(|_| bar.games > 0),
    });
    let table = Table {
        heads: vec![
            text!("playtest-length").to_owned(),
            text!("playtest-games").to_owned(),
        ],
        rows: rows.collect(),
    };
    card::show(ui, cx, section, &table, |ui, cx| chart(ui, cx, shown));
}

fn chart(ui: &mut Ui, cx: &mut PlaytestContext, shown: Shown) {
    let bars = &shown.report.plies.histogram;
    let accent = cx.theme.accent;
    let drawn = bars.iter().map(|bar| {
        let width = (bar.to + 1 - bar.from) as f64;
        Bar::new(bar.from as f64 + width / 2.0, bar.games as f64)
            .width(width * BAR_SHARE)
            .fill(accent)
            .stroke((0.0, accent))
    });
    let drawn: Vec<Bar> = drawn.collect();
    let plot = Plot::new("lengths of games")
        .height(HEIGHT)
        // An axis would take the keyboard focus, without a name.
        .show_axes(false)
        .show_grid(false)
        .show_background(false)
        .show_x(false)
        .show_y(false)
        .show_crosshair(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .sense(Sense::hover())
        .set_margin_fraction(vec2(0.02, 0.04))
        .include_y(0.0);
    let drawn = plot.show(ui, |plot| {
        plot.bar_chart(BarChart::new("", drawn).allow_hover(false));
    });
    let size = vec2(ui.available_width(), LABEL_HEIGHT);
    let (labels, _) = ui.allocate_exact_size(size, Sense::hover());
    let ends = bars.iter().map(|bar| bar.from);
    let ends = ends.chain(bars.last().map(|bar| bar.to + 1));
    let mut free = labels.left();
    for plies in ends {
        let x = drawn.transform.position_from_point_x(plies as f64);
        if x >= free {
            let at = pos2(x, labels.top());
            let font = FontId::proportional(14.0);
            ui.painter()
                .text(at, Align2::CENTER_TOP, plies, font, cx.theme.muted);
            free = x + LABEL_WIDTH;
        }
    }
    for bar in bars.iter().filter(|bar| bar.games > 0) {
        let corner = PlotPoint::new(bar.from as f64, bar.games as f64);
        let opposite = PlotPoint::new((bar.to + 1) as f64, 0.0);
        let rect = drawn.transform.rect_from_values(&corner, &opposite);
        let name = text!(
            "playtest-bar",
            from = bar.from,
            to = bar.to,
            count = bar.games
        );
        let games = shown.games(Selection::Length(bar.from, bar.to));
        card::part(ui, cx, rect, &name, games);
    }
}
