//! Pages, and what is done on one of them.

use super::command::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command("program.start_page", "command-all-games", "board", Key::G),
    command("guide.open", "command-guide", "book", Key::I),
    with_ctrl("invent.open", "command-invent-a-piece", "plus", Key::I),
    command("editor.open", "command-setup-editor", "edit", Key::E),
    with_ctrl("editor.undo", "command-undo", "undo", Key::Z),
    with_ctrl("editor.redo", "command-redo", "redo", Key::Y),
    command("play.continue", "command-continue", "play", Key::Enter),
    command("files.problems", "command-problems", "warning", Key::P),
];
