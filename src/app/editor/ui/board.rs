//! The pointer and the keyboard on the editor's board.

use super::palette::Places;
use crate::app::board::cursor;
use crate::app::board::draw::BoardPlace;
use crate::app::editor::EditorAction;
use crate::app::editor::ui::EditorContext;
use crate::app::editor::{Edit, Editor, HandEdit, Over};
use crate::app::keys::{SETUP, pressed};
use crate::app::play::ui::board::drawing::tone;
use crate::app::play::ui::board::keys::{attend, way};
use crate::app::play::ui::board::{BoardContent, Ground, ground, words};
use crate::app::ui::access;
use baroque::diagram::{Point, hands};
use baroque::rules::Square;
use baroque::texts::text;
use bevy_egui::egui::{
    self, CornerRadius, Event, EventFilter, Key, Modifiers, PointerButton, Rect, Response, Sense,
    Stroke, StrokeKind, Ui, WidgetType,
};

/// Shows the board's parts in a part of the window. Returns the board's place.
pub fn show(ui: &mut Ui, cx: &mut EditorContext, room: Rect, palette: &Places) -> BoardPlace {
    let Some(editor) = &cx.view.editor.open else {
        return BoardPlace::default();
    };
    let shown = BoardContent {
        variant: editor.variant(),
        view: editor.view(),
        position: editor.position(),
        table: None,
        film: None,
        plain: false,
        hand: cx.view.hand.controls(),
    };
    let ground = ground(ui, &mut cx.with(shown), room);
    let board = ui.interact(ground.reach, SETUP.into(), Sense::click_and_drag());
    attend(&mut cx.with(shown), &board);
    access::label(&board, WidgetType::Other, true, text!("editor-board"));
    let chosen = words::show(ui, &mut cx.with(shown), &board, ground.rect);
    pointer(ui, cx, editor, &ground, palette);
    if let Some(square) = chosen.and_then(|chosen| chosen.at.square()) {
        cx.send(EditorAction::Hand(HandEdit::Mark(Some(square))));
    }
    keys(ui, cx, editor, &board, ground.rect);
    ground.place
}

fn square_size(ground: &Ground) -> f32 {
    ground.place.square * ground.rect.width() / (ground.place.right - ground.place.left).max(1.0)
}

/// Turns the pointer into input on the board. It reads every event, because a slow machine may have a whole drag
/// between two frames.
fn pointer(ui: &Ui, cx: &mut EditorContext, editor: &Editor, ground: &Ground, palette: &Places) {
    let size = square_size(ground);
    let (mut busy, mut hover) = (editor.is_busy(), editor.pointer.hover);
    for event in ui.input(|input| input.events.clone()) {
        let (position, button, held) = match event {
            Event::PointerMoved(position) => (position, None, Modifiers::NONE),
            Event::PointerButton {
                pos,
                button,
                pressed,
                modifiers,
            } => (pos, Some((button, pressed)), modifiers),
            _ => continue,
        };
        let covered = ui.ctx().layer_id_at(position) != Some(ui.layer_id());
        let offset = (position - ground.rect.min) / size;
        let at = Point::new(offset.x, offset.y);
        let over = match covered {
            true => Over::Nothing,
            false => over(editor, ground, palette, position, at),
        };
        if busy || over.square() != hover || button.is_some() {
            cx.send(EditorAction::Hand(HandEdit::Point(over, at)));
            hover = over.square();
        }
        let action = match button {
            Some((PointerButton::Primary, true)) if over != Over::Nothing => {
                Some(HandEdit::Press(over, at))
            }
            Some((PointerButton::Primary, false)) => Some(HandEdit::Release(over)),
            Some((PointerButton::Secondary, true)) => Some(HandEdit::PressSecond(over, tone(held))),
            Some((PointerButton::Secondary, false)) => Some(HandEdit::ReleaseSecond(over)),
            _ => None,
        };
        busy |= action.is_some();
        cx.send_all(action.map(EditorAction::Hand));
    }
    if editor.pointer.is_down() && !ui.input(|input| input.pointer.primary_down()) {
        // The release may have happened on another page.
        cx.send(EditorAction::Hand(HandEdit::LetGo));
    }
}

/// The place at a point of the window.
fn over(
    editor: &Editor,
    ground: &Ground,
    palette: &Places,
    position: egui::Pos2,
    at: Point,
) -> Over {
    let taken = palette.iter().find(|(_, rect)| rect.contains(position));
    if let Some(&(piece, _)) = taken {
        return Over::Palette(piece);
    }
    let (variant, view) = (editor.variant(), editor.view());
    if ground.rect.contains(position) {
        let square = view.square_at(variant.geometry(), at);
        return square.map_or_else(|| gap(editor, at), Over::Square);
    }
    if !ground.reach.contains(position) {
        return Over::Nothing;
    }
    let held = hands(view, variant, editor.position()).into_iter();
    let mut held = held.filter(|held| held.covers(at));
    held.next()
        .map_or(Over::Strip, |held| Over::Held(held.piece))
}

/// A cell without a square, as White sees it.
fn gap(editor: &Editor, at: Point) -> Over {
    let view = editor.view();
    let (columns, rows) = (view.columns(), view.rows());
    let column = (at.x.max(0.0) as usize).min(columns.saturating_sub(1));
    let row = (at.y.max(0.0) as usize).min(rows.saturating_sub(1));
    match view.flipped() {
        true => Over::Gap(columns - 1 - column, rows - 1 - row),
        false => Over::Gap(column, row),
    }
}

/// Handles the keyboard on the board: arrows move the cursor, letters put pieces, Delete removes them, Space clicks.
fn keys(ui: &Ui, cx: &mut EditorContext, editor: &Editor, board: &Response, rect: Rect) {
    if !board.has_focus() {
        if editor.pointer.cursor.is_some() {
            cx.send(EditorAction::Hand(HandEdit::Mark(None)));
        }
        return;
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
    let line = Stroke::new(2.0, cx.theme.accent);
    ui.painter()
        .rect_stroke(rect, CornerRadius::ZERO, line, StrokeKind::Outside);
    let start = || cursor::first(&cursor::squares(editor.view(), editor.variant()));
    let Some(mut cursor) = editor.pointer.cursor.or_else(start) else {
        return;
    };
    let ways = ui.input(pressed).into_iter();
    for way in ways.filter_map(|chord| way(chord.key)) {
        let places = cursor::squares(editor.view(), editor.variant());
        let from = editor.view().center(cursor);
        cursor = cursor::beside(&places, from, way).unwrap_or(cursor);
    }
    if editor.pointer.cursor != Some(cursor) {
        cx.send(EditorAction::Hand(HandEdit::Mark(Some(cursor))));
    }
    cx.send_all(typed(ui, editor, cursor));
}

fn typed(ui: &Ui, editor: &Editor, cursor: Square) -> Vec<EditorAction> {
    let mut actions = Vec::new();
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if pressed(Key::Delete) || pressed(Key::Backspace) {
        actions.push(EditorAction::Edit(Edit::Erase(cursor, false)));
    }
    if pressed(Key::Space) || pressed(Key::Enter) {
        let over = Over::Square(cursor);
        let at = editor.view().center(cursor);
        actions.push(EditorAction::Hand(HandEdit::Click(over, at)));
    }
    for event in ui.input(|input| input.events.clone()) {
        let Event::Text(text) = event else { continue };
        let pieces = text
            .chars()
            .filter_map(|letter| editor.variant().piece(letter));
        actions.extend(pieces.map(|piece| EditorAction::Edit(Edit::Put(cursor, piece, false))));
    }
    actions
}
