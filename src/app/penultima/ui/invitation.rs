//! The card of Penultima on the start page.

use super::PenultimaContext;
use crate::app::penultima::{PenultimaAction, array};
use crate::app::ui::widgets::Invitation;
use baroque::diagram::{BoardView, scene_svg};
use baroque::texts::text;
use bevy_egui::egui::{Rect, Ui, Vec2};

/// The texts of the card.
pub fn invitation(cx: &PenultimaContext) -> Invitation {
    let game = cx.view.penultima.game.as_ref();
    Invitation {
        title: text!("penultima-open"),
        words: match game.is_some_and(|game| !game.is_over()) {
            true => text!("tries-waits"),
            false => text!("penultima-invites"),
        },
    }
}

/// Shows the card, which opens Penultima.
pub fn invite(ui: &mut Ui, cx: &mut PenultimaContext, size: Vec2, picture: f32) {
    let (response, place) = invitation(cx).show(ui, cx, size, picture);
    array_picture(ui, cx, place);
    if response.clicked() {
        cx.send(PenultimaAction::Open);
    }
}

/// The array with the question marks of the chosen difficulty.
fn array_picture(ui: &Ui, cx: &mut PenultimaContext, place: Rect) {
    let (palette, set) = (cx.settings.palette(), cx.settings.pieces);
    let difficulty = cx.view.penultima.setup.difficulty;
    let name = format!("penultima card:{}:{palette:?}:{set:?}", difficulty.number());
    let svg = || {
        let drawn = baroque::penultima::orthodox().map(|variant| {
            let view = BoardView::new(variant.geometry(), false);
            let items = array(&variant, &view, difficulty);
            scene_svg(&variant, &items, &view, set, &palette)
        });
        drawn.unwrap_or_default()
    };
    let image = cx.tools.art.picture(ui.ctx(), &name, place.size(), svg);
    image.paint_at(ui, place);
}
