//! The page of the game on the board: the board takes the room, one panel beside or beneath it.

use super::files::{problems_button, question};
use super::new_game::player_name;
use super::widgets::{Face, bold, command_button, guide_button, heading};
use super::{Desk, analysis, board, moves};
use crate::app::action::Action;
use crate::app::board::draw::BoardPlace;
use crate::app::table::Table;
use crate::app::theme::{EBONY, IVORY};
use crate::rules::{Color, Royal};
use bevy_egui::egui::{
    self, Align, Align2, CornerRadius, FontId, Frame, Layout, Margin, RichText, Sense, Stroke,
    StrokeKind, Ui, vec2,
};

/// The side panel's width in a wide window, and in a narrow one.
const PANEL: (f32, f32) = (320.0, 272.0);

/// A window narrower than this has the narrow panel.
const WIDE: f32 = 1000.0;

/// The height of the panel beneath the board, in a window higher than wide.
const BENEATH: f32 = 270.0;

/// The room between what is side by side in that panel.
const GAP: f32 = 12.0;

/// How much room the name of a layout needs.
const LAYOUT: f32 = 44.0;

/// The height of what stands below the list of moves.
const CONTROLS: f32 = 232.0;

/// The height of a question above that.
const QUESTION: f32 = 92.0;

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
            .exact_size(BENEATH + analysis::height(desk))
            .resizable(false)
            .frame(frame)
            .show(ui, |ui| panel_beneath(ui, desk));
    }
    let room = ui.available_rect_before_wrap();
    board::show(ui, desk, room)
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
    asked(ui, desk);
    analysed(ui, desk);
    moves::show(ui, desk);
}

/// What is asked about the rules, away from the corner where notices come and go.
fn asked(ui: &mut Ui, desk: &mut Desk) {
    if desk.session.question.is_some() {
        egui::Panel::bottom("question")
            .exact_size(QUESTION)
            .resizable(false)
            .show_separator_line(false)
            .frame(Frame::new())
            .show(ui, |ui| question(ui, desk));
    }
}

/// The analysis, if it is wanted, at the bottom of the room that is left.
fn analysed(ui: &mut Ui, desk: &mut Desk) {
    if desk.session.analysis.on {
        egui::Panel::bottom("analysis")
            .exact_size(analysis::height(desk))
            .resizable(false)
            .show_separator_line(false)
            .frame(Frame::new())
            .show(ui, |ui| analysis::show(ui, desk));
    }
}

/// The panel beneath the board: the moves at the left, all else at the right.
fn panel_beneath(ui: &mut Ui, desk: &mut Desk) {
    egui::Panel::right("controls")
        .exact_size(PANEL.0 - 28.0 + GAP)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new().inner_margin(Margin {
            left: GAP as i8,
            ..Margin::ZERO
        }))
        .show(ui, |ui| controls(ui, desk));
    title(ui, desk);
    player(ui, desk, upper_side(desk));
    asked(ui, desk);
    analysed(ui, desk);
    moves::show(ui, desk);
}

fn title(ui: &mut Ui, desk: &mut Desk) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let variant = table.variant();
    let mut cards = desk.session.cards.iter();
    let only = cards.any(|card| card.info.id == variant.id() && card.info.layouts.len() == 1);
    let (id, name) = (variant.id().to_owned(), variant.name().to_owned());
    let layout = variant.layout().replace('x', " × ");
    ui.allocate_ui(vec2(ui.available_width(), 34.0), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            guide_button(ui, desk, &id, Face::Icon);
            problems_button(ui, desk, false);
            command_button(ui, desk, &Action::OpenEditor, true, Face::Icon);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = egui::Label::new(heading(&name, 22.0)).truncate();
                ui.add(name);
                let layout = RichText::new(layout).color(desk.theme.muted);
                if !only && ui.available_width() > LAYOUT {
                    ui.label(layout);
                }
            });
        });
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
        Color::White => IVORY,
        Color::Black => EBONY,
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
        None if desk.session.analysis.awaits_hint() => {
            RichText::new("Looking for a hint …").color(desk.theme.accent)
        }
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
        let of = table.record.len();
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
    let back = !table.record.is_empty() || over;
    let (earlier, later) = (table.shown() > 0, !table.at_end());
    let hints = !table.legal_moves().is_empty();
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
        [(Action::Hint, hints), (Action::ToggleAnalysis, true)],
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
