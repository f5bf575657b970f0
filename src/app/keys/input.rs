//! Passes keyboard input on to egui, key by key.
//!
//! bevy_egui reads the held modifier keys only once a frame. If a chord were pressed and released between two frames,
//! it would lose its Ctrl and type a letter. So this plugin replaces that part of bevy_egui, and reads the modifiers
//! for each key.
//!
//! A shortcut may open a field or a window, and the keys after it are for what it opens. So they wait until that has
//! the focus.

use super::{Chord, Listener};
use crate::app::shell::FrameRequests;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::{EguiInputEvent, ModifierKeysState};
use bevy_egui::{
    EguiClipboard, EguiContext, EguiGlobalSettings, EguiInputSet, PrimaryEguiContext, egui,
};
use std::collections::VecDeque;

/// Replaces the keyboard input of bevy_egui.
pub fn plugin(app: &mut App) {
    let mut settings = app.world_mut().resource_mut::<EguiGlobalSettings>();
    let systems = &mut settings.input_system_settings;
    systems.run_write_keyboard_input_messages_system = false;
    app.add_systems(PreUpdate, write.in_set(EguiInputSet::ReadBevyMessages));
}

fn write(
    mut typed: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut events: MessageWriter<EguiInputEvent>,
    mut clipboard: ResMut<EguiClipboard>,
    mut context: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut wanted: ResMut<FrameRequests>,
    (mut held, mut waiting): (Local<ModifierKeysState>, Local<WaitingKeys>),
) {
    if lost.read().count() > 0 {
        // The window does not hear of keys released in another window.
        *held = ModifierKeysState::default();
    }
    let Ok((context, mut ctx)) = context.single_mut() else {
        return;
    };
    let listener = Listener::now(ctx.get_mut());
    waiting.keys.extend(typed.read().cloned());
    let passed = waiting.pass_on(listener, &mut held, || clipboard.get_text());
    let passed = passed.into_iter();
    events.write_batch(passed.map(|event| EguiInputEvent { context, event }));
    if waiting.end_frame() {
        wanted.at_once();
    }
}

/// The keys that wait for a later frame.
#[derive(Default)]
struct WaitingKeys {
    keys: VecDeque<KeyboardInput>,
    /// The number of frames for which they wait, with this one.
    frames: u8,
}

impl WaitingKeys {
    /// The events of the keys up to the next shortcut. What that opens appears in the next frame, and has the focus in
    /// the one after.
    fn pass_on(
        &mut self,
        listener: Listener,
        held: &mut ModifierKeysState,
        mut clipboard: impl FnMut() -> Option<String>,
    ) -> Vec<egui::Event> {
        let mut events = Vec::new();
        while self.frames == 0
            && let Some(key) = self.keys.pop_front()
        {
            let new = events_of(&key, held, &mut clipboard);
            if new.iter().any(|event| is_shortcut(event, listener)) {
                self.frames = 2;
            }
            events.extend(new);
        }
        events
    }

    /// Ends a frame. Returns whether keys still wait.
    fn end_frame(&mut self) -> bool {
        self.frames = self.frames.saturating_sub(1);
        !self.keys.is_empty()
    }
}

/// Whether an event is a key that the focused widget does not use. A key that is held down is a shortcut only once.
fn is_shortcut(event: &egui::Event, listener: Listener) -> bool {
    match *event {
        egui::Event::Key {
            key,
            pressed: true,
            repeat: false,
            modifiers,
            ..
        } => !listener.keeps(Chord::new(modifiers, key)),
        _ => false,
    }
}

/// The egui events for a key.
fn events_of(
    typed: &KeyboardInput,
    held: &mut ModifierKeysState,
    clipboard: impl FnOnce() -> Option<String>,
) -> Vec<egui::Event> {
    let pressed = typed.state.is_pressed();
    hold(held, &typed.logical_key, pressed);
    let mut events = Vec::new();
    if pressed && held.text_input_is_allowed() {
        events.extend(text(&typed.logical_key).map(egui::Event::Text));
    }
    let physical_key = bevy_to_egui_physical_key(&typed.key_code);
    let Some(key) = bevy_to_egui_key(&typed.logical_key).or(physical_key) else {
        return events;
    };
    let modifiers = held.to_egui_modifiers();
    events.push(egui::Event::Key {
        key,
        physical_key,
        pressed,
        repeat: typed.repeat,
        modifiers,
    });
    if pressed && modifiers.command {
        events.extend(match key {
            egui::Key::C => Some(egui::Event::Copy),
            egui::Key::X => Some(egui::Event::Cut),
            egui::Key::V => clipboard().map(egui::Event::Text),
            _ => None,
        });
    }
    events
}

fn hold(held: &mut ModifierKeysState, key: &Key, pressed: bool) {
    match key {
        Key::Shift => held.shift = pressed,
        Key::Control => held.ctrl = pressed,
        Key::Alt => held.alt = pressed,
        Key::Super | Key::Meta => held.win = pressed,
        _ => {}
    }
}

/// The text that a key types.
fn text(key: &Key) -> Option<String> {
    match key {
        Key::Character(text) if !text.contains(char::is_control) => Some(text.to_string()),
        Key::Space => Some(" ".to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;
    use bevy::input::keyboard::KeyCode;

    fn typed(logical_key: Key, key_code: KeyCode, pressed: bool) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key,
            state: match pressed {
                true => ButtonState::Pressed,
                false => ButtonState::Released,
            },
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    /// The egui events of a chord that is pressed and released within one frame.
    fn chord(held: Key, key: &str, code: KeyCode) -> Vec<egui::Event> {
        let letter = Key::Character(key.into());
        let keys = [
            typed(held.clone(), KeyCode::ControlLeft, true),
            typed(letter.clone(), code, true),
            typed(letter, code, false),
            typed(held, KeyCode::ControlLeft, false),
            typed(Key::Character("w".into()), KeyCode::KeyW, true),
        ];
        let mut state = ModifierKeysState::default();
        let pasted = || Some("pasted".to_owned());
        let events = keys
            .iter()
            .flat_map(|key| events_of(key, &mut state, pasted));
        events.collect()
    }

    fn held_with(events: &[egui::Event], wanted: egui::Key) -> Option<egui::Modifiers> {
        events.iter().find_map(|event| match *event {
            egui::Event::Key {
                key,
                pressed: true,
                modifiers,
                ..
            } if key == wanted => Some(modifiers),
            _ => None,
        })
    }

    fn written(events: &[egui::Event]) -> Vec<&str> {
        let texts = events.iter().filter_map(|event| match event {
            egui::Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn a_chord_within_one_frame_keeps_its_modifiers() {
        let events = chord(Key::Control, "o", KeyCode::KeyO);
        assert!(held_with(&events, egui::Key::O).unwrap().ctrl);
        assert!(!held_with(&events, egui::Key::W).unwrap().ctrl);
        assert_eq!(written(&events), ["w"], "the chord writes nothing");
        let events = chord(Key::Shift, "O", KeyCode::KeyO);
        assert!(held_with(&events, egui::Key::O).unwrap().shift);
        assert_eq!(written(&events), ["O", "w"]);
    }

    #[test]
    fn copy_cut_and_paste_work_by_keyboard() {
        let events = chord(Key::Control, "c", KeyCode::KeyC);
        assert!(events.contains(&egui::Event::Copy));
        let events = chord(Key::Control, "v", KeyCode::KeyV);
        assert_eq!(written(&events), ["pasted", "w"]);
    }

    #[test]
    fn a_key_without_a_latin_letter_counts_by_its_place() {
        let mut state = ModifierKeysState::default();
        let key = typed(Key::Character("г".into()), KeyCode::KeyU, true);
        let events = events_of(&key, &mut state, || None);
        assert!(held_with(&events, egui::Key::U).is_some());
        assert_eq!(written(&events), ["г"]);
    }

    /// The keys that reach egui in each frame, while a widget listens. All are pressed before the first frame.
    fn frames(keys: &[(&str, KeyCode)], listener: impl Fn(usize) -> Listener) -> Vec<String> {
        let (mut held, mut waiting) = (ModifierKeysState::default(), WaitingKeys::default());
        for &(key, code) in keys {
            let key = Key::Character(key.into());
            waiting.keys.push_back(typed(key, code, true));
        }
        let mut frames = Vec::new();
        loop {
            let events = waiting.pass_on(listener(frames.len()), &mut held, || None);
            frames.push(written(&events).concat());
            if !waiting.end_frame() {
                return frames;
            }
        }
    }

    #[test]
    fn keys_after_a_shortcut_wait_until_what_it_opens_has_the_focus() {
        let keys = [
            ("/", KeyCode::Slash),
            ("r", KeyCode::KeyR),
            ("e", KeyCode::KeyE),
        ];
        let field = |frame| match frame {
            0 | 1 => Listener::Nobody,
            _ => Listener::Text,
        };
        assert_eq!(frames(&keys, field), ["/", "", "re"]);
        assert_eq!(frames(&keys, |_| Listener::Text), ["/re"]);
        let nobody = frames(&keys, |_| Listener::Nobody);
        assert_eq!(nobody, ["/", "", "r", "", "e"]);
    }
}
