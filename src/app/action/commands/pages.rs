//! Pages, and what is done on one of them.

use super::super::Action;
use super::{Command, command};
use crate::app::editor::Edit;
use bevy_egui::egui::{Key, Modifiers};

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(Action::OpenStart, "command-all-games", "board", Key::G),
    command(Action::OpenGuide(None), "command-guide", "book", Key::I),
    Command {
        action: Action::OpenInvent(None),
        words: "command-invent-a-piece",
        icon: "plus",
        key: (Modifiers::CTRL, Key::I),
    },
    command(Action::OpenEditor, "command-setup-editor", "edit", Key::E),
    Command {
        action: Action::Edit(Edit::Undo),
        words: "command-undo",
        icon: "undo",
        key: (Modifiers::CTRL, Key::Z),
    },
    Command {
        action: Action::Edit(Edit::Redo),
        words: "command-redo",
        icon: "redo",
        key: (Modifiers::CTRL, Key::Y),
    },
    command(Action::Continue, "command-continue", "play", Key::Enter),
    command(
        Action::ToggleProblems,
        "command-problems",
        "warning",
        Key::P,
    ),
];
