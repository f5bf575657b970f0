//! The program itself and its looks.

use super::super::Action;
use super::{Command, command};
use bevy_egui::egui::{Key, Modifiers};

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        Action::NextCoordinates,
        "command-coordinates",
        "coordinates",
        Key::C,
    ),
    command(Action::NextSpeed, "command-speed", "speed", Key::S),
    command(Action::NextPieces, "command-men", "pieces", Key::M),
    command(Action::ToggleDark, "command-light-or-dark", "moon", Key::D),
    command(Action::ToggleSound, "command-sound", "sound-on", Key::V),
    Command {
        action: Action::Enlarge,
        words: "command-larger",
        icon: "plus",
        key: (Modifiers::CTRL, Key::Plus),
    },
    Command {
        action: Action::Reduce,
        words: "command-smaller",
        icon: "minus",
        key: (Modifiers::CTRL, Key::Minus),
    },
    Command {
        action: Action::UsualScale,
        words: "command-usual-size",
        icon: "check",
        key: (Modifiers::CTRL, Key::Num0),
    },
    command(
        Action::ToggleFullscreen,
        "command-full-screen",
        "board",
        Key::F11,
    ),
    command(
        Action::ToggleSettings,
        "command-settings",
        "settings",
        Key::Comma,
    ),
    command(
        Action::ToggleHelp,
        "command-keys",
        "help",
        Key::Questionmark,
    ),
    command(Action::Cancel, "command-cancel", "close", Key::Escape),
    Command {
        action: Action::Quit,
        words: "command-quit",
        icon: "close",
        key: (Modifiers::CTRL, Key::Q),
    },
];
