//! Files, kept games and the clipboard.
use super::super::{Action, GameFileAction};
use super::{CTRL_SHIFT, Command, command, with_ctrl};
use crate::app::saved::Deed;
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    with_ctrl(
        "files.open",
        Action::GameFiles(GameFileAction::ToggleOpen),
        "command-open",
        "open",
        Key::O,
    ),
    with_ctrl(
        "my_games.save",
        Action::Saved(Deed::Save),
        "command-save",
        "save",
        Key::S,
    ),
    Command {
        id: "my_games.save_as",
        action: Action::Saved(Deed::SaveAs),
        words: "command-save-as",
        icon: "save",
        key: (CTRL_SHIFT, Key::S),
    },
    with_ctrl(
        "my_games.copy_game",
        Action::Saved(Deed::CopyGame),
        "command-copy-game",
        "copy",
        Key::C,
    ),
    Command {
        id: "my_games.copy_position",
        action: Action::Saved(Deed::CopyPosition),
        words: "command-copy-position",
        icon: "copy",
        key: (CTRL_SHIFT, Key::C),
    },
    with_ctrl(
        "my_games.paste",
        Action::Saved(Deed::Paste),
        "command-paste",
        "new-game",
        Key::V,
    ),
    command(
        "my_games.open",
        Action::Saved(Deed::OpenShelf),
        "command-my-games",
        "board",
        Key::B,
    ),
    with_ctrl(
        "my_games.show_list",
        Action::Saved(Deed::ShowList),
        "command-list-of-games",
        "menu",
        Key::L,
    ),
    with_ctrl(
        "my_games.previous_game",
        Action::Saved(Deed::PreviousGame),
        "command-previous-game",
        "chevron-left",
        Key::PageUp,
    ),
    with_ctrl(
        "my_games.next_game",
        Action::Saved(Deed::NextGame),
        "command-next-game",
        "chevron-right",
        Key::PageDown,
    ),
];
