//! The keyboard on the board: arrow keys move a cursor, Space and Enter click.

use super::{BoardContext, square_rect};
use crate::app::board::action::MenuAction;
use crate::app::board::action::MenuAt;
use crate::app::board::interact::{Interaction, Pick};
use crate::app::keys::{Attend, Attention, Chord, pressed};
use crate::app::play::hand::BoardInput;
use crate::app::play::table::Table;
use crate::app::ui::context;
use baroque::diagram::{Point, hands};
use bevy_egui::egui::{
    CornerRadius, EventFilter, Key, Rect, Response, Stroke, StrokeKind, Ui, Vec2, vec2,
};

/// Handles keys if the board has the focus, and shows the cursor on the board in `rect`. `pressed_by_name`: the place
/// that a screen reader clicked.
pub fn show(
    ui: &Ui,
    cx: &mut BoardContext,
    board: &Response,
    rect: Rect,
    pressed_by_name: Option<Pick>,
) {
    attend(cx, board);
    let Some(table) = cx.view.table else {
        return;
    };
    if let Some(named) = pressed_by_name {
        cx.send(BoardInput::Click(named));
    }
    let cursor = cx.view.hand.cursor;
    if !board.has_focus() {
        if cursor.shown {
            cx.send(BoardInput::LeaveKeys);
        }
        return;
    }
    keep(ui, board, &table.interaction);
    let known = cursor.at.filter(|&at| place(table, at, rect).is_some());
    if !cursor.shown || known.is_none() {
        cx.send(BoardInput::TakeKeys);
    }
    // The menu of a piece uses the keys while it is open.
    let used = cx.view.hand.menu.is_some();
    for chord in ui.input(pressed).into_iter().filter(|_| !used) {
        if let Some(action) = meaning(chord) {
            cx.send(action);
        }
    }
    if let Some(place) = known.and_then(|at| place(table, at, rect)) {
        menu(ui, cx, place);
        ring(ui, cx, place);
    }
}

/// Gives a board the keyboard focus or takes it away, if that was asked for.
pub fn attend(cx: &mut BoardContext, board: &Response) {
    if cx.takes_focus(Attention::Board) {
        match board.has_focus() {
            true => board.surrender_focus(),
            false => board.request_focus(),
        }
    }
}

/// Keeps arrow keys, Tab and Escape on the board while they have a meaning here.
fn keep(ui: &Ui, board: &Response, hand: &Interaction) {
    let busy = hand.picked.is_some() || hand.chooser.is_some() || hand.answer.is_some();
    let filter = EventFilter {
        tab: hand.picked.is_some(),
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: busy,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
}

fn meaning(chord: Chord) -> Option<BoardInput> {
    match chord.key {
        _ if !chord.is_plain() => None,
        Key::Space | Key::Enter => Some(BoardInput::ClickMark),
        Key::Tab => Some(BoardInput::NextGoal(chord.shift)),
        key => way(key).map(BoardInput::Walk),
    }
}

/// The direction of an arrow key.
pub fn way(key: Key) -> Option<Point> {
    match key {
        Key::ArrowLeft => Some(Point::new(-1.0, 0.0)),
        Key::ArrowRight => Some(Point::new(1.0, 0.0)),
        Key::ArrowUp => Some(Point::new(0.0, -1.0)),
        Key::ArrowDown => Some(Point::new(0.0, 1.0)),
        _ => None,
    }
}

/// The rectangle of the cursor in the window, if its place exists.
fn place(table: &Table, at: Pick, rect: Rect) -> Option<Rect> {
    match at {
        Pick::Board(square) if table.variant().geometry().squares().contains(square) => {
            Some(square_rect(table.view(), square, rect))
        }
        Pick::Board(_) => None,
        Pick::Hand(piece) => {
            let side = rect.width() / table.view().columns() as f32;
            let held = hands(table.view(), table.variant(), table.position()).into_iter();
            let mut held = held.filter(|held| held.piece.color() == table.position().turn());
            let held = held.find(|held| held.piece.piece_type() == piece)?;
            let middle = rect.min + vec2(held.at.x, held.at.y) * side;
            Some(Rect::from_center_size(
                middle,
                Vec2::splat(held.size * side),
            ))
        }
    }
}

/// Opens the menu of the piece at the cursor.
fn menu(ui: &Ui, cx: &mut BoardContext, place: Rect) {
    let asked = |chord: &Chord| chord.shift && chord.key == Key::F10;
    if !ui.input(pressed).iter().any(asked) {
        return;
    }
    let square = cx.view.hand.cursor.at.and_then(Pick::square);
    cx.send(MenuAction::Open(MenuAt {
        square,
        x: place.center().x,
        y: place.center().y,
        by_keys: true,
    }));
    cx.send(Attend(Some(Attention::Menu)));
}

/// A frame in two tones, visible on every colour.
pub fn ring<V>(ui: &Ui, cx: &mut context::UiContext<V>, place: Rect) {
    let corners = CornerRadius::same(6);
    let painter = ui.painter();
    let outer = Stroke::new(5.0, cx.theme.paper);
    painter.rect_stroke(place.expand(1.0), corners, outer, StrokeKind::Inside);
    let inner = Stroke::new(3.0, cx.theme.accent);
    painter.rect_stroke(place, corners, inner, StrokeKind::Inside);
}
