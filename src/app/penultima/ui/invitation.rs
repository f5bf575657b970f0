//! The card of Penultima on the start page.

use super::PenultimaContext;
use crate::app::penultima::{PenultimaAction, array};
use crate::app::texts::text;
use crate::app::ui::widgets::{bold, card, text_height, write_text};
use baroque::diagram::{BoardView, Palette, scene_svg};
use bevy_egui::egui::{FontId, Rect, Ui, Vec2, vec2};

/// The margin of the card, and the space beside its picture.
const MARGIN: f32 = 12.0;
const PICTURE_GAP: f32 = 14.0;

const TEXT_FONT: FontId = FontId::proportional(16.0);

/// The height that a card of a width needs, with a picture of a size.
pub fn height(ui: &Ui, cx: &PenultimaContext, width: f32, picture: f32) -> f32 {
    let room = width - 2.0 * MARGIN - picture - PICTURE_GAP;
    let name = text_height(ui, room, text!("penultima-open"), bold(17.0));
    let text = text_height(ui, room, words(cx), TEXT_FONT);
    2.0 * MARGIN + (name + text + 7.0).max(picture)
}

/// Shows the card, which opens Penultima.
pub fn invitation(ui: &mut Ui, cx: &mut PenultimaContext, size: Vec2, picture: f32) {
    let (response, inside) = card(ui, cx, size, text!("penultima-open"));
    let words = words(cx);
    let place = Rect::from_min_size(inside.min, Vec2::splat(picture));
    array_picture(ui, cx, place);
    let mut at = place.right_top() + vec2(PICTURE_GAP, -2.0);
    let room = inside.right() - at.x;
    let (ink, name) = (cx.theme.ink, text!("penultima-open"));
    at.y += write_text(ui, at, room, name, bold(17.0), ink) + 7.0;
    write_text(ui, at, room, words, TEXT_FONT, ink);
    if response.clicked() {
        cx.send(PenultimaAction::Open);
    }
}

fn words(cx: &PenultimaContext) -> &'static str {
    let game = cx.view.penultima.game.as_ref();
    match game.is_some_and(|game| !game.is_over()) {
        true => text!("penultima-waits"),
        false => text!("penultima-invites"),
    }
}

/// The array with the question marks of the chosen difficulty.
fn array_picture(ui: &Ui, cx: &mut PenultimaContext, place: Rect) {
    let (theme, set) = (cx.settings.board, cx.settings.pieces);
    let difficulty = cx.view.penultima.setup.difficulty;
    let name = format!("penultima card:{}:{theme:?}:{set:?}", difficulty.number());
    let svg = || {
        let drawn = baroque::penultima::orthodox().map(|variant| {
            let view = BoardView::new(variant.geometry(), false);
            let items = array(&variant, &view, difficulty);
            scene_svg(&variant, &items, &view, set, &Palette::new(theme))
        });
        drawn.unwrap_or_default()
    };
    let image = cx.tools.art.picture(ui.ctx(), &name, place.size(), svg);
    image.paint_at(ui, place);
}
