//! A command, as buttons, keyboard shortcuts and the help present it.

use baroque::texts;
use bevy_egui::egui::{Key, Modifiers};

/// An action without arguments, with its texts and its default shortcut.
pub struct Command {
    /// The id under which the settings store its shortcut, such as `play.takeback`. It never changes, because the
    /// settings of users have it.
    pub id: &'static str,
    /// The id of its name. The attribute `help` of that text is its help.
    pub words: &'static str,
    /// The name of its icon.
    pub icon: &'static str,
    /// Its default shortcut. [`Keymap`](crate::app::keys::Keymap) has the current one.
    pub key: (Modifiers, Key),
    /// Whether it concerns the whole window. Its shortcut works even while something lies over the page.
    pub everywhere: bool,
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
