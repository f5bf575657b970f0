//! The left mouse button over a board where pieces are moved.

use crate::app::board::interact::{Interaction, Pick, PointerInput};
use baroque::diagram::{BoardView, Point};
use bevy_egui::egui::{Event, PointerButton, Rect, Ui};

/// The distance from which a press becomes a drag, in points.
const START: f32 = 3.0;

/// The input on a board in `rect`. Presses count within `reach`. It reads every event, because a slow machine may have a
/// whole drag between two frames.
pub fn input(
    ui: &Ui,
    (rect, reach): (Rect, Rect),
    view: &BoardView,
    hand: &Interaction,
    pick_at: impl Fn(Point) -> Option<Pick>,
) -> Vec<PointerInput> {
    let side = rect.width() / view.columns() as f32;
    let (mut down, mut hover) = (hand.drag.is_some(), hand.hover);
    let mut inputs = Vec::new();
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
        let offset = (position - rect.min) / side;
        let at = Point::new(offset.x, offset.y);
        let over = pick_at(at).filter(|_| !covered);
        if down || over != hover {
            inputs.push(PointerInput::Point(over, at, START / side));
            hover = over;
        }
        match button {
            Some(true) if !covered && reach.contains(position) => {
                inputs.push(PointerInput::Press(over, at));
                down = true;
            }
            Some(false) if !covered || down => {
                inputs.push(PointerInput::Release(over));
                down = false;
            }
            _ => {}
        }
    }
    if down && !ui.input(|input| input.pointer.primary_down()) {
        // The release may have happened on another page.
        inputs.push(PointerInput::LetGo);
    }
    inputs
}
