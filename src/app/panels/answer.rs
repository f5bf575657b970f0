//! What is said about a man, next to it on the board.

use super::Desk;
use super::widgets::beside;
use bevy_egui::egui::{Area, Frame, Id, Label, Order, Rect, RichText, Ui};

/// How wide the words are at most.
const WIDTH: f32 = 320.0;

/// How far they stay off the middle of the man, in squares: its neighbours have to do with the answer.
const CLEAR: f32 = 1.55;

/// Shows the answer, if there is one, next to its man on the board in `rect`.
pub fn show(ui: &mut Ui, desk: &mut Desk, rect: Rect) {
    let Some(table) = desk.session.board() else {
        return;
    };
    let Some(answer) = &table.interaction.answer else {
        return;
    };
    let (pivot, place) = beside(rect, table.view(), answer.at, CLEAR);
    let shown = Area::new(Id::new(("answer", answer.at.index(), &answer.words)))
        .order(Order::Middle)
        .interactable(false)
        .pivot(pivot)
        .fixed_pos(place)
        .constrain_to(rect)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_max_width(WIDTH);
                ui.add(Label::new(RichText::new(&answer.words)).wrap());
            });
        });
    desk.landmarks.note("Answer", shown.response.rect);
}
