//! Changing the shortcut of a command, and the keys that cannot be shortcuts.

use super::commands::{Command, by_id};
use super::{Chord, Keymap};
use baroque::texts::text;
use bevy::ecs::message::Message;
use bevy::ecs::resource::Resource;
use bevy_egui::egui::Key;

/// A step in changing shortcuts.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum KeyEdit {
    /// Wait for the new shortcut of a command, by its id; with none, stop waiting.
    Wait(Option<&'static str>),
    /// Use the chord that was pressed.
    Press(Chord),
    /// Swap the shortcuts of the two commands in conflict.
    Swap,
    /// Give a command its default shortcut again.
    Reset(&'static str),
    /// Give all commands their default shortcuts again.
    ResetAll,
    /// The button of the command has the keyboard focus again.
    Returned,
}

/// The state of a change of a shortcut.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Rebinding {
    /// The id of the command that waits for its new shortcut.
    pub waiting: Option<&'static str>,
    /// The command in conflict with another one, and the shortcut that both want.
    pub asked: Option<(&'static str, Chord)>,
    /// The command of the last change, and a message about it: what was done, or why not.
    pub message: Option<(&'static str, String)>,
    /// The command that has waited. Its button gets the keyboard focus again.
    pub back: Option<&'static str>,
}

impl Rebinding {
    /// Applies a step.
    pub fn apply(&mut self, edit: KeyEdit, keys: &mut Keymap) {
        if edit == KeyEdit::Returned {
            self.back = None;
            return;
        }
        let before = std::mem::take(self);
        self.back = before.waiting;
        match edit {
            KeyEdit::Wait(command) => self.waiting = command,
            KeyEdit::Press(chord) => {
                if let Some(command) = before.waiting.and_then(by_id) {
                    self.press(command, chord, keys);
                }
            }
            KeyEdit::Swap => {
                if let Some((command, chord)) = before.asked
                    && let Some(command) = by_id(command)
                {
                    keys.give(command, chord);
                }
            }
            KeyEdit::Reset(command) => {
                if let Some(command) = by_id(command) {
                    self.reset(command, keys);
                }
            }
            KeyEdit::ResetAll => keys.reset_all(),
            KeyEdit::Returned => self.back = None,
        }
    }

    fn press(&mut self, command: &Command, chord: Chord, keys: &mut Keymap) {
        if chord == Chord::of(Key::Escape) {
            return;
        }
        if let Some(why) = unavailable(chord) {
            self.message = Some((command.id, why));
            self.waiting = self.back.take();
            return;
        }
        match keys.holder(chord) {
            Some(other) if other.id != command.id => {
                self.asked = Some((command.id, chord));
            }
            _ => keys.give(command, chord),
        }
    }

    fn reset(&mut self, command: &Command, keys: &mut Keymap) {
        let before = keys.clone();
        keys.reset(command);
        let changed =
            |other: &&Command| other.id != command.id && before.chord(other) != keys.chord(other);
        if let Some(other) = super::commands::commands().find(changed) {
            let words = match keys.chord(other) {
                Some(chord) => {
                    text!("keys-now", command = other.name(), key = chord.to_string())
                }
                None => text!("keys-now-none", command = other.name()),
            };
            self.message = Some((command.id, words));
        }
    }
}

/// The reason why a key cannot be a shortcut, if there is one.
fn unavailable(chord: Chord) -> Option<String> {
    let writes = [Key::A, Key::C, Key::V, Key::X];
    let key = chord.to_string();
    match chord.key {
        Key::Tab => Some(text!("keys-bespoken-tab", key = key)),
        Key::F1 => Some(text!("keys-bespoken-help", key = key)),
        Key::T if chord == Chord::of(Key::T) => Some(text!("keys-bespoken-threats", key = key)),
        Key::F10 if chord.shift => Some(text!("keys-bespoken-menu", key = key)),
        Key::Z if chord.ctrl && chord.shift => Some(text!("keys-bespoken-redo", key = key)),
        held if chord.ctrl && writes.contains(&held) => {
            Some(text!("keys-bespoken-writing", key = key))
        }
        other if other > Key::F35 => Some(text!("keys-bespoken-none", key = key)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_conflict_of_shortcuts_is_asked_about() {
        let hint = by_id("analysis.hint").unwrap();
        let flip = by_id("board.flip").unwrap();
        let (mut change, mut keys) = (Rebinding::default(), Keymap::default());
        let wait = KeyEdit::Wait(Some(hint.id));
        change.apply(wait.clone(), &mut keys);
        change.apply(KeyEdit::Press(Chord::of(Key::Tab)), &mut keys);
        assert!(change.waiting.is_some() && change.message.is_some());
        change.apply(KeyEdit::Press(Chord::of(Key::F)), &mut keys);
        assert_eq!(keys, Keymap::default(), "nothing changes before the answer");
        assert_eq!(change.asked, Some((hint.id, Chord::of(Key::F))));
        change.apply(KeyEdit::Swap, &mut keys);
        assert_eq!(keys.chord(hint), Some(Chord::of(Key::F)));
        assert_eq!(keys.chord(flip), Some(Chord::of(Key::H)));
        change.apply(KeyEdit::Reset(hint.id), &mut keys);
        assert_eq!(keys, Keymap::default());
        let (about, words) = change.message.unwrap();
        assert_eq!((about, words.as_str()), (hint.id, "Flip board is now F."));
    }

    #[test]
    fn escape_keeps_the_old_shortcut() {
        let (mut change, mut keys) = (Rebinding::default(), Keymap::default());
        let hint = by_id("analysis.hint").unwrap();
        change.apply(KeyEdit::Wait(Some(hint.id)), &mut keys);
        change.apply(KeyEdit::Press(Chord::of(Key::Escape)), &mut keys);
        let back = Some(hint.id);
        let left = Rebinding {
            back,
            ..Rebinding::default()
        };
        assert_eq!((change, keys), (left, Keymap::default()));
    }

    #[test]
    fn the_button_gets_the_focus_back_once() {
        let (mut change, mut keys) = (Rebinding::default(), Keymap::default());
        let hint = by_id("analysis.hint").unwrap();
        change.apply(KeyEdit::Wait(Some(hint.id)), &mut keys);
        change.apply(KeyEdit::Press(Chord::of(Key::F)), &mut keys);
        assert_eq!(change.back, Some(hint.id));
        change.apply(KeyEdit::Returned, &mut keys);
        assert_eq!((change.back, change.asked.is_some()), (None, true));
    }
}
