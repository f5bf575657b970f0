//! Moves that can be heard.

use super::session::{Page, Session};
use super::table::Table;
use crate::rules::{Effect, Royal, Travel};
use bevy::audio::{AudioPlayer, AudioSource, PlaybackSettings};
use bevy::prelude::*;
use std::path::Path;
use std::sync::Arc;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    Move,
    Capture,
    Swap,
    Freeze,
    Check,
    End,
}

impl Sound {
    const ALL: [(Sound, &'static [u8]); 6] = [
        (Sound::Move, include_bytes!("../../assets/sounds/move.wav")),
        (
            Sound::Capture,
            include_bytes!("../../assets/sounds/capture.wav"),
        ),
        (Sound::Swap, include_bytes!("../../assets/sounds/swap.wav")),
        (
            Sound::Freeze,
            include_bytes!("../../assets/sounds/freeze.wav"),
        ),
        (
            Sound::Check,
            include_bytes!("../../assets/sounds/check.wav"),
        ),
        (Sound::End, include_bytes!("../../assets/sounds/end.wav")),
    ];
}

/// The sounds, if there is anything to play them on.
#[derive(Resource, Default)]
pub struct Sounds(Vec<(Sound, Handle<AudioSource>)>);

/// Whether this machine can play sound at all. The sound library would complain at length about a
/// missing device, so it is only started where there may be one.
pub fn device() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let card = std::fs::read_to_string("/proc/asound/cards").is_ok_and(|cards| {
        cards
            .trim_start()
            .starts_with(|letter: char| letter.is_ascii_digit())
    });
    let server = std::env::var_os("PULSE_SERVER").is_some();
    let socket = std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|folder| {
        let folder = Path::new(&folder);
        folder.join("pulse/native").exists() || folder.join("pipewire-0").exists()
    });
    card || server || socket
}

/// Makes the sounds ready, where they can be played.
pub fn load(mut sounds: ResMut<Sounds>, sources: Option<ResMut<Assets<AudioSource>>>) {
    let Some(mut sources) = sources else { return };
    sounds.0 = Sound::ALL
        .map(|(sound, bytes)| {
            let bytes = Arc::from(bytes);
            (sound, sources.add(AudioSource { bytes }))
        })
        .to_vec();
}

/// Plays what belongs to the newest move, once.
pub fn play(
    mut commands: Commands,
    mut session: ResMut<Session>,
    sounds: Res<Sounds>,
    mut last: Local<Option<(usize, u64)>>,
) {
    let table = session
        .table
        .as_ref()
        .filter(|_| session.page == Page::Game);
    let Some(table) = table else { return };
    let now = (table.shown(), table.position().hash());
    if *last == Some(now) {
        return;
    }
    let begun = last.replace(now).is_some();
    if !begun || !session.settings.sound || table.shown() == 0 {
        return;
    }
    let sound = heard(table);
    if sounds.0.is_empty() {
        session.notify_once("No sound device was found: moves cannot be heard.");
        return;
    }
    let source = sounds.0.iter().find(|(known, _)| *known == sound);
    if let Some((_, source)) = source {
        commands.spawn((AudioPlayer(source.clone()), PlaybackSettings::DESPAWN));
    }
}

/// What the move that led to the position on the board sounds like.
fn heard(table: &Table) -> Sound {
    let variant = table.variant();
    if table.at_newest() && table.outcome().is_some() {
        return Sound::End;
    }
    if variant.settings().royal == Royal::Check && variant.in_check(table.position()) {
        return Sound::Check;
    }
    let effects = table
        .last_transition()
        .map(|transition| &transition.effects);
    let any =
        |wanted: fn(&Effect) -> bool| effects.is_some_and(|effects| effects.iter().any(wanted));
    if any(|effect| matches!(effect, Effect::Capture { .. } | Effect::Sacrifice { .. })) {
        Sound::Capture
    } else if any(|effect| matches!(effect, Effect::Freeze { .. })) {
        Sound::Freeze
    } else if any(|effect| {
        matches!(
            effect,
            Effect::Travel {
                by: Travel::Swap | Travel::Exchange | Travel::Drive | Travel::Push | Travel::Pull,
                ..
            }
        )
    }) {
        Sound::Swap
    } else {
        Sound::Move
    }
}
