//! Playing a game.

use super::super::Action;
use super::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        "play.takeback",
        Action::TakeBack,
        "command-take-back",
        "undo",
        Key::U,
    ),
    command(
        "play.new_game",
        Action::NewGame,
        "command-new-game",
        "new-game",
        Key::N,
    ),
    command(
        "play.resign",
        Action::Resign,
        "command-resign",
        "resign",
        Key::R,
    ),
    command(
        "play.offer_draw",
        Action::OfferDraw,
        "command-offer-draw",
        "draw-offer",
        Key::O,
    ),
    with_ctrl(
        "play.adjudicate",
        Action::Adjudicate,
        "command-adjudicate",
        "check",
        Key::R,
    ),
    with_ctrl(
        "play.rematch",
        Action::Rematch,
        "command-rematch",
        "redo",
        Key::N,
    ),
    command(
        "play.pause",
        Action::TogglePause,
        "command-pause",
        "pause",
        Key::K,
    ),
    with_ctrl(
        "play.one_move",
        Action::Step,
        "command-one-move",
        "step-forward",
        Key::K,
    ),
    command(
        "analysis.hint",
        Action::Hint,
        "command-hint",
        "hint",
        Key::H,
    ),
    command(
        "play.type_move",
        Action::WriteMove,
        "command-write-a-move",
        "edit",
        Key::Slash,
    ),
];
