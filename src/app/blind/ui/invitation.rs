//! The card of blind games on the start page.

use super::BlindContext;
use crate::app::blind::{BlindAction, first_game, own_side};
use crate::app::ui::boards;
use crate::app::ui::widgets::Invitation;
use baroque::diagram::BoardView;
use baroque::rules::Color;
use baroque::texts::text;
use bevy_egui::egui::{Ui, Vec2};

/// The texts of the card.
pub fn invitation(cx: &BlindContext) -> Invitation {
    let game = cx.view.blind.game.as_ref();
    Invitation {
        title: text!("blind-open"),
        words: match game.is_some_and(|game| !game.is_over()) {
            true => text!("tries-waits"),
            false => text!("blind-about"),
        },
    }
}

/// Shows the card, which opens blind games. Its picture is an array with the pieces of one side.
pub fn invite(ui: &mut Ui, cx: &mut BlindContext, size: Vec2, picture: f32) {
    let (response, place) = invitation(cx).show(ui, cx, size, picture);
    if let Some(card) = first_game(&cx.view.variants) {
        let view = BoardView::of(&card.variant, false);
        let own = own_side(&card.variant, card.variant.start(), Color::White);
        boards::board_picture(ui, cx, (&card.variant, &own), &view, place);
    }
    if response.clicked() {
        cx.send(BlindAction::Open);
    }
}
