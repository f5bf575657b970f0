//! Passes keyboard input on to egui, key by key.
//!
//! bevy_egui reads the held modifier keys only once a frame. If a chord were pressed and released between two frames,
//! it would lose its Ctrl and type a letter. So this plugin replaces that part of bevy_egui, and reads the modifiers
//! for each key.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::{EguiInputEvent, ModifierKeysState};
use bevy_egui::{EguiClipboard, EguiGlobalSettings, EguiInputSet, PrimaryEguiContext, egui};

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
    context: Query<Entity, With<PrimaryEguiContext>>,
    mut held: Local<ModifierKeysState>,
) {
    if lost.read().count() > 0 {
        // The window does not hear of keys released in another window.
        *held = ModifierKeysState::default();
    }
    let Ok(context) = context.single() else {
        return;
    };
    for key in typed.read() {
        let messages = events_of(key, &mut held, || clipboard.get_text());
        events.write_batch(
            messages
                .into_iter()
                .map(|event| EguiInputEvent { context, event }),
        );
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
}
