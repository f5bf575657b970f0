//! The question which of several moves to a square is meant.

use super::Desk;
use super::new_game::man_picture;
use super::widgets::strong;
use crate::app::action::Action;
use crate::rules::{Move, Piece, Position, Travel, Variant};
use bevy_egui::egui::{self, Align2, Area, Frame, Order, Sense, Ui, vec2};

/// Shows the question, if there is one, next to its square on the board in `rect`.
pub fn show(ui: &mut Ui, desk: &mut Desk, rect: egui::Rect) {
    let Some(table) = &desk.session.table else {
        return;
    };
    let Some(chooser) = table.interaction.chooser.clone() else {
        return;
    };
    let variant = table.record.variant().clone();
    let position = table.position().clone();
    let view = table.view();
    let square = rect.width() / view.columns() as f32;
    let center = view.center(chooser.at);
    let at = rect.min + vec2(center.x, center.y) * square;
    let below = center.y < view.rows() as f32 / 2.0;
    let (pivot, offset) = if below {
        (Align2::CENTER_TOP, square * 0.6)
    } else {
        (Align2::CENTER_BOTTOM, -square * 0.6)
    };
    let mut pointed = chooser.pointed;
    Area::new("chooser".into())
        .order(Order::Foreground)
        .pivot(pivot)
        .fixed_pos(at + vec2(0.0, offset))
        .constrain_to(rect)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                for (index, &mv) in chooser.moves.iter().enumerate() {
                    if entry(ui, desk, &variant, &position, mv) {
                        pointed = index;
                    }
                }
            });
        });
    if let Some(table) = &mut desk.session.table
        && let Some(chooser) = &mut table.interaction.chooser
    {
        chooser.pointed = pointed;
    }
}

/// One of the moves; whether the pointer is on it.
fn entry(ui: &mut Ui, desk: &mut Desk, variant: &Variant, position: &Position, mv: Move) -> bool {
    let text = words(variant, position, mv);
    let drawn = drawn_man(position, mv);
    let response = ui
        .scope_builder(egui::UiBuilder::new().sense(Sense::click()), |ui| {
            let hovered = ui.response().hovered();
            let fill = if hovered {
                desk.theme.card_hover
            } else {
                desk.theme.card
            };
            Frame::new()
                .fill(fill)
                .corner_radius(6)
                .inner_margin(6)
                .show(ui, |ui| {
                    ui.set_min_width(190.0);
                    ui.horizontal(|ui| {
                        if let Some(piece) = drawn {
                            man_picture(ui, desk, variant, piece, 36.0);
                        }
                        ui.label(strong(&text));
                    });
                });
        })
        .response;
    let label = egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &text);
    response.widget_info(|| label.clone());
    desk.landmarks
        .note(&format!("Choice: {text}"), response.rect);
    if response.clicked() {
        desk.actions.push(Action::Play(mv));
    }
    response.hovered()
}

/// The man that an entry shows.
fn drawn_man(position: &Position, mv: Move) -> Option<Piece> {
    if mv.travel == Travel::Drop {
        return Some(Piece::new(position.turn(), mv.promotion?));
    }
    let mover = position.man(mv.from)?;
    match (mv.promotion, mv.travel) {
        (Some(into), Travel::Swap)
            if position.man(mv.to).map(Piece::color) != Some(mover.color()) =>
        {
            Some(Piece::new(mover.color(), into))
        }
        (_, Travel::Drive) => Some(mover),
        (Some(into), _) => Some(Piece::new(mover.color(), into)),
        (None, Travel::Swap | Travel::Destroy | Travel::Exchange) => position.man(mv.to),
        (None, _) => Some(mover),
    }
}

/// What a move does, in a few words.
fn words(variant: &Variant, position: &Position, mv: Move) -> String {
    let name = |square| variant.geometry().name(square);
    let captured = variant.captured(position, mv);
    match mv.travel {
        Travel::Drive => drive_words(variant, mv),
        Travel::Drop => "Put it here".to_owned(),
        Travel::Resurrect => {
            let man = mv.promotion.map(|put| variant.man(put).name.as_str());
            format!("Leave a {} behind", man.unwrap_or_default())
        }
        Travel::Explode => "Explode".to_owned(),
        Travel::Push => "Push".to_owned(),
        Travel::Pull => "Pull along".to_owned(),
        _ if mv.promotion.is_some() => {
            let man = mv
                .promotion
                .map(|promotion| variant.man(promotion).name.as_str());
            format!("Becomes a {}", man.unwrap_or_default())
        }
        Travel::Swap | Travel::Exchange => "Change places".to_owned(),
        Travel::Keep => "Stay where they are".to_owned(),
        Travel::Destroy => "Destroy both men".to_owned(),
        Travel::Suicide => "Remove this man".to_owned(),
        _ if mv.declines => "Move and take nothing".to_owned(),
        _ if captured.any() => {
            let squares: Vec<&str> = captured.into_iter().map(name).collect();
            format!("Take {}", squares.join(", "))
        }
        _ => format!("Move to {}", name(mv.to)),
    }
}

/// What tells one drive from others: the sheet that it goes on, and what the pawns become.
fn drive_words(variant: &Variant, mv: Move) -> String {
    let mut text = "Drive it along".to_owned();
    if let Some(sheet) = mv.choices.sheet() {
        text.push_str(&format!(" on sheet {}", char::from(b'A' + sheet as u8)));
    }
    for promotion in mv.promotions() {
        text.push_str(&format!(
            ", a pawn becomes a {}",
            variant.man(promotion).name
        ));
    }
    text
}
