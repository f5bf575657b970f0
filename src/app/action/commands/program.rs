//! The program itself and its looks.

use super::super::Action;
use super::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

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
    with_ctrl(Action::Enlarge, "command-larger", "plus", Key::Plus),
    with_ctrl(Action::Reduce, "command-smaller", "minus", Key::Minus),
    with_ctrl(Action::UsualScale, "command-usual-size", "check", Key::Num0),
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
    with_ctrl(Action::Quit, "command-quit", "close", Key::Q),
];
