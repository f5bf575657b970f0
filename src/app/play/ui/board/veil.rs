//! The veil over the board of a paused game.

use super::BoardContext;
use crate::app::play::table::Table;
use crate::app::texts::text;
use crate::app::ui::widgets::heading;
use bevy_egui::egui::{Label, Layout, Rect, Stroke, StrokeKind, Ui, UiBuilder, vec2};

/// How much the veil hides of the board.
const OPACITY: f32 = 0.7;

/// The size of the words, and of their plate; on a narrow board, the size of the words.
const TEXT_SIZE: f32 = 26.0;
const PLATE_SIZE: (f32, f32) = (300.0, 60.0);
const NARROW_TEXT_SIZE: f32 = 17.0;

/// Shows the veil over the board in `rect`, if a click on it resumes the game.
pub fn show(ui: &mut Ui, cx: &mut BoardContext, rect: Rect) {
    if !cx.view.table.is_some_and(Table::is_veiled) {
        return;
    }
    let theme = cx.theme;
    ui.painter()
        .rect_filled(rect, 0, theme.paper.gamma_multiply(OPACITY));
    let width = PLATE_SIZE.0.min(rect.width());
    let size = match width < PLATE_SIZE.0 {
        true => NARROW_TEXT_SIZE,
        false => TEXT_SIZE,
    };
    let plate = Rect::from_center_size(rect.center(), vec2(width, PLATE_SIZE.1));
    let border = Stroke::new(1.0, theme.line);
    ui.painter()
        .rect(plate, 8, theme.card, border, StrokeKind::Inside);
    let layout = Layout::centered_and_justified(ui.layout().main_dir());
    let place = UiBuilder::new().max_rect(plate).layout(layout);
    let words = Label::new(heading(text!("game-veil"), size)).wrap();
    ui.scope_builder(place, |ui| ui.add(words));
}
