//! The program itself and its looks.

use super::command::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        "settings.coordinates",
        "command-coordinates",
        "coordinates",
        Key::C,
    ),
    command("settings.speed", "command-speed", "speed", Key::S),
    command("settings.piece_set", "command-pieces", "pieces", Key::M),
    command("settings.dark", "command-light-or-dark", "moon", Key::D),
    command("sound.toggle", "command-sound", "sound-on", Key::V),
    with_ctrl("settings.enlarge", "command-larger", "plus", Key::Plus),
    with_ctrl("settings.reduce", "command-smaller", "minus", Key::Minus),
    with_ctrl(
        "settings.default_size",
        "command-usual-size",
        "check",
        Key::Num0,
    ),
    command(
        "program.full_screen",
        "command-full-screen",
        "board",
        Key::F11,
    ),
    command("settings.open", "command-settings", "settings", Key::Comma),
    command("keys.help", "command-keys", "help", Key::Questionmark),
    command("program.cancel", "command-cancel", "close", Key::Escape),
    with_ctrl("program.quit", "command-quit", "close", Key::Q),
];
