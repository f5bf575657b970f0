//! Playing a game.

use super::super::Action;
use super::{Command, command};
use bevy_egui::egui::{Key, Modifiers};

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
    Command {
        action: Action::Adjudicate,
        words: "command-adjudicate",
        icon: "check",
        key: (Modifiers::CTRL, Key::R),
    },
    Command {
        action: Action::Rematch,
        words: "command-rematch",
        icon: "redo",
        key: (Modifiers::CTRL, Key::N),
    },
    command(Action::TogglePause, "command-pause", "pause", Key::K),
    Command {
        action: Action::Step,
        words: "command-one-move",
        icon: "step-forward",
        key: (Modifiers::CTRL, Key::K),
    },
    command(Action::Hint, "command-hint", "hint", Key::H),
    command(
        Action::WriteMove,
        "command-write-a-move",
        "edit",
        Key::Slash,
    ),
];
