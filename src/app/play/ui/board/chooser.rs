//! The choice among several moves to one square.

use super::BoardContext;
use super::spot;
use crate::app::board::action::BoardAction;
use crate::app::play::choice_words::words;
use crate::app::play::hand::BoardInput;
use crate::app::play::table::Table;
use crate::app::ui::access;
use crate::app::ui::pieces::piece_picture;
use crate::app::ui::widgets::strong;
use baroque::rules::{Bitboard, Move, Piece, Position, Travel};
use bevy_egui::egui::{self, Area, Frame, Id, Order, Sense, Ui};

/// Shows the choice, if it is open, next to its square on the board in `rect`.
pub fn show(ui: &mut Ui, cx: &mut BoardContext, rect: egui::Rect) {
    let Some(table) = cx.view.table else {
        return;
    };
    let Some(chooser) = &table.interaction.chooser else {
        return;
    };
    let concerned = |set: Bitboard, &mv: &Move| set | spot::concerned(table, mv);
    let seen = chooser.moves.iter().fold(Bitboard::EMPTY, concerned);
    let near = (chooser.at, seen);
    let size = spot::last_size(ui.ctx(), Id::new(spot::CHOOSER));
    let place = spot::place(table, rect, size, near);
    let mut pointed = chooser.pointed;
    Area::new(Id::new(spot::CHOOSER))
        .order(Order::Foreground)
        .fixed_pos(place)
        .constrain_to(rect)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                for (index, &mv) in chooser.moves.iter().enumerate() {
                    let marked = index == chooser.pointed;
                    if entry(ui, cx, table, mv, &chooser.moves, marked) {
                        pointed = index;
                    }
                }
            });
        });
    if pointed != chooser.pointed {
        cx.send(BoardInput::Choose(pointed));
    }
}

/// One of the moves. `marked`: whether it is the selected one. Returns whether the pointer is on it.
fn entry(
    ui: &mut Ui,
    cx: &mut BoardContext,
    table: &Table,
    mv: Move,
    others: &[Move],
    marked: bool,
) -> bool {
    let (variant, position) = (table.variant(), table.position());
    let text = words(variant, position, mv, others);
    let drawn = drawn_piece(position, mv);
    let response = ui
        .scope_builder(egui::UiBuilder::new().sense(Sense::click()), |ui| {
            let hovered = ui.response().hovered();
            let fill = if hovered || marked {
                cx.theme.card_hover
            } else {
                cx.theme.card
            };
            let line = match marked {
                true => cx.theme.accent,
                false => egui::Color32::TRANSPARENT,
            };
            Frame::new()
                .fill(fill)
                .stroke(egui::Stroke::new(1.5, line))
                .corner_radius(6)
                .inner_margin(6)
                .show(ui, |ui| {
                    ui.set_min_width(190.0);
                    ui.horizontal(|ui| {
                        if let Some(piece) = drawn {
                            piece_picture(ui, cx, variant, piece, 36.0);
                        }
                        ui.label(strong(&text));
                    });
                });
        })
        .response;
    access::label(&response, egui::WidgetType::Button, true, &text);
    if response.clicked() {
        cx.send(BoardAction::Play(mv));
    }
    // A pointer that does not move must not override the keyboard.
    let moves = ui.input(|input| input.pointer.is_moving());
    response.hovered() && (moves || !cx.view.hand.cursor.shown)
}

/// The piece in an entry.
fn drawn_piece(position: &Position, mv: Move) -> Option<Piece> {
    if mv.travel == Travel::Drop {
        return Some(Piece::new(position.turn(), mv.promotion?));
    }
    let mover = position.piece(mv.from)?;
    match (mv.promotion, mv.travel) {
        (Some(into), Travel::Swap)
            if position.piece(mv.to).map(Piece::color) != Some(mover.color()) =>
        {
            Some(Piece::new(mover.color(), into))
        }
        (_, Travel::Drive) => Some(mover),
        (Some(into), _) => Some(Piece::new(mover.color(), into)),
        (None, Travel::Swap | Travel::Destroy | Travel::Exchange) => position.piece(mv.to),
        (None, _) => Some(mover),
    }
}
