//! Actions that need nothing more to be said: what buttons, keys and the help tell of them.

mod files;
mod game;
mod looking;
mod pages;
mod program;

use super::Action;
use crate::app::texts;
use bevy_egui::egui::{Key, Modifiers};

/// An action that needs nothing more to be said, with its words and keys.
pub struct Command {
    /// The name under which the settings keep its key, such as `play.takeback`. It never changes: people's
    /// settings hold it.
    pub id: &'static str,
    /// What it does.
    pub action: Action,
    /// The id of its words: its name, and what it does as the attribute `help`.
    pub words: &'static str,
    /// The name of its icon.
    pub icon: &'static str,
    /// Its usual key; [`Keymap`](crate::app::keys::Keymap) knows which one it has.
    pub key: (Modifiers, Key),
}

/// Both keys together.
const CTRL_SHIFT: Modifiers = Modifiers {
    shift: true,
    ..Modifiers::CTRL
};

impl Command {
    /// Its name on buttons and in the help.
    pub fn name(&self) -> &'static str {
        texts::listed(self.words).unwrap_or(self.words)
    }

    /// What it does, in a sentence.
    pub fn help(&self) -> &'static str {
        texts::listed(&format!("{}.help", self.words)).unwrap_or_default()
    }
}

const fn command(
    id: &'static str,
    action: Action,
    words: &'static str,
    icon: &'static str,
    key: Key,
) -> Command {
    Command {
        id,
        action,
        words,
        icon,
        key: (Modifiers::NONE, key),
    }
}

const fn with_ctrl(
    id: &'static str,
    action: Action,
    words: &'static str,
    icon: &'static str,
    key: Key,
) -> Command {
    Command {
        id,
        action,
        words,
        icon,
        key: (Modifiers::CTRL, key),
    }
}

/// All commands in groups, each with the id of its name, in the order of the help.
pub static GROUPS: [(&str, &[Command]); 5] = [
    ("commands-game", game::ALL),
    ("commands-looking", looking::ALL),
    ("commands-pages", pages::ALL),
    ("commands-files", files::ALL),
    ("commands-program", program::ALL),
];

/// All commands.
pub fn commands() -> impl Iterator<Item = &'static Command> {
    GROUPS.iter().flat_map(|(_, commands)| *commands)
}

/// The command of an action.
pub fn find(action: &Action) -> Option<&'static Command> {
    commands().find(|command| command.action == *action)
}

/// The command of an id.
pub fn by_id(id: &str) -> Option<&'static Command> {
    commands().find(|command| command.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_name_a_feature_and_what_it_does() {
        let part = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        for (index, command) in commands().enumerate() {
            let id = command.id;
            let parts = id.split_once('.');
            assert!(
                parts.is_some_and(|(one, other)| part(one) && part(other)),
                "{id}"
            );
            assert!(commands().take(index).all(|other| other.id != id), "{id}");
            assert_eq!(by_id(id).map(|found| &found.action), Some(&command.action));
        }
        assert_eq!(by_id("play.takeback").map(Command::name), Some("Take back"));
    }

    #[test]
    fn no_key_does_two_things() {
        for (index, command) in commands().enumerate() {
            for other in commands().take(index) {
                assert_ne!(
                    command.key,
                    other.key,
                    "{} {}",
                    command.name(),
                    other.name()
                );
                assert_ne!(command.action, other.action);
            }
        }
    }
}
