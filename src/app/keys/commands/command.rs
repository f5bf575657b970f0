//! What buttons, keys and the help know of a command.

use crate::app::texts;
use bevy_egui::egui::{Key, Modifiers};

/// The words and keys of an action that needs nothing more to be said.
pub struct Command {
    /// The name under which the settings keep its key, such as `play.takeback`. It never changes: people's
    /// settings hold it.
    pub id: &'static str,
    /// The id of its words: its name, and what it does as the attribute `help`.
    pub words: &'static str,
    /// The name of its icon.
    pub icon: &'static str,
    /// Its usual key; [`Keymap`](crate::app::keys::Keymap) knows which one it has.
    pub key: (Modifiers, Key),
}

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
