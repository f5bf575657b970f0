//! Pages, and what is done on one of them.

use super::super::Action;
use super::{Command, command, with_ctrl};
use crate::app::editor::Edit;
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        "program.start_page",
        Action::OpenStart,
        "command-all-games",
        "board",
        Key::G,
    ),
    command(
        "guide.open",
        Action::OpenGuide(None),
        "command-guide",
        "book",
        Key::I,
    ),
    with_ctrl(
        "invent.open",
        Action::OpenInvent(None),
        "command-invent-a-piece",
        "plus",
        Key::I,
    ),
    command(
        "editor.open",
        Action::OpenEditor,
        "command-setup-editor",
        "edit",
        Key::E,
    ),
    with_ctrl(
        "editor.undo",
        Action::Edit(Edit::Undo),
        "command-undo",
        "undo",
        Key::Z,
    ),
    with_ctrl(
        "editor.redo",
        Action::Edit(Edit::Redo),
        "command-redo",
        "redo",
        Key::Y,
    ),
    command(
        "play.continue",
        Action::Continue,
        "command-continue",
        "play",
        Key::Enter,
    ),
    command(
        "files.problems",
        Action::ToggleProblems,
        "command-problems",
        "warning",
        Key::P,
    ),
];
