//! The keys on the board: a mark that arrows move, Space and Enter that do what a click does.

use super::chooser;
use crate::app::action::{Action, AnalysisAction, BoardAction, InspectAction};
use crate::app::board::cursor::{self, Cursor};
use crate::app::board::interact::{Chooser, Interaction, Pick};
use crate::app::board::menu::MenuAt;
use crate::app::board::ui::{square_rect, wish};
use crate::app::keys::{Attend, Attention, Chord, pressed};
use crate::app::play::table::Table;
use crate::app::shell::Say;
use crate::app::ui::desk::Desk;
use crate::diagram::{Point, hands};
use bevy_egui::egui::{
    CornerRadius, EventFilter, Key, Rect, Response, Stroke, StrokeKind, Ui, Vec2, vec2,
};

/// Takes the keys, if the board has them, and shows the mark on the board in `rect`. A screen reader may have
/// pressed a place.
pub fn show(ui: &Ui, desk: &mut Desk, board: &Response, rect: Rect, pressed_by_name: Option<Pick>) {
    attend(desk, board);
    press_by_name(desk, pressed_by_name);
    if !board.has_focus() {
        return leave(desk);
    }
    if let Some(place) = walk(ui, desk, board, rect) {
        menu(ui, desk, place);
        ring(ui, desk, place);
    }
}

/// Does what a click on a place does that a screen reader has named.
fn press_by_name(desk: &mut Desk, named: Option<Pick>) {
    let Some((table, named)) = desk.board_mut().zip(named) else {
        return;
    };
    let elsewhere = |chooser: &Chooser| Pick::Board(chooser.at) != named;
    if table.interaction.chooser.as_ref().is_some_and(elsewhere) {
        table.interaction.cancel();
        return;
    }
    let places = table.places().into_iter();
    let mut known = places.filter(|(place, _)| *place == named);
    let action = known.next().and_then(|(at, point)| click(table, at, point));
    desk.ask_all(action);
}

/// Moves the mark as the keys say, and does what they mean on it; where it is then.
fn walk(ui: &Ui, desk: &mut Desk, board: &Response, rect: Rect) -> Option<Rect> {
    let mut cursor = *desk.cursor;
    let table = desk.board_mut()?;
    let places = table.places();
    let known = |at: &Pick| places.iter().any(|(place, _)| place == at);
    let at = cursor.at.filter(known).or_else(|| cursor::first(&places))?;
    if !cursor.shown {
        table.interaction.hover = Some(at);
    }
    cursor = Cursor {
        at: Some(at),
        shown: true,
    };
    keep(ui, board, &table.interaction);
    let asked = chooser::heard(table);
    let mut actions = Vec::new();
    for chord in ui.input(pressed) {
        actions.extend(press(table, &mut cursor, &places, chord));
    }
    let place = place(table, cursor.at?, rect);
    let choice = chooser::heard(table).filter(|choice| asked.as_ref() != Some(choice));
    if let Some(choice) = choice {
        desk.outbox.send(Say(choice));
    }
    *desk.cursor = cursor;
    desk.ask_all(actions);
    Some(place)
}

/// Gives a board the keys, if that has been asked for, or takes them from it.
pub fn attend(desk: &mut Desk, board: &Response) {
    if desk.next == Some(Attention::Board) {
        match board.has_focus() {
            true => board.surrender_focus(),
            false => board.request_focus(),
        }
        desk.outbox.send(Attend(None));
    }
}

/// The mark goes with the keys, and what it has shown.
fn leave(desk: &mut Desk) {
    if std::mem::take(&mut desk.cursor.shown)
        && let Some(table) = desk.board_mut()
    {
        table.interaction.hover = None;
    }
}

/// Keeps the keys from leading away while they mean something here.
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

/// What a key leads to.
fn press(
    table: &mut Table,
    cursor: &mut Cursor,
    places: &[(Pick, Point)],
    chord: Chord,
) -> Option<Action> {
    if !chord.is_plain() {
        return None;
    }
    let at = cursor.at?;
    let from = places.iter().find(|(place, _)| *place == at)?.1;
    if let Some(way) = way(chord.key) {
        match &mut table.interaction.chooser {
            Some(chooser) => chooser.step(way.x + way.y > 0.0),
            None => go(table, cursor, cursor::beside(places, from, way)),
        }
        return None;
    }
    match chord.key {
        Key::Space | Key::Enter => click(table, at, from),
        Key::Tab if table.interaction.chooser.is_none() => {
            let next = cursor::next_of(table.view(), table.goals(), from, chord.shift);
            go(table, cursor, next.map(Pick::Board));
            None
        }
        _ => None,
    }
}

/// The direction of an arrow.
pub fn way(key: Key) -> Option<Point> {
    match key {
        Key::ArrowLeft => Some(Point::new(-1.0, 0.0)),
        Key::ArrowRight => Some(Point::new(1.0, 0.0)),
        Key::ArrowUp => Some(Point::new(0.0, -1.0)),
        Key::ArrowDown => Some(Point::new(0.0, 1.0)),
        _ => None,
    }
}

/// Moves the mark; what lies under it is shown as under the pointer.
fn go(table: &mut Table, cursor: &mut Cursor, to: Option<Pick>) {
    if let Some(to) = to {
        cursor.at = Some(to);
        table.interaction.hover = Some(to);
    }
}

/// What a click on the mark leads to, or the choice that is open.
fn click(table: &mut Table, at: Pick, point: Point) -> Option<Action> {
    if table.advice.ahead.is_some() {
        return Some(Action::Analysis(AnalysisAction::Pin(None)));
    }
    if let Some(chooser) = &table.interaction.chooser {
        return chooser
            .moves
            .get(chooser.pointed)
            .copied()
            .map(|mv| Action::Board(BoardAction::Play(mv)));
    }
    table.rest();
    table.interaction.hover = Some(at);
    let meant = table.meant(false);
    table.interaction.press(Some(at), point, &meant);
    let intent = table.interaction.release(Some(at), &meant);
    wish(table, intent)
}

/// Where the mark lies in the window.
fn place(table: &Table, at: Pick, rect: Rect) -> Rect {
    match at {
        Pick::Board(square) => square_rect(table.view(), square, rect),
        Pick::Hand(piece) => {
            let side = rect.width() / table.view().columns() as f32;
            let held = hands(table.view(), table.variant(), table.position()).into_iter();
            let mut held = held.filter(|held| held.piece.color() == table.position().turn());
            let held = held.find(|held| held.piece.piece_type() == piece);
            held.map_or(Rect::NOTHING, |held| {
                let middle = rect.min + vec2(held.at.x, held.at.y) * side;
                Rect::from_center_size(middle, Vec2::splat(held.size * side))
            })
        }
    }
}

/// Opens the menu of the piece under the mark.
fn menu(ui: &Ui, desk: &mut Desk, place: Rect) {
    let asked = |chord: &Chord| chord.shift && chord.key == Key::F10;
    if !ui.input(pressed).iter().any(asked) {
        return;
    }
    desk.ask(InspectAction::OpenMenu(MenuAt {
        square: desk.cursor.at.and_then(Pick::square),
        x: place.center().x,
        y: place.center().y,
        by_keys: true,
    }));
    desk.outbox.send(Attend(Some(Attention::Menu)));
}

/// A frame of two tones, which is seen on every colour.
fn ring(ui: &Ui, desk: &mut Desk, place: Rect) {
    desk.landmarks.note("Mark", place);
    let corners = CornerRadius::same(6);
    let painter = ui.painter();
    let outer = Stroke::new(5.0, desk.theme.paper);
    painter.rect_stroke(place.expand(1.0), corners, outer, StrokeKind::Inside);
    let inner = Stroke::new(3.0, desk.theme.accent);
    painter.rect_stroke(place, corners, inner, StrokeKind::Inside);
}
