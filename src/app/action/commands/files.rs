//! Files, kept games and the clipboard.

use super::super::Action;
use super::{CTRL_SHIFT, Command, command, with_ctrl};
use crate::app::saved::Deed;
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    with_ctrl(Action::ToggleOpen, "command-open", "open", Key::O),
    with_ctrl(Action::Saved(Deed::Save), "command-save", "save", Key::S),
    Command {
        action: Action::Saved(Deed::SaveAs),
        words: "command-save-as",
        icon: "save",
        key: (CTRL_SHIFT, Key::S),
    },
    with_ctrl(
        Action::Saved(Deed::CopyGame),
        "command-copy-game",
        "copy",
        Key::C,
    ),
    Command {
        action: Action::Saved(Deed::CopyPosition),
        words: "command-copy-position",
        icon: "copy",
        key: (CTRL_SHIFT, Key::C),
    },
    with_ctrl(
        Action::Saved(Deed::Paste),
        "command-paste",
        "new-game",
        Key::V,
    ),
    command(
        Action::Saved(Deed::OpenShelf),
        "command-my-games",
        "board",
        Key::B,
    ),
    with_ctrl(
        Action::Saved(Deed::ShowList),
        "command-list-of-games",
        "menu",
        Key::L,
    ),
    with_ctrl(
        Action::Saved(Deed::PreviousGame),
        "command-previous-game",
        "chevron-left",
        Key::PageUp,
    ),
    with_ctrl(
        Action::Saved(Deed::NextGame),
        "command-next-game",
        "chevron-right",
        Key::PageDown,
    ),
];
