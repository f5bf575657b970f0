//! The board, with the pointer and the keyboard.

use super::PenultimaContext;
use crate::app::board::cursor::{self, Cursor};
use crate::app::board::draw::BoardPlace;
use crate::app::board::interact::Pick;
use crate::app::keys::{BOARD, pressed};
use crate::app::penultima::{GameAction, PenultimaAction, PenultimaGame, TryInput};
use crate::app::play::ui::board::keys::{attend, ring, way};
use crate::app::play::ui::board::{
    BoardContent, BoardControls, ground, name_piece, pointer, square_rect, words,
};
use bevy_egui::egui::{EventFilter, Key, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

/// Shows what belongs to the board in a part of the window; where it lies.
pub fn show<'a>(
    ui: &mut Ui,
    cx: &mut PenultimaContext<'_, 'a>,
    game: &'a PenultimaGame,
    room: Rect,
) -> BoardPlace {
    let shown = BoardContent {
        variant: game.public().board(),
        view: &game.board.view,
        position: game.position(),
        table: None,
        film: None,
        left: 0.0,
        plain: true,
        hand: BoardControls {
            cursor: Cursor {
                at: game.board.mark.map(Pick::Board),
                shown: game.board.mark.is_some(),
            },
            ..cx.view.hand.controls()
        },
    };
    let ground = ground(ui, &mut cx.with(shown), room);
    let rect = ground.rect;
    let board = ui.interact(rect, BOARD.into(), Sense::click_and_drag());
    let name = shown.variant.name();
    board.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, name));
    attend(&mut cx.with(shown), &board);
    if let Some(Pick::Board(square)) = words::show(ui, &mut cx.with(shown), &board, rect) {
        ask(cx, TryInput::Click(square));
    }
    point(ui, cx, game, rect);
    keys(ui, cx, game, &board, rect);
    if game.board.interaction.picked.is_none() {
        name_piece(ui, &cx.with(shown), rect);
    }
    ground.place
}

fn ask(cx: &mut PenultimaContext, hand: TryInput) {
    cx.send(PenultimaAction::Game(GameAction::Hand(hand)));
}

fn point(ui: &Ui, cx: &mut PenultimaContext, game: &PenultimaGame, rect: Rect) {
    let (view, variant) = (&game.board.view, game.public().board());
    let pick_at = |at| view.square_at(variant.geometry(), at).map(Pick::Board);
    let inputs = pointer::input(ui, (rect, rect), view, &game.board.interaction, pick_at);
    for input in inputs {
        ask(cx, TryInput::Pointer(input));
    }
}

/// With the keys on the board arrows go from square to square, and Space and Enter do what a click does.
fn keys(ui: &Ui, cx: &mut PenultimaContext, game: &PenultimaGame, board: &Response, rect: Rect) {
    if !board.has_focus() {
        if game.board.mark.is_some() {
            ask(cx, TryInput::Mark(None));
        }
        return;
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: game.board.interaction.picked.is_some(),
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
    let (view, variant) = (&game.board.view, game.public().board());
    let places = cursor::squares(view, variant);
    let Some(mut mark) = game.board.mark.or_else(|| cursor::first(&places)) else {
        return;
    };
    for chord in ui.input(pressed) {
        match chord.key {
            _ if !chord.is_plain() => {}
            Key::Space | Key::Enter => ask(cx, TryInput::Click(mark)),
            key => {
                let to = way(key).and_then(|way| cursor::beside(&places, view.center(mark), way));
                mark = to.unwrap_or(mark);
            }
        }
    }
    if game.board.mark != Some(mark) {
        ask(cx, TryInput::Mark(Some(mark)));
    }
    ring(ui, cx, square_rect(view, mark, rect));
}
