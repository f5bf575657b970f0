//! Files, kept games and the clipboard.

use super::super::Action;
use super::{CTRL_SHIFT, Command, command};
use crate::app::saved::Deed;
use bevy_egui::egui::{Key, Modifiers};

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    Command {
        action: Action::ToggleOpen,
        name: "Open",
        help: "Opens a game file (.ron), a file of played games (.pgn) or a position (.fen)",
        icon: "open",
        key: (Modifiers::CTRL, Key::O),
    },
    Command {
        action: Action::Saved(Deed::Save),
        name: "Save",
        help: "Saves the game as PGN where it came from, or asks where",
        icon: "save",
        key: (Modifiers::CTRL, Key::S),
    },
    Command {
        action: Action::Saved(Deed::SaveAs),
        name: "Save as",
        help: "Asks where to save the game, and for names, event and date",
        icon: "save",
        key: (CTRL_SHIFT, Key::S),
    },
    Command {
        action: Action::Saved(Deed::CopyGame),
        name: "Copy game",
        help: "Copies the game as PGN",
        icon: "copy",
        key: (Modifiers::CTRL, Key::C),
    },
    Command {
        action: Action::Saved(Deed::CopyPosition),
        name: "Copy position",
        help: "Copies the position in sight as FEN",
        icon: "copy",
        key: (CTRL_SHIFT, Key::C),
    },
    Command {
        action: Action::Saved(Deed::Paste),
        name: "Paste",
        help: "Takes a position (FEN), a game (PGN) or moves out of the clipboard",
        icon: "new-game",
        key: (Modifiers::CTRL, Key::V),
    },
    command(
        Action::Saved(Deed::OpenShelf),
        "My games",
        "Shows all games that you have begun, to go on with them, or goes back",
        "board",
        Key::B,
    ),
    Command {
        action: Action::Saved(Deed::ShowList),
        name: "List of games",
        help: "Shows the games of the file that is open",
        icon: "menu",
        key: (Modifiers::CTRL, Key::L),
    },
    Command {
        action: Action::Saved(Deed::PreviousGame),
        name: "Previous game",
        help: "Opens the game before this one in its file",
        icon: "chevron-left",
        key: (Modifiers::CTRL, Key::PageUp),
    },
    Command {
        action: Action::Saved(Deed::NextGame),
        name: "Next game",
        help: "Opens the game behind this one in its file",
        icon: "chevron-right",
        key: (Modifiers::CTRL, Key::PageDown),
    },
];
