//! The keyboard shortcuts of the commands.

use super::commands::{CTRL_SHIFT, Command, by_id, commands};
use super::{Chord, renamed};
use bevy_egui::egui::{Key, Modifiers};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The second shortcuts of commands, which nobody can change. `+` needs no Shift on many keyboards.
const SECOND: [(Modifiers, Key, &str); 3] = [
    (Modifiers::NONE, Key::F1, "keys.help"),
    (Modifiers::CTRL, Key::Equals, "settings.enlarge"),
    (CTRL_SHIFT, Key::Z, "editor.redo"),
];

/// The shortcuts that the user has changed, by the id of the command. All other commands have their default.
///
/// Unknown entries are kept, because a newer version of the program may have written them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct Keymap(BTreeMap<String, String>);

impl Keymap {
    /// The shortcut of a command; none if another command has taken it.
    pub fn chord(&self, command: &Command) -> Option<Chord> {
        let chord = self.own(command).unwrap_or_else(|| default_chord(command));
        let holder = self.holder(chord)?;
        (holder.id == command.id).then_some(chord)
    }

    /// The command of a shortcut. A changed shortcut overrides a default one.
    pub fn holder(&self, chord: Chord) -> Option<&'static Command> {
        let chosen = |command: &&Command| self.own(command) == Some(chord);
        let default_chord =
            |command: &&Command| self.own(command).is_none() && default_chord(command) == chord;
        let chosen = commands().find(chosen);
        chosen.or_else(|| commands().find(default_chord))
    }

    /// The command that a chord performs, by its shortcut or its second one.
    pub fn command(&self, chord: Chord) -> Option<&'static Command> {
        let second = |&&(held, key, _): &&(_, _, _)| Chord::new(held, key) == chord;
        let second = || by_id(SECOND.iter().find(second)?.2);
        self.holder(chord).or_else(second)
    }

    /// Whether a command's shortcut has been changed.
    pub fn is_changed(&self, command: &Command) -> bool {
        self.chord(command) != Some(default_chord(command))
    }

    /// Whether any shortcut has been changed.
    pub fn is_any_changed(&self) -> bool {
        commands().any(|command| self.is_changed(command))
    }

    /// Gives a command a shortcut. If another command has it, the two swap.
    pub fn give(&mut self, command: &Command, chord: Chord) {
        let free = self.chord(command);
        let holder = self.holder(chord);
        if let Some(other) = holder.filter(|other| other.id != command.id) {
            match free {
                Some(free) => self.set(other, free),
                None => self.forget(other),
            }
        }
        self.set(command, chord);
    }

    /// Gives a command its default shortcut again.
    pub fn reset(&mut self, command: &Command) {
        self.give(command, default_chord(command));
    }

    /// Gives all commands their default shortcuts again.
    pub fn reset_all(&mut self) {
        for command in commands() {
            self.forget(command);
        }
    }

    fn own(&self, command: &Command) -> Option<Chord> {
        if self.0.is_empty() {
            return None;
        }
        self.0.get(command.id)?.parse().ok()
    }

    fn set(&mut self, command: &Command, chord: Chord) {
        if chord == default_chord(command) {
            self.forget(command);
        } else {
            self.0.insert(command.id.to_owned(), chord.stored());
        }
    }

    fn forget(&mut self, command: &Command) {
        self.0.remove(command.id);
    }
}

/// Reads the entries of a settings file. Names of version 0.1 become ids, unless the file has the id as well.
impl From<BTreeMap<String, String>> for Keymap {
    fn from(written: BTreeMap<String, String>) -> Keymap {
        let (old, mut keys): (BTreeMap<_, _>, BTreeMap<_, _>) = written
            .into_iter()
            .partition(|(name, _)| renamed::id(name) != name);
        for (name, chord) in old {
            keys.entry(renamed::id(&name).to_owned()).or_insert(chord);
        }
        Keymap(keys)
    }
}

impl From<Keymap> for BTreeMap<String, String> {
    fn from(keys: Keymap) -> BTreeMap<String, String> {
        keys.0
    }
}

/// The default shortcut of a command.
fn default_chord(command: &Command) -> Chord {
    let (held, key) = command.key;
    Chord::new(held, key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(id: &str) -> &'static Command {
        by_id(id).unwrap()
    }

    #[test]
    fn a_shortcut_in_use_is_swapped_and_can_be_reset() {
        let (hint, flip) = (command("analysis.hint"), command("board.flip"));
        let (h, f) = (default_chord(hint), default_chord(flip));
        let mut keys = Keymap::default();
        assert!(!keys.is_any_changed());
        keys.give(hint, f);
        assert_eq!((keys.chord(hint), keys.chord(flip)), (Some(f), Some(h)));
        assert_eq!(keys.holder(h).map(|holder| holder.id), Some(flip.id));
        let free = Chord::of(Key::Num7);
        keys.give(hint, free);
        assert_eq!(
            (keys.chord(hint), keys.holder(f).is_none()),
            (Some(free), true)
        );
        keys.reset(flip);
        assert_eq!(keys.chord(flip), Some(f));
        assert!(keys.is_changed(hint) && !keys.is_changed(flip));
        keys.reset(hint);
        assert_eq!(keys, Keymap::default());
    }

    #[test]
    fn wrong_entries_of_a_file_do_no_harm() {
        let text = r#"{"analysis.hint": "F", "board.flip": "Hyper+9", "FromTomorrow": "Ctrl+K"}"#;
        let mut keys: Keymap = ron::from_str(text).unwrap();
        let (hint, flip) = (command("analysis.hint"), command("board.flip"));
        assert_eq!(keys.chord(hint), Some(Chord::of(Key::F)));
        assert_eq!(
            keys.chord(flip),
            None,
            "a changed shortcut overrides a default"
        );
        keys.reset(flip);
        assert_eq!(keys.chord(hint), Some(default_chord(hint)));
        assert_eq!(keys.chord(flip), Some(default_chord(flip)));
        keys.reset_all();
        let kept = ron::to_string(&keys).unwrap();
        assert_eq!(kept, r#"{"FromTomorrow":"Ctrl+K"}"#);
    }

    #[test]
    fn one_shortcut_never_belongs_to_two_commands() {
        let mut keys = Keymap::default();
        let all: Vec<&Command> = commands().collect();
        let mut random = 1_u32;
        for _ in 0..200 {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let one = all[(random >> 8) as usize % all.len()];
            let other = all[(random >> 20) as usize % all.len()];
            keys.give(one, default_chord(other));
            let held: Vec<Chord> = commands().filter_map(|c| keys.chord(c)).collect();
            assert_eq!(held.len(), all.len(), "each command has its own");
            for (index, chord) in held.iter().enumerate() {
                assert!(!held[..index].contains(chord), "{chord}");
            }
        }
    }
}
