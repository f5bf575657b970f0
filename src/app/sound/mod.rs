//! Moves that can be heard, and other things that call for an ear.

mod cue;

pub use cue::Cue;

use super::board::drawing::Place;
use super::session::Session;
use crate::app::shell::Screen;
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

/// Plays what belongs to the newest move or to the end of the game, once, and what else has been asked for.
pub fn play(
    mut commands: Commands,
    mut session: ResMut<Session>,
    sounds: Res<Sounds>,
    mut last: Local<Option<Seen>>,
) {
    let mut cues = std::mem::take(&mut session.cues);
    cues.extend(newest(&session, &mut last));
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

/// What was on the board last.
#[derive(Clone, Copy, PartialEq)]
pub struct Seen {
    game: u64,
    place: Place,
    over: bool,
}

/// What the move sounds like that has just led to the position on the board, or the end that has just come. A game
/// that is laid on the board makes no sound.
fn newest(session: &Session, last: &mut Option<Seen>) -> Option<Cue> {
    let shown = session.table.as_ref();
    let table = shown.filter(|_| session.shell.shows(Screen::Game))?;
    let now = Seen {
        game: table.number(),
        place: table.place(),
        over: table.outcome().is_some(),
    };
    let before = last.replace(now).filter(|before| before.game == now.game)?;
    match table.outcome() {
        Some(outcome) if !before.over => Some(Cue::of_outcome(table, outcome)),
        _ => {
            let moved = before.place != now.place && table.shown() > 0;
            moved.then(|| Cue::of_move(table))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::{Action, BoardAction, PlayAction};
    use crate::app::settings::Settings;
    use crate::app::typing::Typed;
    use crate::variant_file::Catalogue;

    #[test]
    fn moves_and_ends_are_heard_once_and_another_game_is_not() {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant("chess", None, &[]).unwrap();
        let start = variant.start().clone();
        let mut session = Session::new(catalogue, Settings::default());
        session.open(variant, Some(start));
        let mut last = None;
        assert_eq!(newest(&session, &mut last), None);
        let mut heard = |session: &mut Session, action| {
            session.apply(action);
            let cue = newest(session, &mut last);
            assert_eq!(newest(session, &mut last), None, "once");
            cue
        };
        let write = Action::Play(PlayAction::Typed(Typed::Text("e4".to_owned())));
        assert_eq!(heard(&mut session, write), None);
        let play = Action::Play(PlayAction::Typed(Typed::Enter));
        assert_eq!(heard(&mut session, play), Some(Cue::Move));
        let back = Action::Board(BoardAction::Back);
        assert_eq!(heard(&mut session, back), None, "the start has no move");
        let won = Some(Cue::Win);
        assert_eq!(
            heard(&mut session, Action::Play(PlayAction::Resign)),
            won,
            "whatever is shown"
        );
        assert_eq!(heard(&mut session, Action::Play(PlayAction::Rematch)), None);
    }
}
