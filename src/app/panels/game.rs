//! The page of the game on the board: the board takes the room, one panel beside or beneath it.

use super::new_game::player_name;
use super::widgets::{Face, bold, command_button, heading};
use super::{Desk, chooser, moves};
use crate::app::action::Action;
use crate::app::board::draw::BoardPlace;
use crate::app::board::interact::Intent;
use crate::app::table::Table;
use crate::diagram::{BoardView, Point, STRIP, hands};
use crate::rules::{Color, Royal};
use bevy_egui::egui::{
    self, Align2, CornerRadius, Event, FontId, Frame, Margin, PointerButton, RichText, Sense,
    Stroke, StrokeKind, Ui, vec2,
};

/// The side panel's width in a wide window, and in a narrow one.
const PANEL: (f32, f32) = (320.0, 272.0);

/// A window narrower than this has the narrow panel.
const WIDE: f32 = 1000.0;

/// The height of the panel beneath the board, in a window higher than wide.
const BENEATH: f32 = 230.0;

/// The height of what stands below the list of moves.
const CONTROLS: f32 = 192.0;

/// Room around the board, with the names of files and ranks and without.
const MARGIN: (f32, f32) = (28.0, 14.0);

/// Shows the page; where the board lies.
pub fn show(ui: &mut Ui, desk: &mut Desk) -> BoardPlace {
    let room = ui.max_rect().size();
    // Not filled: in motion every frame is drawn anew, and large fills are slow in software rendering.
    let frame = Frame::new().inner_margin(Margin::same(14));
    if room.x >= room.y {
        let width = if room.x >= WIDE { PANEL.0 } else { PANEL.1 };
        egui::Panel::right("panel")
            .exact_size(width)
            .resizable(false)
            .frame(frame)
            .show(ui, |ui| panel(ui, desk));
    } else {
        egui::Panel::bottom("panel")
            .exact_size(BENEATH)
            .resizable(false)
            .frame(frame)
            .show(ui, |ui| panel_beneath(ui, desk));
    }
    board(ui, desk)
}

/// The panel beside the board: one thing below the other.
fn panel(ui: &mut Ui, desk: &mut Desk) {
    title(ui, desk);
    player(ui, desk, upper_side(desk));
    egui::Panel::bottom("controls")
        .exact_size(CONTROLS)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new())
        .show(ui, |ui| controls(ui, desk));
    moves::show(ui, desk);
}

/// The panel beneath the board: the moves at the left, all else at the right.
fn panel_beneath(ui: &mut Ui, desk: &mut Desk) {
    egui::Panel::right("controls")
        .exact_size(PANEL.0 - 28.0)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new())
        .show(ui, |ui| controls(ui, desk));
    title(ui, desk);
    player(ui, desk, upper_side(desk));
    moves::show(ui, desk);
}

fn title(ui: &mut Ui, desk: &mut Desk) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let variant = table.variant();
    let mut cards = desk.session.cards.iter();
    let only = cards.any(|card| card.info.id == variant.id() && card.info.layouts.len() == 1);
    ui.horizontal(|ui| {
        ui.label(heading(variant.name(), 22.0));
        if !only {
            let layout = variant.layout().replace('x', " × ");
            ui.label(RichText::new(layout).color(desk.theme.muted));
        }
    });
}

/// The side whose men stand at the top of the board.
fn upper_side(desk: &Desk) -> Color {
    match &desk.session.table {
        Some(table) if table.view().flipped() => Color::White,
        _ => Color::Black,
    }
}

fn controls(ui: &mut Ui, desk: &mut Desk) {
    player(ui, desk, !upper_side(desk));
    status(ui, desk);
    buttons(ui, desk);
}

/// Who plays a side, marked if the side is on move.
fn player(ui: &mut Ui, desk: &mut Desk, color: Color) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let on_move = table.outcome().is_none() && table.record.turn() == color;
    let name = player_name(table.players[color]);
    let thinking = on_move && desk.thinking;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    let painter = ui.painter();
    if on_move {
        painter.rect(
            rect,
            CornerRadius::same(6),
            desk.theme.accent.gamma_multiply(0.16),
            Stroke::new(1.5, desk.theme.accent),
            StrokeKind::Inside,
        );
    }
    let disk = egui::pos2(rect.left() + 16.0, rect.center().y);
    let fill = match color {
        Color::White => egui::Color32::from_rgb(0xfb, 0xf6, 0xea),
        Color::Black => egui::Color32::from_rgb(0x2a, 0x26, 0x22),
    };
    painter.circle(disk, 7.0, fill, Stroke::new(1.5, desk.theme.ink));
    let text = if thinking {
        format!("{color}, {name} …")
    } else {
        format!("{color}, {name}")
    };
    let font = if on_move {
        bold(15.0)
    } else {
        FontId::proportional(15.0)
    };
    let at = egui::pos2(rect.left() + 32.0, rect.center().y);
    painter.text(at, Align2::LEFT_CENTER, text, font, desk.theme.ink);
}

/// How the game stands, in words.
fn status(ui: &mut Ui, desk: &mut Desk) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let text = match table.outcome() {
        Some(outcome) => RichText::new(outcome.to_string())
            .font(bold(17.0))
            .color(desk.theme.accent),
        None => RichText::new(ongoing(table)),
    };
    let response = ui.label(text);
    desk.landmarks.note("Status", response.rect);
}

fn ongoing(table: &Table) -> String {
    if !table.at_end() {
        let of = table.record.plies().len();
        return format!("Looking at move {} of {of}", table.shown());
    }
    let turn = table.record.turn();
    if table.position().choice() != 0 {
        return format!("{turn} chooses the array.");
    }
    let variant = table.variant();
    let check = variant.settings().royal == Royal::Check && variant.in_check(table.position());
    let check = if check { " Check!" } else { "" };
    format!("{turn} to move.{check}")
}

fn buttons(ui: &mut Ui, desk: &mut Desk) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let over = table.outcome().is_some();
    let back = !table.record.plies().is_empty() || over;
    let (earlier, later) = (table.shown() > 0, !table.at_end());
    let gap = 6.0;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let face = Face::Narrow(((ui.available_width() - 6.0 * gap) / 7.0 - 1.0).floor());
    ui.horizontal(|ui| {
        for (action, enabled) in [
            (Action::First, earlier),
            (Action::Back, earlier),
            (Action::Forward, later),
            (Action::Last, later),
            (Action::Flip, true),
            (Action::ToggleSettings, true),
            (Action::ToggleHelp, true),
        ] {
            command_button(ui, desk, &action, enabled, face);
        }
    });
    let width = ((ui.available_width() - gap) / 2.0 - 1.0).floor();
    for row in [
        [(Action::TakeBack, back), (Action::Resign, !over)],
        [(Action::NewGame, true), (Action::OpenStart, true)],
    ] {
        ui.horizontal(|ui| {
            for (action, enabled) in row {
                command_button(ui, desk, &action, enabled, Face::Wide(width));
            }
        });
    }
}

/// The board's place, and the hand over it.
fn board(ui: &mut Ui, desk: &mut Desk) -> BoardPlace {
    let scale = ui.ctx().pixels_per_point();
    let named = desk.session.settings.coordinates;
    let margin = if named { MARGIN.0 } else { MARGIN.1 };
    let room = ui.available_rect_before_wrap().shrink(margin);
    let Some(table) = &desk.session.table else {
        return BoardPlace::default();
    };
    let view = table.view().clone();
    let strip = match table.variant().settings().hands {
        true => STRIP,
        false => 0.0,
    };
    let (columns, rows) = (view.columns() as f32, view.rows() as f32);
    let square = (room.width() / (columns + strip)).min(room.height() / rows) * scale;
    let square = square.floor().max(8.0);
    let size = vec2(columns, rows) * (square / scale);
    let left = (room.center().x - size.x / 2.0) * scale - strip * square / 2.0;
    let top = (room.center().y - size.y / 2.0) * scale;
    let place = BoardPlace {
        left: left.round(),
        top: top.round(),
        square,
    };
    let corner = egui::pos2(place.left, place.top) / scale;
    let rect = egui::Rect::from_min_size(corner, size);
    if named {
        coordinates(ui, desk, &view, rect);
    }
    sheet_letters(ui, desk, &view, rect);
    counts(ui, desk, rect);
    pointer(ui, desk, rect, strip);
    chooser::show(ui, desk, rect);
    place
}

/// The names of the files below the board and of the ranks at its left.
fn coordinates(ui: &Ui, desk: &Desk, view: &BoardView, rect: egui::Rect) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let plan = table.variant().geometry().plan();
    let square = rect.width() / view.columns() as f32;
    let font = bold((square * 0.24).clamp(11.0, 20.0));
    let color = desk.theme.muted;
    let painter = ui.painter();
    for (index, file) in plan.files.iter().enumerate() {
        let column = if view.flipped() {
            view.columns() - 1 - index
        } else {
            index
        };
        let x = rect.left() + (column as f32 + 0.5) * square;
        let at = egui::pos2(x, rect.bottom() + 14.0);
        painter.text(at, Align2::CENTER_CENTER, file, font.clone(), color);
    }
    for (index, rank) in plan.rows.iter().enumerate() {
        let row = if view.flipped() {
            view.rows() - 1 - index
        } else {
            index
        };
        let y = rect.top() + (row as f32 + 0.5) * square;
        let at = egui::pos2(rect.left() - 14.0, y);
        painter.text(at, Align2::CENTER_CENTER, rank, font.clone(), color);
    }
}

/// On a board of several sheets, the letter of the sheet beside the ranks that it alone has.
fn sheet_letters(ui: &Ui, desk: &Desk, view: &BoardView, rect: egui::Rect) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let geometry = table.variant().geometry();
    let square = rect.width() / view.columns() as f32;
    let font = bold((square * 0.3).clamp(12.0, 24.0));
    for sheet in 0..geometry.sheets() {
        let letter = char::from(b'A' + sheet as u8);
        let alone = geometry.only_on(sheet).into_iter();
        let mut rows: Vec<f32> = alone.map(|square| view.center(square).y).collect();
        rows.dedup();
        let right = geometry.only_on(sheet).into_iter();
        let right = right
            .map(|square| view.center(square).x)
            .fold(0.0, f32::max);
        for row in rows {
            let at = rect.min + vec2(right + 0.8, row) * square;
            let color = desk.theme.muted;
            let painter = ui.painter();
            painter.text(at, Align2::CENTER_CENTER, letter, font.clone(), color);
        }
    }
}

/// How many men of a type wait in a hand, where there are several.
fn counts(ui: &Ui, desk: &mut Desk, rect: egui::Rect) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let square = rect.width() / table.view().columns() as f32;
    let painter = ui.painter();
    for held in hands(table.view(), table.variant(), table.position()) {
        let middle = rect.min + vec2(held.at.x, held.at.y) * square;
        let size = held.size * square;
        let letter = table.variant().letter(held.man);
        let place = egui::Rect::from_center_size(middle, egui::Vec2::splat(size));
        desk.landmarks.note(&format!("Hand: {letter}"), place);
        if held.count > 1 {
            let at = middle + vec2(0.36, 0.36) * size;
            painter.circle_filled(at, size * 0.2, desk.theme.accent);
            let font = bold(size * 0.3);
            let count = held.count.to_string();
            painter.text(at, Align2::CENTER_CENTER, count, font, desk.theme.on_accent);
        }
    }
}

/// Turns the pointer into moves. Events are taken one by one: on a slow machine a whole drag may
/// happen between two frames.
fn pointer(ui: &mut Ui, desk: &mut Desk, rect: egui::Rect, strip: f32) {
    let Some(table) = &mut desk.session.table else {
        return;
    };
    let square_size = rect.width() / table.view().columns() as f32;
    let mut reach = rect;
    reach.max.x += strip * square_size;
    ui.interact(reach, "board".into(), Sense::click_and_drag());
    let legal = table.legal_moves().to_vec();
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
        table.interaction.point(over, at);
        match button {
            Some(true) if !covered && reach.contains(position) => {
                table.rest();
                table.interaction.press(over, at, &legal);
            }
            Some(false) if !covered || table.interaction.drag.is_some() => {
                if let Intent::Play(mv, carried) = table.interaction.release(over, &legal) {
                    let action = if carried {
                        Action::Drop(mv)
                    } else {
                        Action::Play(mv)
                    };
                    desk.actions.push(action);
                    return;
                }
            }
            _ => {}
        }
    }
}
