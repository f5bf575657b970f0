//! The second button over the board: a drag draws an arrow, a click a circle, and a plain click on a piece opens
//! its menu.

use crate::app::board::action::InspectAction;
use crate::app::board::menu::MenuAt;
use crate::app::play::table::Table;
use crate::app::ui::desk::Desk;
use crate::diagram::{Annotation, Point, Tone};
use crate::rules::Square;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, Rect, Ui};

/// Turns what the second button does over a board in `rect` into arrows, circles and menus. Events are taken one
/// by one: on a slow machine a whole drag may happen between two frames.
pub fn show(ui: &Ui, desk: &mut Desk, rect: Rect) {
    for event in ui.input(|input| input.events.clone()) {
        let Some(table) = desk.board_mut() else {
            return;
        };
        match event {
            Event::PointerMoved(at) => {
                let over = square_at(table, rect, at);
                table.drawing.reach(over);
            }
            Event::PointerButton {
                pos,
                button: PointerButton::Secondary,
                pressed,
                modifiers,
            } => {
                let covered = ui.ctx().layer_id_at(pos) != Some(ui.layer_id());
                let over = square_at(table, rect, pos).filter(|_| !covered);
                match pressed {
                    true => press(table, over, tone(modifiers)),
                    false => release(desk, over, pos),
                }
            }
            _ => {}
        }
    }
}

/// The colour that goes with the keys held: that of lichess.
pub(crate) fn tone(held: Modifiers) -> Tone {
    match (held.shift, held.alt, held.ctrl) {
        (true, true, _) | (_, _, true) => Tone::Yellow,
        (true, false, false) => Tone::Red,
        (false, true, false) => Tone::Blue,
        (false, false, false) => Tone::Green,
    }
}

fn press(table: &mut Table, over: Option<Square>, tone: Tone) {
    if table.interaction.carried().is_some() {
        table.interaction.cancel();
    } else if let Some(square) = over {
        table.drawing.begin(square, tone);
    }
}

fn release(desk: &mut Desk, over: Option<Square>, at: Pos2) {
    let Some(table) = desk.board_mut() else {
        return;
    };
    table.drawing.reach(over);
    let Some(note) = table.drawing.finish() else {
        return;
    };
    if asks_for_menu(table, &note) {
        desk.ask(InspectAction::OpenMenu(MenuAt {
            square: Some(note.from),
            x: at.x,
            y: at.y,
            by_keys: false,
        }));
        return;
    }
    table.drawing.toggle(table.place(), note);
    desk.ask(InspectAction::CloseMenu);
}

fn asks_for_menu(table: &Table, note: &Annotation) -> bool {
    let plain = note.from == note.to && note.tone == Tone::default();
    plain && table.position().piece(note.from).is_some()
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
