//! Files, kept games and the clipboard.

use super::super::Action;
use super::{CTRL_SHIFT, Command, command};
use crate::app::saved::Deed;
use bevy_egui::egui::{Key, Modifiers};

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    Command {
        action: Action::ToggleOpen,
        words: "command-open",
        icon: "open",
        key: (Modifiers::CTRL, Key::O),
    },
    Command {
        action: Action::Saved(Deed::Save),
        words: "command-save",
        icon: "save",
        key: (Modifiers::CTRL, Key::S),
    },
    Command {
        action: Action::Saved(Deed::SaveAs),
        words: "command-save-as",
        icon: "save",
        key: (CTRL_SHIFT, Key::S),
    },
    Command {
        action: Action::Saved(Deed::CopyGame),
        words: "command-copy-game",
        icon: "copy",
        key: (Modifiers::CTRL, Key::C),
    },
    Command {
        action: Action::Saved(Deed::CopyPosition),
        words: "command-copy-position",
        icon: "copy",
        key: (CTRL_SHIFT, Key::C),
    },
    Command {
        action: Action::Saved(Deed::Paste),
        words: "command-paste",
        icon: "new-game",
        key: (Modifiers::CTRL, Key::V),
    },
    command(
        Action::Saved(Deed::OpenShelf),
        "command-my-games",
        "board",
        Key::B,
    ),
    Command {
        action: Action::Saved(Deed::ShowList),
        words: "command-list-of-games",
        icon: "menu",
        key: (Modifiers::CTRL, Key::L),
    },
    Command {
        action: Action::Saved(Deed::PreviousGame),
        words: "command-previous-game",
        icon: "chevron-left",
        key: (Modifiers::CTRL, Key::PageUp),
    },
    Command {
        action: Action::Saved(Deed::NextGame),
        words: "command-next-game",
        icon: "chevron-right",
        key: (Modifiers::CTRL, Key::PageDown),
    },
];
