//! Numbers of games as bars with names.

use super::PlaytestContext;
use super::card;
use crate::app::playtest::Selection;
use crate::app::ui::widgets::write_line;
use bevy_egui::egui::{FontId, Rect, Sense, Ui, pos2, vec2};

/// The height of a row, and of the bar in it.
const ROW_HEIGHT: f32 = 28.0;
const BAR_HEIGHT: f32 = 14.0;
/// The part of the width for names, and the width for numbers.
const NAME_SHARE: f32 = 0.45;
const NUMBER_WIDTH: f32 = 56.0;

/// A bar.
pub struct NamedBar {
    pub name: String,
    pub games: u64,
    /// The number beside it.
    pub number: String,
    /// What it means, in words.
    pub help: String,
    /// Its games, if they are there.
    pub list: Option<Selection>,
}

/// Shows bars below each other. The longest one fills the room.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, bars: &[NamedBar]) {
    let most = bars.iter().map(|bar| bar.games).max().unwrap_or(1);
    for bar in bars {
        row(ui, cx, bar, most);
    }
}

fn row(ui: &mut Ui, cx: &mut PlaytestContext, bar: &NamedBar, most: u64) {
    let size = vec2(ui.available_width(), ROW_HEIGHT);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let font = FontId::proportional(15.0);
    let top = row.center().y - 10.0;
    let name_width = row.width() * NAME_SHARE;
    let ink = cx.theme.ink;
    let at = pos2(row.left() + 4.0, top);
    write_line(ui, at, name_width - 12.0, &bar.name, font.clone(), ink);
    let room = row.width() - name_width - NUMBER_WIDTH;
    let width = (room * bar.games as f32 / most.max(1) as f32).max(2.0);
    let left = pos2(row.left() + name_width, row.center().y - BAR_HEIGHT / 2.0);
    let filled = Rect::from_min_size(left, vec2(width, BAR_HEIGHT));
    ui.painter().rect_filled(filled, 3, cx.theme.accent);
    let at = pos2(row.right() - NUMBER_WIDTH + 10.0, top);
    write_line(ui, at, NUMBER_WIDTH - 10.0, &bar.number, font, ink);
    card::part(ui, cx, row, &bar.help, bar.list.clone());
}
