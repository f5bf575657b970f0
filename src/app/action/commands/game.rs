//! Playing a game.

use super::super::Action;
use super::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(Action::TakeBack, "command-take-back", "undo", Key::U),
    command(Action::NewGame, "command-new-game", "new-game", Key::N),
    command(Action::Resign, "command-resign", "resign", Key::R),
    command(
        Action::OfferDraw,
        "command-offer-draw",
        "draw-offer",
        Key::O,
    ),
    with_ctrl(Action::Adjudicate, "command-adjudicate", "check", Key::R),
    with_ctrl(Action::Rematch, "command-rematch", "redo", Key::N),
    command(Action::TogglePause, "command-pause", "pause", Key::K),
    with_ctrl(Action::Step, "command-one-move", "step-forward", Key::K),
    command(Action::Hint, "command-hint", "hint", Key::H),
    command(
        Action::WriteMove,
        "command-write-a-move",
        "edit",
        Key::Slash,
    ),
];
