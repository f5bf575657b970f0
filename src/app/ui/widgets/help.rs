//! The help of commands, and their shortcuts in words.

use crate::app::keys::Command;
use crate::app::ui::context::Tools;
use baroque::texts::{listed, text};

/// Keys such as `Ctrl+Space`, as they are called in the language of the window.
pub fn spoken_keys(keys: &str) -> String {
    let mut names = Vec::new();
    for key in keys.split('+') {
        let id = format!("key-name-{}", key.to_lowercase());
        names.push(listed(&id).unwrap_or(key));
    }
    names.join("+")
}

/// The keyboard shortcut of a command, if it has one.
pub fn key_name(tools: &Tools, command: &Command) -> Option<String> {
    let chord = tools.settings.keys.chord(command)?;
    Some(spoken_keys(&chord.to_string()))
}

/// The help of a command, with its shortcut.
pub fn key_help(tools: &Tools, command: &Command) -> String {
    let help = match (is_theme(command), tools.theme.dark) {
        (true, true) => text!("command-to-light"),
        (true, false) => text!("command-to-dark"),
        (false, _) => command.help(),
    };
    match key_name(tools, command) {
        Some(key) => text!("command-help-and-key", help = help, key = key),
        None => help.to_owned(),
    }
}

/// Whether a command switches between light and dark. Its button shows what a click gives.
pub(super) fn is_theme(command: &Command) -> bool {
    command.id == "settings.dark"
}
