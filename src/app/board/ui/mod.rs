//! The board with its names, the pieces in hand, and the pointer over it.

mod answer;
mod chooser;
mod coordinates;
pub mod drawing;
pub mod keys;
mod menu;
mod spot;
pub mod words;

use crate::app::action::{Action, AnalysisAction, BoardAction, InspectAction, PlayAction};
use crate::app::analysis;
use crate::app::board::draw::BoardPlace;
use crate::app::board::interact::{Intent, Interaction, Pick};
use crate::app::board::menu::MenuAt;
use crate::app::keys::{BOARD, Chord, Listener};
use crate::app::pages::stage::stage;
use crate::app::play::table::Table;
use crate::app::settings::Coordinates;
use crate::app::shell::Screen;
use crate::app::sound::Cue;
use crate::app::ui::desk::Desk;
use crate::app::ui::widgets::strong;
use crate::diagram::{BoardView, Point, STRIP, hands};
use crate::rules::{Piece, Square};
use bevy_egui::egui::{
    self, Event, Id, Key, Label, PointerButton, Rect, Response, Sense, Ui, vec2,
};

/// The key that shows what is threatened as long as it is held.
pub const THREATS: Key = Key::T;

/// Room around the board, with the names of files and ranks and without.
const MARGIN: (f32, f32) = (28.0, 14.0);

/// How far the pointer moves before a press becomes a drag, in points.
const START: f32 = 3.0;

/// Where a board lies in the window, in points.
pub struct Ground {
    /// In pixels.
    pub place: BoardPlace,
    /// Its squares.
    pub rect: Rect,
    /// The width of the strip beside it in which pieces in hand lie, in squares.
    pub strip: f32,
    /// The room around it.
    margin: f32,
    flipped: bool,
}

/// Shows what belongs to the board in a part of the window; where it lies.
pub fn show(ui: &mut Ui, desk: &mut Desk, room: Rect) -> BoardPlace {
    let Some(ground) = ground(ui, desk, room) else {
        return BoardPlace::default();
    };
    let rect = ground.rect;
    if desk.analysis.on && desk.shell.shows(Screen::Game) {
        analysis::ui::bar::show(ui, desk, rect, ground.margin, ground.flipped);
    }
    let board = board(ui, desk, &ground);
    pointer(ui, desk, rect, ground.strip);
    let pressed = words::show(ui, desk, &board, rect);
    keys::show(ui, desk, &board, rect, pressed);
    chooser::show(ui, desk, rect);
    answer::show(ui, desk, rect);
    name_piece(ui, desk, rect);
    second_button(ui, desk, rect);
    menu::show(ui, desk);
    ground.place
}

/// The board among all that can have the keys, if there is something to be done on it.
fn board(ui: &Ui, desk: &mut Desk, ground: &Ground) -> Response {
    let mut reach = ground.rect;
    if let Some(stage) = desk.stage() {
        reach.max.x += ground.strip * ground.rect.width() / stage.view().columns() as f32;
    }
    let sense = match desk.board() {
        Some(_) => Sense::click_and_drag(),
        None => Sense::hover(),
    };
    ui.interact(reach, BOARD.into(), sense)
}

/// Where a square lies in the window, on a board in `rect`.
pub fn square_rect(view: &BoardView, square: Square, rect: Rect) -> Rect {
    let side = rect.width() / view.columns() as f32;
    let center = view.center(square);
    let middle = rect.min + vec2(center.x, center.y) * side;
    Rect::from_center_size(middle, egui::Vec2::splat(side))
}

/// Finds a place for the board that is in sight, and writes its names around it.
pub fn ground(ui: &mut Ui, desk: &mut Desk, room: Rect) -> Option<Ground> {
    let stage = desk.stage()?;
    let scale = ui.ctx().pixels_per_point();
    let named = desk.settings.coordinates();
    let margin = match named {
        Coordinates::Outside => MARGIN.0,
        Coordinates::Inside | Coordinates::Off => MARGIN.1,
    };
    let strip = match stage.variant().settings().hands {
        true => STRIP,
        false => 0.0,
    };
    let mut room = room.shrink(margin);
    let analysed = desk.analysis.on && desk.shell.shows(Screen::Game);
    if analysed {
        *room.left_mut() += analysis::ui::bar::ROOM;
    }
    let place = fit(room, stage.view(), strip, scale);
    let view = stage.view();
    let size = vec2(view.columns() as f32, view.rows() as f32) * (place.square / scale);
    let corner = egui::pos2(place.left, place.top) / scale;
    let rect = Rect::from_min_size(corner, size);
    match named {
        Coordinates::Outside => coordinates::outside(ui, desk, &stage, rect),
        Coordinates::Inside => coordinates::inside(ui, desk, &stage, rect),
        Coordinates::Off => {}
    }
    coordinates::sheets(ui, desk, &stage, rect);
    let flipped = view.flipped();
    hand_places(desk, rect);
    Some(Ground {
        place,
        rect,
        strip,
        margin,
        flipped,
    })
}

/// Names the piece under the pointer and says what it does, while nothing else is done on the board.
fn name_piece(ui: &Ui, desk: &Desk, rect: Rect) {
    let Some(stage) = desk.stage() else {
        return;
    };
    let hand = desk.board().map(|table| &table.interaction);
    if hand.is_some_and(Interaction::is_busy) || desk.menu.is_some() {
        return;
    }
    let (variant, view) = (stage.variant(), stage.view());
    let Some(at) = ui.input(|input| input.pointer.hover_pos()) else {
        return;
    };
    let offset = (at - rect.min) / (rect.width() / view.columns() as f32);
    let square = view.square_at(variant.geometry(), Point::new(offset.x, offset.y));
    // Who has just pressed or put down a piece here wants to see its neighbours.
    let used = Id::new("square used last");
    let pressed = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    if pressed {
        ui.data_mut(|data| data.insert_temp(used, square));
    }
    if ui.data(|data| data.get_temp(used)) == Some(square) {
        return;
    }
    ui.data_mut(|data| data.remove_temp::<Option<Square>>(used));
    let piece = square.and_then(|square| Some((square, stage.position().piece(square)?)));
    let Some((square, piece)) = piece else {
        return;
    };
    let kind = variant.kind(piece.piece_type());
    let id = Id::new(("piece under the pointer", square.index()));
    let place = ui.interact(square_rect(view, square, rect), id, Sense::hover());
    place.on_hover_ui(|ui| {
        ui.label(strong(&kind.name));
        ui.add(Label::new(&kind.text).wrap());
    });
}

/// The second button draws on boards that are played on; elsewhere it opens a menu.
fn second_button(ui: &mut Ui, desk: &mut Desk, rect: Rect) {
    if is_ahead(desk) {
        return;
    }
    if desk.board().is_some() {
        drawing::show(ui, desk, rect);
    } else {
        open_menu(ui, desk, rect);
    }
}

/// A click with the second button opens the menu of the piece under it.
fn open_menu(ui: &mut Ui, desk: &mut Desk, rect: Rect) {
    let clicked = ui.input(|input| {
        let at = input.pointer.interact_pos()?;
        (input.pointer.secondary_clicked() && rect.contains(at)).then_some(at)
    });
    let Some(at) = clicked.filter(|&at| ui.ctx().layer_id_at(at) == Some(ui.layer_id())) else {
        return;
    };
    if let Some(table) = desk.board_mut()
        && table.cancel_premove()
    {
        table.interaction.cancel();
        return;
    }
    let Some(stage) = desk.stage() else {
        return;
    };
    let offset = (at - rect.min) / (rect.width() / stage.view().columns() as f32);
    let point = Point::new(offset.x, offset.y);
    let square = stage.view().square_at(stage.variant().geometry(), point);
    desk.ask(InspectAction::OpenMenu(MenuAt {
        square,
        x: at.x,
        y: at.y,
        by_keys: false,
    }));
}

/// The largest board with room for the pieces in hand, its squares on whole pixels.
fn fit(room: Rect, view: &BoardView, strip: f32, scale: f32) -> BoardPlace {
    let (columns, rows) = (view.columns() as f32, view.rows() as f32);
    let square = (room.width() / (columns + strip)).min(room.height() / rows) * scale;
    let square = square.floor().max(8.0);
    let size = vec2(columns, rows) * (square / scale);
    let left = (room.center().x - size.x / 2.0) * scale - strip * square / 2.0;
    let top = (room.center().y - size.y / 2.0) * scale;
    BoardPlace {
        left: left.round(),
        top: top.round(),
        right: left.round() + columns * square,
        square,
    }
}

/// Tells where the pieces in hand lie.
fn hand_places(desk: &mut Desk, rect: Rect) {
    let stage = stage(desk.shell.shown(), desk.playing, desk.guide, desk.editor);
    let Some(stage) = stage else {
        return;
    };
    let square = rect.width() / stage.view().columns() as f32;
    for held in hands(stage.view(), stage.variant(), stage.position()) {
        let middle = rect.min + vec2(held.at.x, held.at.y) * square;
        let size = egui::Vec2::splat(held.size * square);
        let letter = stage.variant().letter(held.piece);
        let place = Rect::from_center_size(middle, size);
        desk.landmarks.note(&format!("Hand: {letter}"), place);
    }
}

/// Whether the board shows a position ahead, in which nobody can do anything.
fn is_ahead(desk: &Desk) -> bool {
    let table = desk.board();
    table.is_some_and(|table| table.advice.ahead.is_some())
}

/// Turns the pointer into moves. Events are taken one by one: on a slow machine a whole drag may
/// happen between two frames.
fn pointer(ui: &mut Ui, desk: &mut Desk, rect: Rect, strip: f32) {
    if is_ahead(desk) {
        let pressed = |input: &egui::InputState| {
            let at = input.pointer.interact_pos();
            input.pointer.primary_pressed() && at.is_some_and(|at| rect.contains(at))
        };
        if ui.input(pressed) {
            desk.ask(AnalysisAction::Pin(None));
        }
        return;
    }
    let Some(table) = desk.board_mut() else {
        return;
    };
    let square_size = rect.width() / table.view().columns() as f32;
    let mut reach = rect;
    reach.max.x += strip * square_size;
    let mut refused = false;
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
        let offset = (position - rect.min) / square_size;
        let at = Point::new(offset.x, offset.y);
        let over = table.pick_at(at).filter(|_| !covered);
        table.interaction.point(over, at, START / square_size);
        match button {
            Some(true) if !covered && reach.contains(position) => {
                table.rest();
                wipe(table, over);
                let meant = table.meant(false);
                table.interaction.press(over, at, &meant);
            }
            Some(false) if !covered || table.interaction.drag.is_some() => {
                let meant = table.meant(true);
                let intent = table.interaction.release(over, &meant);
                refused |= matches!(intent, Intent::Refused(from, _) | Intent::Tried(from, _)
                    if is_to_move(table, from));
                if let Some(action) = wish(table, intent) {
                    desk.ask(action);
                    return;
                }
            }
            _ => {}
        }
    }
    if !ui.input(|input| input.pointer.primary_down()) {
        // The button may have been let go on another page.
        table.interaction.drag = None;
    }
    let heard = !Listener::now(ui.ctx()).keeps(Chord::of(THREATS));
    let held = heard && ui.input(|input| input.key_down(THREATS) && !input.modifiers.ctrl);
    table.show_threats(held);
    if refused && table.interaction.answer.is_some() {
        desk.outbox.send(Cue::Refused);
    }
}

/// A press on an empty square wipes off what has been drawn, unless it is the target of a picked piece.
fn wipe(table: &mut Table, over: Option<Pick>) {
    let empty = over
        .and_then(Pick::square)
        .is_some_and(|square| table.position().piece(square).is_none());
    if empty && table.interaction.picked.is_none() {
        table.drawing.clear(table.place());
    }
}

/// What is to be done about what the hand means; a refusal is told at once.
pub fn wish(table: &mut Table, intent: Intent) -> Option<Action> {
    match intent {
        Intent::None => None,
        Intent::Refused(from, to) => {
            refuse(table, from, to);
            None
        }
        // A click on an empty square only lets go.
        Intent::Tried(from, to) => {
            if table.position().piece(to).is_some() {
                refuse(table, from, Some(to));
            }
            None
        }
        Intent::Play(mv, _) if table.premover().is_some() => {
            Some(Action::Play(PlayAction::Premove(mv.from, mv.to)))
        }
        Intent::Play(mv, true) => Some(Action::Board(BoardAction::Drop(mv))),
        Intent::Play(mv, false) => Some(Action::Board(BoardAction::Play(mv))),
    }
}

/// Whether a piece of the side to move stands on a square.
fn is_to_move(table: &Table, square: Square) -> bool {
    let position = table.position();
    position.piece(square).map(Piece::color) == Some(position.turn())
}

/// Says why a piece of the person who is to move cannot, or what any other piece threatens.
fn refuse(table: &mut Table, from: Square, to: Option<Square>) {
    match is_to_move(table, from) {
        true if table.is_open() => table.ask(from, to),
        false if to.is_none() => table.tell_threats(from),
        _ => {}
    }
}
