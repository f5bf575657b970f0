//! Pages, and what is done on one of them.
use super::super::{
    Action, BoardAction, EditorAction, GameFileAction, GuideAction, InventAction, ShellAction,
};
use super::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        "program.start_page",
        Action::Shell(ShellAction::OpenStart),
        "command-all-games",
        "board",
        Key::G,
    ),
    command(
        "guide.open",
        Action::Guide(GuideAction::Open(None)),
        "command-guide",
        "book",
        Key::I,
    ),
    with_ctrl(
        "invent.open",
        Action::Invent(InventAction::Open(None)),
        "command-invent-a-piece",
        "plus",
        Key::I,
    ),
    command(
        "editor.open",
        Action::Editor(EditorAction::Open),
        "command-setup-editor",
        "edit",
        Key::E,
    ),
    with_ctrl(
        "editor.undo",
        Action::Board(BoardAction::Undo),
        "command-undo",
        "undo",
        Key::Z,
    ),
    with_ctrl(
        "editor.redo",
        Action::Board(BoardAction::Redo),
        "command-redo",
        "redo",
        Key::Y,
    ),
    command(
        "play.continue",
        Action::Shell(ShellAction::Continue),
        "command-continue",
        "play",
        Key::Enter,
    ),
    command(
        "files.problems",
        Action::GameFiles(GameFileAction::ToggleProblems),
        "command-problems",
        "warning",
        Key::P,
    ),
];
