//! A board where a side makes tries, with the pointer and the keyboard, and the field for typed tries.

use super::keys::{attend, ring, way};
use super::{BoardContent, BoardContext, Ground, ground, name_piece, pointer, square_rect, words};
use crate::app::board::cursor::{self, Cursor};
use crate::app::board::interact::Pick;
use crate::app::board::tries::{TryHand, TryInput};
use crate::app::keys::{Attention, BOARD, pressed};
use crate::app::ui::context::Tools;
use crate::app::ui::widgets::{focus_and_select, text_field};
use baroque::diagram::{Point, STRIP, hands};
use bevy_egui::egui::{EventFilter, Id, Key, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

/// Shows what belongs to the board in a part of the window. Returns its place, and the input.
pub fn show(
    ui: &mut Ui,
    cx: &mut BoardContext,
    hand: &TryHand,
    room: Rect,
) -> (Ground, Vec<TryInput>) {
    cx.view.hand.cursor = Cursor {
        at: hand.mark.map(Pick::Board),
        shown: hand.mark.is_some(),
    };
    let ground = ground(ui, cx, room);
    let (rect, reach) = (ground.rect, ground.reach);
    let board = ui.interact(reach, BOARD.into(), Sense::click_and_drag());
    let name = cx.view.variant.name();
    board.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, name));
    attend(cx, &board);
    let mut inputs = Vec::new();
    let chosen = words::show(ui, cx, &board, rect);
    if let Some(chosen) = chosen
        && let Pick::Board(square) = chosen.at
    {
        inputs.push(TryInput::Mark(Some(square)));
        inputs.extend(chosen.clicked.then_some(TryInput::Click(square)));
    }
    let pointed = pointer::input(ui, (rect, reach), &hand.view, &hand.interaction, |at| {
        pick_at(&cx.view, at)
    });
    inputs.extend(pointed.into_iter().map(TryInput::Pointer));
    if chosen.is_none() {
        inputs.extend(keys(ui, cx, hand, &board, rect));
    }
    if hand.interaction.picked.is_none() {
        name_piece(ui, cx, rect);
    }
    (ground, inputs)
}

/// What a player has done in the field for tries.
#[derive(Clone, Debug, PartialEq)]
pub enum TryTyping {
    /// The text is this now.
    Write(String),
    /// The text is a try.
    Enter,
}

/// The key of the id of the field for tries, in the memory of egui.
const FIELD_ID: &str = "field for tries";

/// Shows the field for tries. `typed` is its text. While no tries are taken (`open`), it stays only as long as it has the
/// focus: letters that are typed when a game ends must not be shortcuts.
pub fn try_field(
    ui: &mut Ui,
    tools: &mut Tools,
    typed: &str,
    (hint, open): (&'static str, bool),
) -> Vec<TryTyping> {
    let known: Option<Id> = ui.data(|data| data.get_temp(Id::new(FIELD_ID)));
    let typing = known.is_some_and(|id| ui.memory(|memory| memory.has_focus(id)));
    if !open && !typing {
        return Vec::new();
    }
    let mut text = typed.to_owned();
    let field = ui.push_id(FIELD_ID, |ui| text_field(ui, &mut text, hint, hint));
    let field = field.inner;
    ui.data_mut(|data| data.insert_temp(Id::new(FIELD_ID), field.id));
    if tools.takes_focus(Attention::MoveField) {
        focus_and_select(&field, &text);
    }
    let mut done = Vec::new();
    if field.changed() {
        done.push(TryTyping::Write(text.clone()));
    }
    if open && field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        done.push(TryTyping::Enter);
        focus_and_select(&field, &text);
    }
    done
}

/// The square at a point, or the piece in the hand of the side to move.
fn pick_at(shown: &BoardContent, at: Point) -> Option<Pick> {
    let square = shown.view.square_at(shown.variant.geometry(), at);
    let held = || {
        let beside =
            at.x > shown.view.columns() as f32 && at.x < shown.view.columns() as f32 + STRIP;
        let held = hands(shown.view, shown.variant, shown.position).into_iter();
        held.filter(|_| beside)
            .find(|held| held.covers(at) && held.piece.color() == shown.position.turn())
    };
    square
        .map(Pick::Board)
        .or_else(|| Some(Pick::Hand(held()?.piece.piece_type())))
}

/// With the keys on the board arrows go from square to square, and Space and Enter do what a click does.
fn keys(
    ui: &Ui,
    cx: &mut BoardContext,
    hand: &TryHand,
    board: &Response,
    rect: Rect,
) -> Vec<TryInput> {
    if !board.has_focus() {
        let leave = hand.mark.map(|_| TryInput::Mark(None));
        return leave.into_iter().collect();
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: hand.interaction.picked.is_some(),
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
    let view = &hand.view;
    let places = cursor::squares(view, cx.view.variant);
    let Some(mut mark) = hand.mark.or_else(|| cursor::first(&places)) else {
        return Vec::new();
    };
    let mut inputs = Vec::new();
    for chord in ui.input(pressed) {
        match chord.key {
            _ if !chord.is_plain() => {}
            Key::Space | Key::Enter => inputs.push(TryInput::Click(mark)),
            key => {
                let to = way(key).and_then(|way| cursor::beside(&places, view.center(mark), way));
                mark = to.unwrap_or(mark);
            }
        }
    }
    if hand.mark != Some(mark) {
        inputs.push(TryInput::Mark(Some(mark)));
    }
    ring(ui, cx, square_rect(view, mark, rect));
    inputs
}
