//! A key with the modifier keys held with it.

use bevy_egui::egui::{Event, InputState, Key, Modifiers};
use std::fmt;
use std::str::FromStr;

/// A key with the modifier keys held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    /// Ctrl, or the command key on a Mac.
    pub ctrl: bool,
    pub alt: bool,
    /// Shift. It is ignored for signs, because some keyboards need Shift to type them.
    pub shift: bool,
    pub key: Key,
}

impl Chord {
    /// The chord of a key that is pressed while modifiers are held.
    pub fn new(held: Modifiers, key: Key) -> Chord {
        Chord {
            ctrl: held.ctrl || held.command,
            alt: held.alt,
            shift: held.shift && !is_sign(key),
            key,
        }
    }

    /// A key without modifiers.
    pub fn of(key: Key) -> Chord {
        Chord::new(Modifiers::NONE, key)
    }

    /// Whether no modifier except Shift is held.
    pub fn is_plain(self) -> bool {
        !self.ctrl && !self.alt
    }

    /// Whether the key is F1, F2 and so on, which type nothing.
    pub fn is_function_key(self) -> bool {
        (Key::F1..=Key::F35).contains(&self.key)
    }

    /// The text for the settings file, which [`FromStr`] reads.
    pub fn stored(self) -> String {
        self.with_name(self.key.name())
    }

    fn with_name(self, name: &str) -> String {
        let held = [
            (self.ctrl, "Ctrl+"),
            (self.alt, "Alt+"),
            (self.shift, "Shift+"),
        ];
        let held = held.into_iter().filter(|(held, _)| *held);
        held.map(|(_, name)| name).chain([name]).collect()
    }
}

/// The text that the window shows.
impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.key {
            Key::ArrowLeft => "←",
            Key::ArrowRight => "→",
            Key::ArrowUp => "↑",
            Key::ArrowDown => "↓",
            key => key.symbol_or_name(),
        };
        f.write_str(&self.with_name(name))
    }
}

impl FromStr for Chord {
    type Err = ();

    fn from_str(text: &str) -> Result<Chord, ()> {
        let mut held = Modifiers::NONE;
        let mut rest = text;
        while let Some((first, more)) = rest.split_once('+').filter(|(_, more)| !more.is_empty()) {
            held |= match first {
                "Ctrl" => Modifiers::CTRL,
                "Alt" => Modifiers::ALT,
                "Shift" => Modifiers::SHIFT,
                _ => return Err(()),
            };
            rest = more;
        }
        let key = Key::from_name(rest).ok_or(())?;
        Ok(Chord::new(held, key))
    }
}

/// Whether a key types a sign, which is neither a letter nor a space.
fn is_sign(key: Key) -> bool {
    let named = key <= Key::PageDown || (Key::F1..=Key::F35).contains(&key);
    let letter = (Key::A..=Key::Z).contains(&key);
    !named && !letter
}

/// All chords pressed since the last frame, in their order.
pub fn pressed(input: &InputState) -> Vec<Chord> {
    let chord = |event: &Event| match *event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => Some(Chord::new(modifiers, key)),
        _ => None,
    };
    input.events.iter().filter_map(chord).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_chord_is_read_again() {
        for key in Key::ALL {
            for held in [
                Modifiers::NONE,
                Modifiers::CTRL,
                Modifiers::ALT | Modifiers::SHIFT,
            ] {
                let chord = Chord::new(held, *key);
                assert_eq!(chord.stored().parse(), Ok(chord), "{}", chord.stored());
            }
        }
        for nonsense in ["", "Ctrl", "Hyper+A", "Ctrl+", "A+B"] {
            assert_eq!(nonsense.parse::<Chord>(), Err(()), "{nonsense}");
        }
    }

    #[test]
    fn shift_counts_for_letters_and_not_for_signs() {
        let shifted = |key| Chord::new(Modifiers::SHIFT, key);
        assert_ne!(shifted(Key::U), Chord::of(Key::U));
        assert_ne!(shifted(Key::Home), Chord::of(Key::Home));
        assert_eq!(shifted(Key::Questionmark), Chord::of(Key::Questionmark));
        assert_eq!(shifted(Key::Slash), Chord::of(Key::Slash));
        assert_eq!(shifted(Key::Num1), Chord::of(Key::Num1));
    }
}
