//! The board, and the veil between two players' turns.

use super::BlindContext;
use super::panel::act;
use crate::app::blind::{BlindGame, BlindGameAction};
use crate::app::board::draw::BoardPlace;
use crate::app::play::ui::board::{BoardContent, ground, tries, veil_with};
use baroque::texts::{color_key, text};
use bevy_egui::egui::{Id, Key, Rect, Sense, Ui, WidgetInfo, WidgetType};

/// Shows the board in a part of the window. Returns its place.
pub fn show<'a>(
    ui: &mut Ui,
    cx: &mut BlindContext<'_, 'a>,
    game: &'a BlindGame,
    room: Rect,
) -> BoardPlace {
    let board = (game.variant(), &game.board.view, game.position());
    let shown = BoardContent::of_tries(board, cx.view.hand.controls());
    if game.veiled {
        let ground = ground(ui, &mut cx.with(shown), room);
        veil(ui, cx, game, ground.rect);
        return ground.place;
    }
    let (ground, inputs) = tries::show(ui, &mut cx.with(shown), &game.board, room);
    for input in inputs {
        act(cx, BlindGameAction::Hand(input));
    }
    ground.place
}

/// Hides the board until the next player is alone.
fn veil(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame, rect: Rect) {
    let side = color_key(game.knowledge().to_move());
    let words = text!("blind-veil", side = side);
    let response = ui.interact(rect, Id::new("veil"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    veil_with(ui, cx.theme, rect, &words);
    // A button with the keyboard focus uses these keys itself.
    let free = !cx.facts.covered && ui.memory(|memory| memory.focused().is_none());
    let pressed = ui.input(|input| input.key_pressed(Key::Space) || input.key_pressed(Key::Enter));
    if response.clicked() || pressed && free {
        act(cx, BlindGameAction::Lift);
    }
}
