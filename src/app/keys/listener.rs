//! Who hears a key before the program's commands do.

use super::Chord;
use bevy::ecs::message::Message;
use bevy::ecs::resource::Resource;
use bevy_egui::egui::{Context, Id, Key};

/// The board on which moves are made, among all that can have the keys.
pub const BOARD: &str = "board";

/// The board of the setup editor.
pub const SETUP: &str = "setup";

/// What is to have the keys next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attention {
    /// The board; if it has them, nothing is to have them any more.
    Board,
    /// The menu of a piece.
    Menu,
    /// The field in which a move is written.
    MoveField,
}

/// Says what is to have the keys next; nothing, once it has them.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attend(pub Option<Attention>);

/// What is to have the keys next, until it has them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextListener(pub Option<Attention>);

/// What has the keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listener {
    /// Nothing: all keys are commands.
    #[default]
    Nobody,
    /// Something that is written into.
    Text,
    /// The board of the editor, on which letters put pieces.
    Setup,
    /// The board, or a button, a list, a slider.
    Widget,
}

impl Listener {
    /// What has the keys now.
    pub fn now(ctx: &Context) -> Listener {
        match ctx.memory(|memory| memory.focused()) {
            None => Listener::Nobody,
            Some(id) if id == Id::new(SETUP) => Listener::Setup,
            Some(_) if ctx.text_edit_focused() => Listener::Text,
            Some(_) => Listener::Widget,
        }
    }

    /// Whether it keeps a key for itself.
    pub fn keeps(self, chord: Chord) -> bool {
        match self {
            Listener::Nobody => false,
            Listener::Text => !chord.is_function_key(),
            Listener::Setup => chord.is_plain() && !chord.is_function_key(),
            Listener::Widget => chord.is_plain() && WALKING.contains(&chord.key),
        }
    }
}

/// The keys that lead from one thing to the next, and press it.
const WALKING: [Key; 7] = [
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Tab,
    Key::Space,
    Key::Enter,
];

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::Modifiers;

    #[test]
    fn a_button_keeps_what_presses_it_and_a_field_what_can_be_written() {
        let [arrow, letter, function] = [Key::ArrowLeft, Key::U, Key::F6].map(Chord::of);
        let control = Chord::new(Modifiers::CTRL, Key::B);
        let kept = |listener: Listener| {
            [arrow, letter, control, function].map(|chord| listener.keeps(chord))
        };
        assert_eq!(kept(Listener::Nobody), [false; 4]);
        assert_eq!(kept(Listener::Widget), [true, false, false, false]);
        assert_eq!(kept(Listener::Setup), [true, true, false, false]);
        assert_eq!(kept(Listener::Text), [true, true, true, false]);
    }
}
