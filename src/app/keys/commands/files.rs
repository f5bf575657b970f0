//! Files, kept games and the clipboard.

use super::command::{CTRL_SHIFT, Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    with_ctrl("files.open", "command-open", "open", Key::O),
    with_ctrl("my_games.save", "command-save", "save", Key::S),
    Command {
        id: "my_games.save_as",
        words: "command-save-as",
        icon: "save",
        key: (CTRL_SHIFT, Key::S),
    },
    with_ctrl("my_games.copy_game", "command-copy-game", "copy", Key::C),
    Command {
        id: "my_games.copy_position",
        words: "command-copy-position",
        icon: "copy",
        key: (CTRL_SHIFT, Key::C),
    },
    with_ctrl("my_games.paste", "command-paste", "new-game", Key::V),
    command("my_games.open", "command-my-games", "board", Key::B),
    with_ctrl(
        "my_games.show_list",
        "command-list-of-games",
        "menu",
        Key::L,
    ),
    with_ctrl(
        "my_games.previous_game",
        "command-previous-game",
        "chevron-left",
        Key::PageUp,
    ),
    with_ctrl(
        "my_games.next_game",
        "command-next-game",
        "chevron-right",
        Key::PageDown,
    ),
];
