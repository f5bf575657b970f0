//! The right mouse button over the board: a drag draws an arrow, a click a circle, and a plain click on a piece opens
//! its menu.

use super::BoardContext;
use crate::app::play::hand::BoardInput;
use crate::app::play::table::Table;
use baroque::diagram::{Point, Tone};
use baroque::rules::Square;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, Rect, Ui};

/// Turns the right mouse button over the board in `rect` into arrows, circles and menus. It reads every event, because
/// a slow machine may have a whole drag between two frames.
pub fn show(ui: &Ui, cx: &mut BoardContext, table: &Table, rect: Rect) {
    let mut draws = table.drawing.is_drawing();
    for event in ui.input(|input| input.events.clone()) {
        match event {
            Event::PointerMoved(at) if draws => {
                cx.send(BoardInput::DrawTo(square_at(table, rect, at)));
            }
            Event::PointerButton {
                pos,
                button: PointerButton::Secondary,
                pressed,
                modifiers,
            } => {
                let covered = ui.ctx().layer_id_at(pos) != Some(ui.layer_id());
                let over = square_at(table, rect, pos).filter(|_| !covered);
                match (pressed, over) {
                    (true, Some(square)) => cx.send(BoardInput::Draw(square, tone(modifiers))),
                    (true, None) => {}
                    (false, _) => cx.send(BoardInput::EndDrawing(over, [pos.x, pos.y])),
                }
                draws = pressed;
            }
            _ => {}
        }
    }
}

/// The colour for the held modifier keys, as on lichess.
pub fn tone(held: Modifiers) -> Tone {
    match (held.shift, held.alt, held.ctrl) {
        (true, true, _) | (_, _, true) => Tone::Yellow,
        (true, false, false) => Tone::Red,
        (false, true, false) => Tone::Blue,
        (false, false, false) => Tone::Green,
    }
}

fn square_at(table: &Table, rect: Rect, at: Pos2) -> Option<Square> {
    let offset = (at - rect.min) / (rect.width() / table.view().columns() as f32);
    let point = Point::new(offset.x, offset.y);
    table.view().square_at(table.variant().geometry(), point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_choose_the_colour() {
        assert_eq!(tone(Modifiers::NONE), Tone::Green);
        assert_eq!(tone(Modifiers::SHIFT), Tone::Red);
        assert_eq!(tone(Modifiers::ALT), Tone::Blue);
        assert_eq!(tone(Modifiers::CTRL), Tone::Yellow);
        assert_eq!(tone(Modifiers::SHIFT | Modifiers::ALT), Tone::Yellow);
    }
}
