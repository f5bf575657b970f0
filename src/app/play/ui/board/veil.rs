//! The veil over the board of a paused game.

use super::BoardContext;
use crate::app::play::table::Table;
use crate::app::ui::theme::Theme;
use crate::app::ui::widgets::heading_font;
use baroque::texts::text;
use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

/// How much the veil hides of the board.
const OPACITY: f32 = 0.7;

/// The size of the words, and on a narrow board.
const TEXT_SIZES: (f32, f32) = (26.0, 17.0);
const NARROW_BOARD_WIDTH: f32 = 300.0;

/// The margin of their plate, and its least distance from the edges of the board.
const PLATE_MARGIN: Vec2 = vec2(28.0, 14.0);

/// Shows the veil over the board in `rect`, if a click on it resumes the game.
pub fn show(ui: &mut Ui, cx: &mut BoardContext, rect: Rect) {
    if cx.view.table.is_some_and(Table::is_veiled) {
        veil_with(ui, cx.theme, rect, text!("game-veil"));
    }
}

/// Shows a veil with words on a plate.
pub fn veil_with(ui: &mut Ui, theme: Theme, rect: Rect, words: &str) {
    ui.painter()
        .rect_filled(rect, 0, theme.paper.gamma_multiply(OPACITY));
    let size = match rect.width() < NARROW_BOARD_WIDTH {
        true => TEXT_SIZES.1,
        false => TEXT_SIZES.0,
    };
    let room = rect.width() - 4.0 * PLATE_MARGIN.x;
    let font = heading_font(size);
    let words = ui.painter().layout(words.to_owned(), font, theme.ink, room);
    let plate = Rect::from_center_size(rect.center(), words.size() + 2.0 * PLATE_MARGIN);
    let border = Stroke::new(1.0, theme.line);
    ui.painter()
        .rect(plate, 8, theme.card, border, StrokeKind::Inside);
    let corner = plate.min + PLATE_MARGIN;
    ui.painter().galley(corner, words, theme.ink);
}
