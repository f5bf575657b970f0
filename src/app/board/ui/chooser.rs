//! The question which of several moves to a square is meant.

use super::spot;
use crate::app::action::BoardAction;
use crate::app::play::table::Table;
use crate::app::texts::text;
use crate::app::ui::desk::Desk;
use crate::app::ui::pieces::piece_picture;
use crate::app::ui::widgets::strong;
use crate::rules::{Bitboard, Move, Piece, PieceType, Position, Travel, Variant};
use bevy_egui::egui::{self, Area, Frame, Id, Order, Sense, Ui};

/// Shows the question, if there is one, next to its square on the board in `rect`.
pub fn show(ui: &mut Ui, desk: &mut Desk, rect: egui::Rect) {
    let Some(table) = desk.board() else {
        return;
    };
    let Some(chooser) = table.interaction.chooser.clone() else {
        return;
    };
    let variant = table.record.variant().clone();
    let position = table.position().clone();
    let concerned = |set: Bitboard, &mv: &Move| set | spot::concerned(table, mv);
    let seen = chooser.moves.iter().fold(Bitboard::EMPTY, concerned);
    let near = (chooser.at, seen);
    let place = spot::place(ui.ctx(), table, rect, Id::new(spot::CHOOSER), near);
    let mut pointed = chooser.pointed;
    Area::new(Id::new(spot::CHOOSER))
        .order(Order::Foreground)
        .fixed_pos(place)
        .constrain_to(rect)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                for (index, &mv) in chooser.moves.iter().enumerate() {
                    let marked = index == chooser.pointed;
                    if entry(ui, desk, &variant, &position, mv, &chooser.moves, marked) {
                        pointed = index;
                    }
                }
            });
        });
    if let Some(table) = desk.board_mut()
        && let Some(chooser) = &mut table.interaction.chooser
    {
        chooser.pointed = pointed;
    }
}

/// The choice that is marked, in words, as one of so many.
pub fn heard(table: &Table) -> Option<String> {
    let chooser = table.interaction.chooser.as_ref()?;
    let mv = *chooser.moves.get(chooser.pointed)?;
    let words = words(table.variant(), table.position(), mv, &chooser.moves);
    let (number, of) = (chooser.pointed + 1, chooser.moves.len());
    Some(text!(
        "choice-heard",
        choice = words,
        number = number,
        of = of
    ))
}

/// One of the moves, `marked` if it is the one that is previewed; whether the pointer is on it.
fn entry(
    ui: &mut Ui,
    desk: &mut Desk,
    variant: &Variant,
    position: &Position,
    mv: Move,
    others: &[Move],
    marked: bool,
) -> bool {
    let text = words(variant, position, mv, others);
    let drawn = drawn_piece(position, mv);
    let response = ui
        .scope_builder(egui::UiBuilder::new().sense(Sense::click()), |ui| {
            let hovered = ui.response().hovered();
            let fill = if hovered || marked {
                desk.theme.card_hover
            } else {
                desk.theme.card
            };
            let line = match marked {
                true => desk.theme.accent,
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
                            piece_picture(ui, desk, variant, piece, 36.0);
                        }
                        ui.label(strong(&text));
                    });
                });
        })
        .response;
    let label = egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &text);
    response.widget_info(|| label.clone());
    // At first an area only takes its own measure, and cannot be clicked.
    if !ui.is_sizing_pass() {
        let name = format!("Choice: {text}");
        desk.landmarks.note(&name, response.rect);
    }
    if response.clicked() {
        desk.ask(BoardAction::Play(mv));
    }
    // A pointer that lies still leaves the choice to the keys.
    let moves = ui.input(|input| input.pointer.is_moving());
    response.hovered() && (moves || !desk.cursor.shown)
}

/// The piece that an entry shows.
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

/// What a move does, in a few words that tell it from the others of the question.
fn words(variant: &Variant, position: &Position, mv: Move, others: &[Move]) -> String {
    let mut text = deed(variant, position, mv, others);
    if let Some(sheet) = mv.choices.sheet() {
        let sheet = char::from(b'A' + sheet as u8).to_string();
        text = text!("choice-on-sheet", choice = text, sheet = sheet);
    }
    let named = |promotion| variant.kind(promotion).name.as_str();
    let first = matches!(mv.travel, Travel::Drive).then_some(mv.promotion);
    let more = first
        .flatten()
        .into_iter()
        .chain(mv.choices.second_promotion());
    for promotion in more {
        text = text!(
            "choice-and-promotion",
            choice = text,
            piece = named(promotion)
        );
    }
    text
}

/// What a move does with its own piece or its first one.
fn deed(variant: &Variant, position: &Position, mv: Move, others: &[Move]) -> String {
    let name = |square| variant.geometry().name(square);
    let kind = |piece_type: PieceType| variant.kind(piece_type).name.as_str();
    let captured = variant.captured(position, mv);
    match (mv.travel, mv.promotion) {
        (Travel::Drive, _) => text!("choice-drive").to_owned(),
        (Travel::Drop, _) => text!("choice-drop").to_owned(),
        (Travel::Resurrect, Some(put)) => text!("choice-resurrect", piece = kind(put)),
        (Travel::Explode, _) => text!("choice-explode").to_owned(),
        (Travel::Push, _) => text!("choice-push").to_owned(),
        (Travel::Pull, _) => text!("choice-pull").to_owned(),
        (Travel::Swap, Some(into)) => text!("choice-swap-promotion", piece = kind(into)),
        (_, Some(into)) => text!("choice-promotion", piece = kind(into)),
        (Travel::Swap, None) => text!("choice-swap").to_owned(),
        (Travel::Exchange, _) => {
            let (one, other) = both(variant, position, mv);
            text!("choice-exchange", one = one, other = other)
        }
        (Travel::Keep, _) => {
            let (one, other) = both(variant, position, mv);
            text!("choice-keep", one = one, other = other)
        }
        (Travel::Destroy, _) => text!("choice-destroy").to_owned(),
        (Travel::Suicide, _) => text!("choice-suicide").to_owned(),
        _ if mv.declines => text!("choice-decline").to_owned(),
        _ if others.iter().any(|other| is_promoted(mv, other)) => match position.piece(mv.from) {
            Some(mover) => text!("choice-stay", piece = kind(mover.piece_type())),
            None => String::new(),
        },
        _ if captured.any() => {
            let squares: Vec<&str> = captured.into_iter().map(name).collect();
            text!("choice-take", squares = squares.join(", "))
        }
        _ => text!("choice-move", square = name(mv.to)),
    }
}

/// Whether another move is the same but for a promotion.
fn is_promoted(mv: Move, other: &Move) -> bool {
    let plain = Move {
        promotion: None,
        ..*other
    };
    other.promotion.is_some() && plain == mv
}

/// The names of the two pieces of a choice of the array.
fn both<'a>(variant: &'a Variant, position: &Position, mv: Move) -> (&'a str, &'a str) {
    let name = |square| {
        let piece = position.piece(square);
        piece.map_or("", |piece| variant.kind(piece.piece_type()).name.as_str())
    };
    (name(mv.from), name(mv.to))
}
