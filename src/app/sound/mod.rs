//! Sounds for moves and other events.
//!
//! | file | |
//! |---|---|
//! | `mod` | plays the sounds that are sent as messages |
//! | `cue` | the sounds, and the sound of each move |

mod cue;

pub use cue::Cue;

use super::settings::Settings;
use super::shell::Deliver;
use bevy::audio::{AudioPlayer, AudioSource, PlaybackSettings, Volume};
use bevy::prelude::*;
use std::path::Path;
use std::sync::Arc;

/// The sounds, if the machine can play them.
#[derive(Resource, Default)]
pub struct Sounds(Vec<(Cue, Handle<AudioSource>)>);

impl Sounds {
    /// Whether there are sounds to play.
    pub fn are_there(&self) -> bool {
        !self.0.is_empty()
    }
}

/// Adds the sounds, which are sent as [`Cue`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Sounds>()
        .add_message::<Cue>()
        .add_systems(Startup, load)
        .add_systems(Update, play.run_if(on_message::<Cue>).after(Deliver));
}

/// Whether this machine may have a sound device. Without one the sound library prints long warnings, so it is not
/// started then.
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

/// Loads the sounds, if the machine can play them.
fn load(mut sounds: ResMut<Sounds>, sources: Option<ResMut<Assets<AudioSource>>>) {
    let Some(mut sources) = sources else { return };
    sounds.0 = Cue::ALL
        .map(|cue| {
            let bytes = Arc::from(cue.file());
            (cue, sources.add(AudioSource { bytes }))
        })
        .to_vec();
}

/// Plays the sounds that were sent, each once a frame.
fn play(
    mut commands: Commands,
    mut cues: MessageReader<Cue>,
    settings: Res<Settings>,
    sounds: Res<Sounds>,
) {
    let mut cues: Vec<Cue> = cues.read().copied().collect();
    let volume = f32::from(settings.volume()) / 100.0;
    if !settings.sound || volume == 0.0 {
        return;
    }
    cues.dedup();
    for cue in cues {
        let source = sounds.0.iter().find(|(known, _)| *known == cue);
        if let Some((_, source)) = source {
            // The ear hears loudness as a power of the amplitude.
            let volume = Volume::Linear(volume * volume);
            let settings = PlaybackSettings::DESPAWN.with_volume(volume);
            commands.spawn((AudioPlayer(source.clone()), settings));
        }
    }
}
