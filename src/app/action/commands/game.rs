//! Playing a game.

use super::super::Action;
use super::{Command, command};
use bevy_egui::egui::{Key, Modifiers};

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        Action::TakeBack,
        "Take back",
        "Takes your last move back, and the computer's answer; time that is spent stays spent",
        "undo",
        Key::U,
    ),
    command(
        Action::NewGame,
        "New game",
        "Begins this game anew, with other sides, rules or board if you like",
        "new-game",
        Key::N,
    ),
    command(
        Action::Resign,
        "Resign",
        "Gives the game up, a long one after a question; taking back goes on with it",
        "resign",
        Key::R,
    ),
    command(
        Action::OfferDraw,
        "Offer draw",
        "Offers a draw; the computer takes it unless it thinks that it stands better",
        "draw-offer",
        Key::O,
    ),
    Command {
        action: Action::Adjudicate,
        name: "Adjudicate",
        help: "Ends the game as you decide: a win for either side, or a draw",
        icon: "check",
        key: (Modifiers::CTRL, Key::R),
    },
    Command {
        action: Action::Rematch,
        name: "Rematch",
        help: "Once a game is over, begins it again with colours changed",
        icon: "redo",
        key: (Modifiers::CTRL, Key::N),
    },
    command(
        Action::TogglePause,
        "Pause",
        "Stops the clocks and the computer, or lets the game go on",
        "pause",
        Key::K,
    ),
    Command {
        action: Action::Step,
        name: "One move",
        help: "Lets the computer play one move of a game that waits",
        icon: "step-forward",
        key: (Modifiers::CTRL, Key::K),
    },
    command(
        Action::Hint,
        "Hint",
        "Shows a man worth moving; pressed again, its move and what that does",
        "hint",
        Key::H,
    ),
    command(
        Action::WriteMove,
        "Write a move",
        "Gives the keys to the field beside the board in which a move can be written",
        "edit",
        Key::Slash,
    ),
];
