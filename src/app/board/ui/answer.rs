//! What is said about a piece, next to it on the board.

use crate::app::ui::desk::Desk;
use crate::app::ui::widgets::beside;
use crate::diagram::BoardView;
use crate::rules::Square;
use bevy_egui::egui::{Align2, Area, Frame, Id, Label, Order, Pos2, Rect, RichText, Ui, vec2};

/// How wide the words are at most.
const WIDTH: f32 = 320.0;

/// What their frame takes up beside them.
const ROOM: f32 = 12.0;

/// How far they stay off the middle of the piece, in squares: its neighbours have to do with the answer.
const CLEAR: f32 = 1.55;

/// How far they stay off the end of a move, in squares.
const BEYOND: f32 = 0.66;

/// Where words about a way between two squares are put: above the upper one or below the lower one, where
/// there is more room.
fn beyond(rect: Rect, view: &BoardView, one: Square, other: Square) -> (Align2, Pos2) {
    let (one, other) = (view.center(one), view.center(other));
    let (upper, lower) = if one.y < other.y {
        (one, other)
    } else {
        (other, one)
    };
    let side = rect.width() / view.columns() as f32;
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * side;
    match upper.y > view.rows() as f32 - lower.y {
        true => (Align2::CENTER_BOTTOM, at(upper.x, upper.y - BEYOND)),
        false => (Align2::CENTER_TOP, at(lower.x, lower.y + BEYOND)),
    }
}

/// Shows the answer, if there is one, next to its piece on the board in `rect`.
pub fn show(ui: &mut Ui, desk: &mut Desk, rect: Rect) {
    let Some(table) = desk.board() else {
        return;
    };
    let Some(answer) = &table.interaction.answer else {
        return;
    };
    let (pivot, place) = match answer.away {
        // A question that is open has the room beside the pieces.
        _ if table.interaction.chooser.is_some() => (Align2::CENTER_CENTER, rect.center()),
        Some(other) => beyond(rect, table.view(), answer.at, other),
        None => beside(rect, table.view(), answer.at, CLEAR),
    };
    let shown = Area::new(Id::new(("answer", answer.at.index(), &answer.words)))
        .order(Order::Middle)
        .interactable(false)
        .pivot(pivot)
        .fixed_pos(place)
        .constrain_to(rect)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_max_width(WIDTH.min(rect.width() - 2.0 * ROOM));
                ui.add(Label::new(RichText::new(&answer.words)).wrap());
            });
        });
    desk.landmarks.note("Answer", shown.response.rect);
}
