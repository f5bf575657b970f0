//! Moves that can be heard, and other things that call for an ear.

mod cue;

pub use cue::Cue;

use super::session::{Page, Session};
use bevy::audio::{AudioPlayer, AudioSource, PlaybackSettings, Volume};
use bevy::prelude::*;
use std::path::Path;
use std::sync::Arc;

/// The sounds, if there is anything to play them on.
#[derive(Resource, Default)]
pub struct Sounds(Vec<(Cue, Handle<AudioSource>)>);

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
pub fn load(
    mut session: ResMut<Session>,
    mut sounds: ResMut<Sounds>,
    sources: Option<ResMut<Assets<AudioSource>>>,
) {
    let Some(mut sources) = sources else { return };
    session.audible = true;
    sounds.0 = Cue::ALL
        .map(|cue| {
            let bytes = Arc::from(cue.file());
            (cue, sources.add(AudioSource { bytes }))
        })
        .to_vec();
}

/// Plays what belongs to the newest move, once, and what else has been asked for.
pub fn play(
    mut commands: Commands,
    mut session: ResMut<Session>,
    sounds: Res<Sounds>,
    mut last: Local<Option<(usize, u64)>>,
) {
    let mut cues = std::mem::take(&mut session.cues);
    cues.extend(newest_move(&session, &mut last));
    let volume = f32::from(session.settings.volume()) / 100.0;
    if !session.settings.sound || volume == 0.0 {
        return;
    }
    cues.dedup();
    for cue in cues {
        let source = sounds.0.iter().find(|(known, _)| *known == cue);
        if let Some((_, source)) = source {
            // Loudness is felt as the power of the amplitude.
            let volume = Volume::Linear(volume * volume);
            let settings = PlaybackSettings::DESPAWN.with_volume(volume);
            commands.spawn((AudioPlayer(source.clone()), settings));
        }
    }
}

/// What the move sounds like that has just led to the position on the board.
fn newest_move(session: &Session, last: &mut Option<(usize, u64)>) -> Option<Cue> {
    let shown = session.table.as_ref();
    let table = shown.filter(|_| session.page == Page::Game)?;
    let now = table.place();
    if *last == Some(now) {
        return None;
    }
    let begun = last.replace(now).is_some();
    (begun && table.shown() > 0).then(|| Cue::of_move(table))
}
