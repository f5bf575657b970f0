//! Plays sounds for new moves and results.

use super::sounds::{sound_of_move, sound_of_outcome};
use super::state::Playing;
use super::table::Table;
use crate::app::board::drawing::BoardPosition;
use crate::app::shell::{Screen, Shell};
use crate::app::sound::Cue;
use bevy::prelude::*;

/// Plays the sound of a new move or result, once.
pub fn sound(
    playing: Res<Playing>,
    shell: Res<Shell>,
    mut cues: MessageWriter<Cue>,
    mut last: Local<Option<SoundedState>>,
) {
    let table = playing.table.as_ref();
    let table = table.filter(|_| shell.shows(Screen::Game));
    cues.write_batch(newest(table, &mut last));
}

/// The last state of the board that had its sound.
#[derive(Clone, Copy, PartialEq)]
pub struct SoundedState {
    game: u64,
    place: BoardPosition,
    over: bool,
}

/// The sound of the move that has just been made, or of the result. A game that is put on the board has none.
fn newest(table: Option<&Table>, last: &mut Option<SoundedState>) -> Option<Cue> {
    let table = table?;
    let now = SoundedState {
        game: table.number(),
        place: table.place(),
        over: table.outcome().is_some(),
    };
    let before = last.replace(now).filter(|before| before.game == now.game)?;
    match table.outcome() {
        Some(outcome) if !before.over => Some(sound_of_outcome(table, outcome)),
        _ => {
            let moved = before.place != now.place && table.shown() > 0;
            moved.then(|| sound_of_move(table))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::{Action, BoardAction, PlayAction};
    use crate::app::play::typing::Typed;
    use crate::app::tests::Program;
    use baroque::variant_file::Catalogue;

    #[test]
    fn moves_and_results_sound_once_and_a_new_game_is_silent() {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant("chess", None, &[]).unwrap();
        let start = variant.start().clone();
        let mut session = Program::new(catalogue);
        session.open(variant, Some(start));
        let mut last = None;
        assert_eq!(newest(session.playing().table.as_ref(), &mut last), None);
        let mut heard = |session: &mut Program, action| {
            session.apply(action);
            let cue = newest(session.playing().table.as_ref(), &mut last);
            assert_eq!(
                newest(session.playing().table.as_ref(), &mut last),
                None,
                "once"
            );
            cue
        };
        let write = Action::Typing(Typed::Text("e4".to_owned()));
        assert_eq!(heard(&mut session, write), None);
        let play = Action::Typing(Typed::Enter);
        assert_eq!(heard(&mut session, play), Some(Cue::Move));
        let back = Action::Board(BoardAction::Back);
        assert_eq!(heard(&mut session, back), None, "the start has no move");
        let won = Some(Cue::Win);
        assert_eq!(
            heard(&mut session, Action::Play(PlayAction::Resign)),
            won,
            "whatever position is shown"
        );
        assert_eq!(heard(&mut session, Action::Play(PlayAction::Rematch)), None);
    }
}
