//! The board, with the pointer and the keys over it.

use super::Desk;
use crate::app::board::cursor::{self, Cursor};
use crate::app::board::draw::BoardPlace;
use crate::app::board::interact::Pick;
use crate::app::keys::{BOARD, pressed};
use crate::app::penultima::{Game, GameAction, HandTry, PenultimaAction};
use crate::app::play::ui::board::keys::{attend, ring, way};
use crate::app::play::ui::board::{Hand, Shown, ground, name_piece, square_rect, words};
use crate::diagram::Point;
use bevy_egui::egui::{
    Event, EventFilter, Key, PointerButton, Rect, Response, Sense, Ui, WidgetInfo, WidgetType,
};

/// How far the pointer moves before a press becomes a drag, in points.
const START: f32 = 3.0;

/// Shows what belongs to the board in a part of the window; where it lies.
pub fn show<'a>(ui: &mut Ui, desk: &mut Desk<'_, 'a>, game: &'a Game, room: Rect) -> BoardPlace {
    let shown = Shown {
        variant: game.public().board(),
        view: &game.board.view,
        position: game.position(),
        table: None,
        film: None,
        left: 0.0,
        plain: true,
        hand: Hand {
            cursor: Cursor {
                at: game.board.mark.map(Pick::Board),
                shown: game.board.mark.is_some(),
            },
            ..desk.view.hand
        },
    };
    let ground = ground(ui, &mut desk.with(shown), room);
    let rect = ground.rect;
    let board = ui.interact(rect, BOARD.into(), Sense::click_and_drag());
    let name = shown.variant.name();
    board.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, name));
    attend(&mut desk.with(shown), &board);
    desk.landmarks.note("Board", rect);
    if let Some(Pick::Board(square)) = words::show(ui, &mut desk.with(shown), &board, rect) {
        ask(desk, HandTry::Click(square));
    }
    pointer(ui, desk, game, rect);
    keys(ui, desk, game, &board, rect);
    if game.board.interaction.picked.is_none() {
        name_piece(ui, &desk.with(shown), rect);
    }
    ground.place
}

fn ask(desk: &mut Desk, hand: HandTry) {
    desk.ask(PenultimaAction::Game(GameAction::Hand(hand)));
}

/// Turns the pointer into what the hand does, event by event: on a slow machine a whole drag may happen between two
/// frames.
fn pointer(ui: &Ui, desk: &mut Desk, game: &Game, rect: Rect) {
    let view = &game.board.view;
    let side = rect.width() / view.columns() as f32;
    let hand = &game.board.interaction;
    let (mut down, mut hover) = (hand.drag.is_some(), hand.hover.and_then(Pick::square));
    for event in ui.input(|input| input.events.clone()) {
        let (position, button) = match event {
            Event::PointerMoved(position) => (position, None),
            Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                ..
            } => (pos, Some(pressed)),
            _ => continue,
        };
        let covered = ui.ctx().layer_id_at(position) != Some(ui.layer_id());
        let offset = (position - rect.min) / side;
        let at = Point::new(offset.x, offset.y);
        let over = view.square_at(game.public().board().geometry(), at);
        let over = over.filter(|_| !covered);
        if down || over != hover {
            ask(desk, HandTry::Point(over, at, START / side));
            hover = over;
        }
        match button {
            Some(true) if !covered && rect.contains(position) => {
                ask(desk, HandTry::Press(over, at));
                down = true;
            }
            Some(false) if !covered || down => {
                ask(desk, HandTry::Release(over));
                down = false;
            }
            _ => {}
        }
    }
    if down && !ui.input(|input| input.pointer.primary_down()) {
        // The button may have been let go on another page.
        ask(desk, HandTry::LetGo);
    }
}

/// With the keys on the board arrows go from square to square, and Space and Enter do what a click does.
fn keys(ui: &Ui, desk: &mut Desk, game: &Game, board: &Response, rect: Rect) {
    if !board.has_focus() {
        if game.board.mark.is_some() {
            ask(desk, HandTry::Mark(None));
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
            Key::Space | Key::Enter => ask(desk, HandTry::Click(mark)),
            key => {
                let to = way(key).and_then(|way| cursor::beside(&places, view.center(mark), way));
                mark = to.unwrap_or(mark);
            }
        }
    }
    if game.board.mark != Some(mark) {
        ask(desk, HandTry::Mark(Some(mark)));
    }
    ring(ui, desk, square_rect(view, mark, rect));
}
