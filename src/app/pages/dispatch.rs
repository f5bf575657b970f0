//! Commands whose effect depends on the screen: cancel, continue, and keyboard focus for the board.

use super::windows;
use crate::app::access::Spoken;
use crate::app::action::{
    AnalysisAction, EditorAction, GuideAction, InspectAction, LearnAction, MovesAction,
    NewGameAction, PenultimaAction, PlayAction, PuzzleAction, ShellAction,
};
use crate::app::analysis::Analysis;
use crate::app::keys::{Attend, Attention};
use crate::app::my_games::{Saved, SavedAction};
use crate::app::play::{NewGame, Playing};
use crate::app::shell::{Act, Outbox, Screen, ScreenRequest, Shell};
use crate::app::stage::VisibleBoard;
use bevy::prelude::*;

/// Adds the commands whose effect depends on the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(Act, (hear, give_keys));
}

fn hear(
    mut actions: MessageReader<ShellAction>,
    shell: Res<Shell>,
    (playing, new_game): (Res<Playing>, Res<NewGame>),
    (analysis, saved, spoken): (Res<Analysis>, Res<Saved>, Res<Spoken>),
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        match action {
            ShellAction::Continue => go_on(shell.shown(), &playing, &new_game, &mut outbox),
            ShellAction::Cancel => match windows::open(&shell, &saved, &spoken).pop() {
                Some(window) => window.close().send(&mut outbox),
                None if saved.list.renaming.is_some() => {
                    outbox.send(SavedAction::BeginRename(None));
                }
                None => cancel(shell.shown(), &playing, &analysis, &mut outbox),
            },
            ShellAction::OpenStart
            | ShellAction::Show(..)
            | ShellAction::Toggle(_)
            | ShellAction::ToggleAbout
            | ShellAction::ToggleFullscreen
            | ShellAction::Dismiss(_)
            | ShellAction::Quit => {}
        }
    }
}

/// Cancels what is going on on a screen, or leaves it.
fn cancel(screen: Screen, playing: &Playing, analysis: &Analysis, outbox: &mut Outbox) {
    match screen {
        Screen::Start => {}
        Screen::NewGame => outbox.send(ScreenRequest::Show(Screen::Start)),
        Screen::Game if playing.commenting => outbox.send(MovesAction::ToggleComment),
        Screen::Game => {
            outbox.send(AnalysisAction::DropHint);
            match analysis.pinned.is_some() {
                true => outbox.send(AnalysisAction::Pin(None)),
                false => outbox.send(PlayAction::Cancel),
            }
        }
        Screen::Guide => outbox.send(GuideAction::Leave),
        Screen::Editor => outbox.send(EditorAction::Cancel),
        Screen::Invent => outbox.send(ScreenRequest::Close(Screen::Invent)),
        Screen::Collection => outbox.send(SavedAction::CloseList),
        Screen::MyGames => outbox.send(SavedAction::OpenMyGames),
        Screen::Puzzles => outbox.send(PuzzleAction::Leave),
        Screen::Penultima => outbox.send(PenultimaAction::Leave),
        Screen::Learn => outbox.send(LearnAction::Leave),
    }
}

/// Continues with what a screen offers.
fn go_on(screen: Screen, playing: &Playing, new_game: &NewGame, outbox: &mut Outbox) {
    match screen {
        Screen::NewGame => {
            if let Some(draft) = &new_game.draft {
                outbox.send(NewGameAction::Start(draft.choice.clone()));
            }
        }
        Screen::Start if playing.table.is_some() => {
            outbox.send(ScreenRequest::Show(Screen::Game));
        }
        Screen::Start => outbox.send(SavedAction::Resume),
        Screen::Guide => outbox.send(ScreenRequest::Close(Screen::Guide)),
        Screen::Learn => outbox.send(LearnAction::Continue),
        Screen::Puzzles => outbox.send(PuzzleAction::GoOn),
        Screen::Game
        | Screen::Editor
        | Screen::Invent
        | Screen::Collection
        | Screen::MyGames
        | Screen::Penultima => {}
    }
}

/// Moves the keyboard focus to the board that is shown, if there is one.
fn give_keys(
    mut actions: MessageReader<InspectAction>,
    board: VisibleBoard,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        match action {
            InspectAction::Focus => {
                let part = board.stage().map(|_| Attention::Board);
                outbox.send(Attend(part));
            }
            InspectAction::Ask(_)
            | InspectAction::ShowThreats(_)
            | InspectAction::ToggleLegend
            | InspectAction::OpenMenu(_)
            | InspectAction::CloseMenu
            | InspectAction::ReadOut => {}
        }
    }
}
