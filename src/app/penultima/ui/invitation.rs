//! The entry to Penultima on the start page.

use super::PenultimaContext;
use crate::app::penultima::PenultimaAction;
use crate::app::texts::text;
use crate::app::ui::widgets::{bold, card, write_line};
use bevy_egui::egui::{FontId, Ui, vec2};

/// How high its card is, and how wide at most.
const CARD_HEIGHT_AND_WIDTH: (f32, f32) = (64.0, 760.0);

/// Shows a card that opens Penultima.
pub fn invitation(ui: &mut Ui, cx: &mut PenultimaContext) {
    ui.add_space(4.0);
    let width = (ui.available_width() - 12.0).min(CARD_HEIGHT_AND_WIDTH.1);
    let (response, inside) = card(
        ui,
        cx,
        vec2(width, CARD_HEIGHT_AND_WIDTH.0),
        text!("penultima-open"),
    );
    let (ink, muted) = (cx.theme.ink, cx.theme.muted);
    let mut at = inside.left_top() - vec2(0.0, 2.0);
    let room = inside.width();
    at.y += write_line(ui, at, room, text!("penultima-open"), bold(17.0), ink) + 1.0;
    let game = cx.view.penultima.game.as_ref();
    let words = match game.is_some_and(|game| !game.is_over()) {
        true => text!("penultima-waits"),
        false => text!("penultima-invites"),
    };
    write_line(ui, at, room, words, FontId::proportional(15.0), muted);
    if response.on_hover_text(words).clicked() {
        cx.send(PenultimaAction::Open);
    }
}
