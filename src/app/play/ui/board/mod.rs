//! A board in the window with its coordinates, the pieces in hand, the pointer and the keyboard.
//!
//! | file | |
//! |---|---|
//! | `shown` | what a board shows |
//! | `mod` | the place of the board |
//! | `pointer`, `keys`, `drawing` | the left mouse button; the keyboard; arrows and circles |
//! | `words`, `coordinates` | the board in words; file and rank coordinates |
//! | `answer`, `chooser`, `menu`, `spot` | explanations, choices and menus on the board, and their places |
//! | `veil` | the veil over the board of a paused game |
//! | `tries` | a board where a side makes tries |

mod answer;
mod chooser;
mod coordinates;
pub mod drawing;
pub mod keys;
mod menu;
pub mod pointer;
mod shown;
mod spot;
pub mod tries;
mod veil;
pub mod words;

pub use shown::{BoardContent, BoardContext, BoardControls, BoardInputs};
pub use veil::veil_with;

use crate::app::board::action::{LeaveAhead, MenuAction, MenuAt};
use crate::app::board::draw::BoardPlace;
use crate::app::board::interact::Interaction;
use crate::app::keys::{BOARD, Chord, Listener};
use crate::app::play::hand::BoardInput;
use crate::app::play::table::Table;
use crate::app::settings::Coordinates;
use crate::app::ui::boards;
use crate::app::ui::widgets::strong;
use baroque::diagram::{BoardView, Point};
use baroque::explain::{describe_move, is_known_from_chess};
use baroque::rules::{Effect, Square};
use baroque::texts::piece_name;
use bevy_egui::egui::{
    self, Align, Align2, Id, Key, Label, Pos2, Rect, RectAlign, Response, Sense, Tooltip, Ui, vec2,
};

/// The key that shows threats while the user holds it.
pub const THREATS: Key = Key::T;

/// The width of the tooltip of a piece, at most.
const MAX_TOOLTIP_WIDTH: f32 = 300.0;

/// The place of a board in the window, in points.
pub struct Ground {
    /// The place in pixels.
    pub place: BoardPlace,
    /// The rectangle of its squares.
    pub rect: Rect,
    /// The same with the strip for pieces in hand.
    pub reach: Rect,
}

/// Shows the board's parts in a part of the window. Returns the board's place.
pub fn show(ui: &mut Ui, cx: &mut BoardContext, room: Rect) -> Ground {
    let ground = ground(ui, cx, room);
    let rect = ground.rect;
    let board = board(ui, cx, &ground);
    pointer(ui, cx, &ground);
    let chosen = words::show(ui, cx, &board, rect);
    if let Some(chosen) = chosen {
        cx.send(BoardInput::Mark(chosen.at));
    }
    let pressed = chosen
        .filter(|chosen| chosen.clicked)
        .map(|chosen| chosen.at);
    keys::show(ui, cx, &board, rect, pressed);
    chooser::show(ui, cx, rect);
    answer::show(ui, cx, rect);
    name_piece(ui, cx, rect);
    second_button(ui, cx, rect);
    menu::show(ui, cx);
    veil::show(ui, cx, rect);
    ground
}

/// The board as a widget that can have the focus, if it has any use.
fn board(ui: &Ui, cx: &BoardContext, ground: &Ground) -> Response {
    let sense = match cx.view.table {
        Some(_) => Sense::click_and_drag(),
        None => Sense::hover(),
    };
    ui.interact(ground.reach, BOARD.into(), sense)
}

/// The rectangle of a square in the window, on a board in `rect`.
pub fn square_rect(view: &BoardView, square: Square, rect: Rect) -> Rect {
    let side = rect.width() / view.columns() as f32;
    let center = view.center(square);
    let middle = rect.min + vec2(center.x, center.y) * side;
    Rect::from_center_size(middle, egui::Vec2::splat(side))
}

/// Finds the place of the board, and shows its coordinates.
pub fn ground(ui: &mut Ui, cx: &mut BoardContext, room: Rect) -> Ground {
    let (variant, view) = (cx.view.variant, cx.view.view);
    let rect = boards::place_in(ui, cx.settings, room, variant, view);
    let scale = ui.ctx().pixels_per_point();
    let place = BoardPlace {
        left: (rect.left() * scale).round(),
        top: (rect.top() * scale).round(),
        right: (rect.right() * scale).round(),
        square: (rect.width() * scale / view.columns() as f32).round(),
    };
    match cx.settings.coordinates() {
        Coordinates::Outside => coordinates::outside(ui, cx, rect),
        Coordinates::Inside => coordinates::inside(ui, cx, rect),
        Coordinates::Off => {}
    }
    coordinates::sheets(ui, cx, rect);
    let strip = boards::strip(variant) * rect.width() / view.columns() as f32;
    Ground {
        place,
        rect,
        reach: rect.with_max_x(rect.right() + strip),
    }
}

/// Shows a tooltip with the name and rule of the piece under the pointer, while the board is idle. Pieces that chess
/// players know have none. Where the last move has captured a piece, it tells how. The tooltip is in the corner that is farthest away, where it hides no square that the player
/// needs.
pub fn name_piece(ui: &Ui, cx: &BoardContext, rect: Rect) {
    let shown = cx.view;
    let hand = shown.table.map(|table| &table.interaction);
    let veiled = shown.table.is_some_and(Table::is_veiled);
    if hand.is_some_and(Interaction::is_busy) || shown.hand.menu.is_some() || veiled {
        return;
    }
    let (variant, view) = (shown.variant, shown.view);
    let Some(at) = ui.input(|input| input.pointer.hover_pos()) else {
        return;
    };
    let offset = (at - rect.min) / (rect.width() / view.columns() as f32);
    let square = view.square_at(variant.geometry(), Point::new(offset.x, offset.y));
    // After a click, no tooltip may hide the neighbours of the square.
    let used = Id::new("square used last");
    let pressed = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    if pressed {
        ui.data_mut(|data| data.insert_temp(used, square));
    }
    if ui.data(|data| data.get_temp(used)) == Some(square) {
        return;
    }
    ui.data_mut(|data| data.remove_temp::<Option<Square>>(used));
    let Some(square) = square else {
        return;
    };
    let told = match shown.position.piece(square) {
        Some(piece) => {
            let kind = variant.kind(piece.piece_type());
            (!is_known_from_chess(variant, piece.piece_type()))
                .then(|| (piece_name(kind), kind.text.clone()))
        }
        None => shown.table.and_then(|table| how_captured(table, square)),
    };
    let Some((name, words)) = told else {
        return;
    };
    let id = Id::new(("piece under the pointer", square.index()));
    let place = square_rect(view, square, rect);
    let corner = far_corner(rect, place.center());
    let mut tooltip = Tooltip::for_enabled(&ui.interact(place, id, Sense::hover()));
    let align = RectAlign {
        parent: corner,
        child: corner,
    };
    let popup = tooltip.popup.anchor(rect).align(align);
    tooltip.popup = popup.align_alternatives(&[]).gap(0.0);
    tooltip.show(|ui| {
        ui.set_max_width(MAX_TOOLTIP_WIDTH.min(rect.width() / 2.0));
        ui.label(strong(&name));
        ui.add(Label::new(words).wrap());
    });
}

/// The piece that the last move has captured on a square, and how.
fn how_captured(table: &Table, square: Square) -> Option<(String, String)> {
    let before = table.history().iter().rev().nth(1)?;
    let last = table.last_transition()?;
    let piece = last.effects.iter().find_map(|effect| match *effect {
        Effect::Capture { piece, at, .. } if at == square => Some(piece),
        _ => None,
    })?;
    let variant = table.variant();
    let captures = |effect: usize| matches!(last.effects.get(effect), Some(Effect::Capture { .. }));
    let mut sentences = describe_move(variant, before, last).into_iter();
    let sentence = sentences
        .find(|sentence| sentence.squares.contains(square) && captures(sentence.effect))?;
    let name = piece_name(variant.kind(piece.piece_type()));
    Some((name, sentence.text))
}

/// The corner of a rectangle that is farthest from a point in it.
fn far_corner(rect: Rect, from: Pos2) -> Align2 {
    let far = |center: f32, at: f32| match at < center {
        true => Align::Max,
        false => Align::Min,
    };
    let center = rect.center();
    Align2([far(center.x, from.x), far(center.y, from.y)])
}

/// The right mouse button draws on boards where moves are made. On others, it opens a menu.
fn second_button(ui: &mut Ui, cx: &mut BoardContext, rect: Rect) {
    match cx.view.table {
        Some(table) if table.advice.ahead.is_some() => {}
        Some(table) => drawing::show(ui, cx, table, rect),
        None => open_menu(ui, cx, rect),
    }
}

/// A right-click opens the menu of the piece under the pointer.
fn open_menu(ui: &mut Ui, cx: &mut BoardContext, rect: Rect) {
    let clicked = ui.input(|input| {
        let at = input.pointer.interact_pos()?;
        (input.pointer.secondary_clicked() && rect.contains(at)).then_some(at)
    });
    let Some(at) = clicked.filter(|&at| ui.ctx().layer_id_at(at) == Some(ui.layer_id())) else {
        return;
    };
    let shown = cx.view;
    let offset = (at - rect.min) / (rect.width() / shown.view.columns() as f32);
    let point = Point::new(offset.x, offset.y);
    let square = shown.view.square_at(shown.variant.geometry(), point);
    cx.send(MenuAction::Open(MenuAt {
        square,
        x: at.x,
        y: at.y,
        by_keys: false,
    }));
}

/// Turns the pointer, and the key that shows threats, into input on the board.
fn pointer(ui: &mut Ui, cx: &mut BoardContext, ground: &Ground) {
    let (rect, reach) = (ground.rect, ground.reach);
    let Some(table) = cx.view.table else {
        return;
    };
    if table.advice.ahead.is_some() {
        let pressed = |input: &egui::InputState| {
            let at = input.pointer.interact_pos();
            input.pointer.primary_pressed() && at.is_some_and(|at| rect.contains(at))
        };
        if ui.input(pressed) {
            cx.send(LeaveAhead);
        }
        return;
    }
    let pick_at = |at| table.pick_at(at);
    let inputs = pointer::input(ui, (rect, reach), table.view(), &table.interaction, pick_at);
    cx.send_all(inputs.into_iter().map(BoardInput::Pointer));
    let listener = Listener::now(ui.ctx());
    let below = cx.facts.covered || listener == Listener::List;
    let heard = !below && !listener.keeps(Chord::of(THREATS));
    let held = heard && ui.input(|input| input.key_down(THREATS) && !input.modifiers.ctrl);
    if table.threats_differ(held) {
        cx.send(BoardInput::ShowThreats(held));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn the_far_corner_is_in_the_other_half_both_ways() {
        let rect = Rect::from_min_size(pos2(100.0, 50.0), vec2(800.0, 800.0));
        let corner = |x, y| far_corner(rect, pos2(x, y));
        assert_eq!(corner(150.0, 100.0), Align2::RIGHT_BOTTOM);
        assert_eq!(corner(850.0, 100.0), Align2::LEFT_BOTTOM);
        assert_eq!(corner(850.0, 800.0), Align2::LEFT_TOP);
        assert_eq!(corner(150.0, 800.0), Align2::RIGHT_TOP);
    }
}
