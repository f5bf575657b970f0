//! The program itself and its looks.

use super::super::Action;
use super::{Command, command};
use bevy_egui::egui::{Key, Modifiers};

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        Action::NextCoordinates,
        "Coordinates",
        "Names files and ranks outside the board, inside, or not at all",
        "coordinates",
        Key::C,
    ),
    command(
        Action::NextSpeed,
        "Speed",
        "Changes how fast men move: off, fast, normal, slow",
        "speed",
        Key::S,
    ),
    command(
        Action::NextPieces,
        "Men",
        "Changes between pictographs and figurines",
        "pieces",
        Key::M,
    ),
    command(
        Action::ToggleDark,
        "Light or dark",
        "Changes between light and dark panels",
        "moon",
        Key::D,
    ),
    command(
        Action::ToggleSound,
        "Sound",
        "Makes moves heard, or not",
        "sound-on",
        Key::V,
    ),
    Command {
        action: Action::Enlarge,
        name: "Larger",
        help: "Makes panels and writing larger",
        icon: "plus",
        key: (Modifiers::CTRL, Key::Plus),
    },
    Command {
        action: Action::Reduce,
        name: "Smaller",
        help: "Makes panels and writing smaller",
        icon: "minus",
        key: (Modifiers::CTRL, Key::Minus),
    },
    Command {
        action: Action::UsualScale,
        name: "Usual size",
        help: "Gives panels and writing their usual size",
        icon: "check",
        key: (Modifiers::CTRL, Key::Num0),
    },
    command(
        Action::ToggleFullscreen,
        "Full screen",
        "Lets the window fill the screen, or not",
        "board",
        Key::F11,
    ),
    command(
        Action::ToggleSettings,
        "Settings",
        "Opens the settings",
        "settings",
        Key::Comma,
    ),
    command(
        Action::ToggleHelp,
        "Keys",
        "Shows what the keys do",
        "help",
        Key::Questionmark,
    ),
    command(
        Action::Cancel,
        "Cancel",
        "Lets go of a man, or closes what is open",
        "close",
        Key::Escape,
    ),
    Command {
        action: Action::Quit,
        name: "Quit",
        help: "Leaves the program",
        icon: "close",
        key: (Modifiers::CTRL, Key::Q),
    },
];
