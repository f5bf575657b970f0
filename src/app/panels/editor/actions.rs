//! What can be done to the whole position at once, and steps back.

use super::super::Desk;
use super::super::widgets::{Face, command_button};
use crate::app::action::Action;
use crate::app::editor::Edit;
use bevy_egui::egui::{Button, Ui, vec2};

/// What can be done to the whole position: the name, what it does, the edit.
const WHOLE: [(&str, &str, Edit); 5] = [
    ("Clear", "Takes all men away", Edit::Clear),
    ("Start array", "Draws the game's array up", Edit::Start),
    ("Mirror", "Exchanges left and right", Edit::Mirror),
    (
        "Black as White",
        "Draws Black's men up as White's are, each on the same file",
        Edit::CopyWhite,
    ),
    (
        "Swap sides",
        "Gives White what Black has, seen from its own side, and the other way round",
        Edit::SwapSides,
    ),
];

/// Shows the buttons.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let Some(editor) = &desk.session.editor else {
        return;
    };
    let (past, future) = (editor.sketch.has_past(), editor.sketch.has_future());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (action, enabled) in [
            (Action::Edit(Edit::Undo), past),
            (Action::Edit(Edit::Redo), future),
            (Action::Flip, true),
        ] {
            command_button(ui, desk, &action, enabled, Face::Narrow(34.0));
        }
        ui.spacing_mut().button_padding = vec2(8.0, 4.0);
        for (name, help, edit) in WHOLE {
            let button = ui.add(Button::new(name).min_size(vec2(0.0, 34.0)));
            desk.landmarks.note(&format!("Edit: {name}"), button.rect);
            if button.on_hover_text(help).clicked() {
                desk.actions.push(Action::Edit(edit));
            }
        }
    });
}
