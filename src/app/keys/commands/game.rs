//! Playing a game.

use super::command::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command("play.takeback", "command-take-back", "undo", Key::U),
    command("play.new_game", "command-new-game", "new-game", Key::N),
    command("play.resign", "command-resign", "resign", Key::R),
    command(
        "play.offer_draw",
        "command-offer-draw",
        "draw-offer",
        Key::O,
    ),
    with_ctrl("play.adjudicate", "command-adjudicate", "check", Key::R),
    with_ctrl("play.rematch", "command-rematch", "redo", Key::N),
    command("play.pause", "command-pause", "pause", Key::K),
    with_ctrl("play.one_move", "command-one-move", "step-forward", Key::K),
    command("analysis.hint", "command-hint", "hint", Key::H),
    command("play.type_move", "command-write-a-move", "edit", Key::Slash),
];
