//! What each side saw of the position on the board, after the end.

use super::BlindContext;
use crate::app::blind::BlindGame;
use crate::app::ui::boards;
use crate::app::ui::widgets::strong;
use baroque::rules::Color;
use baroque::texts::{color_key, text};
use bevy_egui::egui::{Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// The space between the two boards.
const GAP: f32 = 12.0;

pub fn show(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    let view = &game.board.view;
    let width = (ui.available_width() - GAP) / 2.0;
    let height = width * view.rows() as f32 / view.columns() as f32;
    ui.add_space(4.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for side in Color::ALL {
            let Some(seen) = game.seen_by(side) else {
                continue;
            };
            ui.vertical(|ui| {
                ui.set_width(width);
                let words = text!("blind-seen-by", side = color_key(side));
                ui.label(strong(&words));
                let (place, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &words));
                let place = Rect::from_min_size(place.min, vec2(width, height));
                boards::board_picture(ui, cx, (game.variant(), &seen), view, place);
            });
        }
    });
}
