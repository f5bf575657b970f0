//! The keyboard focus: which widget uses a key before the shortcuts do.

use super::Chord;
use bevy::ecs::message::Message;
use bevy::ecs::resource::Resource;
use bevy_egui::egui::{Context, Id, Key, Popup};

/// The egui id of the board on which moves are made.
pub const BOARD: &str = "board";

/// The egui id of the setup editor's board.
pub const SETUP: &str = "setup";

/// What gets the keyboard focus next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attention {
    /// The board. If it has the focus already, it loses it.
    Board,
    /// The menu of a piece.
    Menu,
    /// The field for typed moves.
    MoveField,
    /// The first field of a window that has just opened above the page.
    Field,
}

/// Moves the keyboard focus; with none, cancels a request that is still open.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attend(pub Option<Attention>);

/// What gets the keyboard focus next, until it has it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextListener(pub Option<Attention>);

/// What has the keyboard focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listener {
    /// Nothing, so all keys are shortcuts.
    #[default]
    Nobody,
    /// A text field.
    Text,
    /// The board of the setup editor, where letters place pieces.
    Setup,
    /// The board, or a button, a list or a slider.
    Widget,
    /// A list that is open, or a menu.
    List,
}

impl Listener {
    /// What has the keyboard focus now.
    pub fn now(ctx: &Context) -> Listener {
        if Popup::is_any_open(ctx) {
            return Listener::List;
        }
        match ctx.memory(|memory| memory.focused()) {
            None => Listener::Nobody,
            Some(id) if id == Id::new(SETUP) => Listener::Setup,
            Some(_) if ctx.text_edit_focused() => Listener::Text,
            Some(_) => Listener::Widget,
        }
    }

    /// Whether the widget uses a key itself.
    pub fn keeps(self, chord: Chord) -> bool {
        match self {
            Listener::Nobody => false,
            Listener::Text => {
                let beyond = chord.ctrl && BEYOND_TEXT.contains(&chord.key);
                !beyond && !chord.is_function_key()
            }
            Listener::Setup => chord.is_plain() && !chord.is_function_key(),
            Listener::Widget => chord.is_plain() && WALKING.contains(&chord.key),
            Listener::List => {
                let closes = chord.key == Key::Escape || WALKING.contains(&chord.key);
                chord.is_plain() && closes
            }
        }
    }
}

/// The keys that edit no text when Ctrl is held: quit, save, open, and the size of the interface.
const BEYOND_TEXT: [Key; 6] = [Key::Q, Key::S, Key::O, Key::Plus, Key::Minus, Key::Num0];

/// The keys that move the focus from widget to widget, and press a button.
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
    fn a_button_uses_the_keys_that_press_it_and_a_field_those_that_type() {
        let [arrow, letter, function] = [Key::ArrowLeft, Key::U, Key::F6].map(Chord::of);
        let [control, quit] = [Key::B, Key::Q].map(|key| Chord::new(Modifiers::CTRL, key));
        let kept = |listener: Listener| {
            [arrow, letter, control, quit, function].map(|chord| listener.keeps(chord))
        };
        assert_eq!(kept(Listener::Nobody), [false; 5]);
        assert_eq!(kept(Listener::Widget), [true, false, false, false, false]);
        assert_eq!(kept(Listener::Setup), [true, true, false, false, false]);
        assert_eq!(kept(Listener::List), kept(Listener::Widget));
        assert!(Listener::List.keeps(Chord::of(Key::Escape)));
        assert_eq!(kept(Listener::Text), [true, true, true, false, false]);
    }
}
