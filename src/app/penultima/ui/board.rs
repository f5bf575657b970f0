//! The board.

use super::PenultimaContext;
use super::parts::act;
use crate::app::board::draw::BoardPlace;
use crate::app::penultima::{GameAction, PenultimaGame};
use crate::app::play::ui::board::{BoardContent, tries};
use bevy_egui::egui::{Rect, Ui};

/// Shows the board in a part of the window. Returns its place.
pub fn show<'a>(
    ui: &mut Ui,
    cx: &mut PenultimaContext<'_, 'a>,
    game: &'a PenultimaGame,
    room: Rect,
) -> BoardPlace {
    let board = (game.public().board(), &game.board.view, game.position());
    let shown = BoardContent::of_tries(board, cx.view.hand.controls());
    let (ground, inputs) = tries::show(ui, &mut cx.with(shown), &game.board, room);
    for input in inputs {
        act(cx, GameAction::Hand(input));
    }
    ground.place
}
