//! Pages, and what is done on one of them.

use super::super::Action;
use super::{Command, command};
use crate::app::editor::Edit;
use bevy_egui::egui::{Key, Modifiers};

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        Action::OpenStart,
        "All games",
        "Shows the start page; the game on the board waits",
        "board",
        Key::G,
    ),
    command(
        Action::OpenGuide(None),
        "Guide",
        "Opens the illustrated guide: every man and game, with scenes that play",
        "book",
        Key::I,
    ),
    Command {
        action: Action::OpenInvent(None),
        name: "Invent a piece",
        help: "Opens the form for a piece of your own: how it moves, captures and looks",
        icon: "plus",
        key: (Modifiers::CTRL, Key::I),
    },
    command(
        Action::OpenEditor,
        "Setup editor",
        "Opens the position in sight in the editor, to change it and play from it, or goes back",
        "edit",
        Key::E,
    ),
    Command {
        action: Action::Edit(Edit::Undo),
        name: "Undo",
        help: "Takes the last change back, in the editor or of variations and comments",
        icon: "undo",
        key: (Modifiers::CTRL, Key::Z),
    },
    Command {
        action: Action::Edit(Edit::Redo),
        name: "Redo",
        help: "Makes a change again that has been taken back (or Ctrl+Shift+Z)",
        icon: "redo",
        key: (Modifiers::CTRL, Key::Y),
    },
    command(
        Action::Continue,
        "Continue",
        "Goes back to the game on the board",
        "play",
        Key::Enter,
    ),
    command(
        Action::ToggleProblems,
        "Problems",
        "Shows all that is wrong with game files",
        "warning",
        Key::P,
    ),
];
