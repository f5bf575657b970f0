//! The entry to Penultima on the start page.

use super::PenultimaContext;
use crate::app::penultima::PenultimaAction;
use crate::app::texts::text;
use crate::app::ui::widgets::{bold, card, text_height, write_line, write_text};
use bevy_egui::egui::{FontId, Ui, vec2};

/// How high its card is without the text, and how wide at most. The font of the text.
const CARD_HEIGHT_AND_WIDTH: (f32, f32) = (45.0, 760.0);
const TEXT_FONT: FontId = FontId::proportional(15.0);

/// Shows a card that opens Penultima.
pub fn invitation(ui: &mut Ui, cx: &mut PenultimaContext) {
    ui.add_space(4.0);
    let width = (ui.available_width() - 12.0).min(CARD_HEIGHT_AND_WIDTH.1);
    let game = cx.view.penultima.game.as_ref();
    let words = match game.is_some_and(|game| !game.is_over()) {
        true => text!("penultima-waits"),
        false => text!("penultima-invites"),
    };
    let text = text_height(ui, width - 24.0, words, TEXT_FONT);
    let size = vec2(width, CARD_HEIGHT_AND_WIDTH.0 + text);
    let (response, inside) = card(ui, cx, size, text!("penultima-open"));
    let (ink, muted) = (cx.theme.ink, cx.theme.muted);
    let mut at = inside.left_top() - vec2(0.0, 2.0);
    let room = inside.width();
    at.y += write_line(ui, at, room, text!("penultima-open"), bold(17.0), ink) + 1.0;
    write_text(ui, at, room, words, TEXT_FONT, muted);
    if response.on_hover_text(words).clicked() {
        cx.send(PenultimaAction::Open);
    }
}
