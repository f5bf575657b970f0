//! Commands whose effect depends on the screen: cancel, go back, continue, and keyboard focus for the board.

use super::windows;
use crate::app::access::Spoken;
use crate::app::action::{
    AnalysisAction, BlindAction, EditorAction, GuideAction, LearnAction, MovesAction,
    NewGameAction, PenultimaAction, PlayAction, PlaytestAction, PuzzleAction, ShellAction,
};
use crate::app::analysis::Analysis;
use crate::app::board::action::FocusBoard;
use crate::app::keys::{Attend, Attention};
use crate::app::learn::{EndingAction, LearnState};
use crate::app::my_games::{Saved, SavedAction};
use crate::app::play::table::Table;
use crate::app::play::{NewGame, Playing};
use crate::app::playtest::Playtest;
use crate::app::shell::{Act, Outbox, Screen, ScreenRequest, Shell};
use crate::app::stage::VisibleBoard;
use bevy::prelude::*;

/// The features to which a game on the board may belong.
type Owners<'a> = (&'a LearnState, &'a Playtest);

/// Adds the commands whose effect depends on the screen.
pub fn plugin(app: &mut App) {
    app.add_message::<FocusBoard>()
        .add_systems(Act, (hear, give_keys));
}

fn hear(
    mut actions: MessageReader<ShellAction>,
    shell: Res<Shell>,
    (playing, new_game, learn): (Res<Playing>, Res<NewGame>, Res<LearnState>),
    playtest: Res<Playtest>,
    (analysis, saved, spoken): (Res<Analysis>, Res<Saved>, Res<Spoken>),
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let owners = (&*learn, &*playtest);
        if *action == ShellAction::LeaveGame {
            if !return_to_owner(&playing, owners, &mut outbox) {
                outbox.send(ShellAction::OpenStart);
            }
        } else if *action == ShellAction::Continue {
            go_on(shell.shown(), &playing, &new_game, &mut outbox);
        } else if matches!(action, ShellAction::Cancel | ShellAction::Back) {
            match windows::open(&shell, &saved, &spoken).pop() {
                Some(window) => window.close().send(&mut outbox),
                None if saved.list.renaming.is_some() => {
                    outbox.send(SavedAction::BeginRename(None));
                }
                None if *action == ShellAction::Back => {
                    go_back(shell.shown(), &playing, owners, &mut outbox)
                }
                None => cancel(shell.shown(), &playing, &analysis, owners, &mut outbox),
            }
        }
    }
}

/// Cancels what is going on on a screen, or else leaves it.
fn cancel(
    screen: Screen,
    playing: &Playing,
    analysis: &Analysis,
    owners: Owners,
    outbox: &mut Outbox,
) {
    match screen {
        Screen::Game if playing.commenting => outbox.send(MovesAction::ToggleComment),
        Screen::Game if is_busy(playing, analysis) => {
            outbox.send(AnalysisAction::DropHint);
            match analysis.pinned.is_some() {
                true => outbox.send(AnalysisAction::Pin(None)),
                false => outbox.send(PlayAction::Cancel),
            }
        }
        Screen::Editor => outbox.send(EditorAction::Cancel),
        Screen::Start
        | Screen::NewGame
        | Screen::Game
        | Screen::Guide
        | Screen::Invent
        | Screen::Playtest
        | Screen::Collection
        | Screen::MyGames
        | Screen::Puzzles
        | Screen::Penultima
        | Screen::Blind
        | Screen::Learn => go_back(screen, playing, owners, outbox),
    }
}

/// Whether there is anything to cancel on the page of a game.
fn is_busy(playing: &Playing, analysis: &Analysis) -> bool {
    let asks = |table: &Table| {
        let course = &table.course;
        course.ask.is_some() || course.premove.is_some() || table.interaction.is_busy()
    };
    analysis.hint.is_some() || analysis.pinned.is_some() || playing.table.as_ref().is_some_and(asks)
}

/// Goes back to the exercise or the playtest whose game is on the board, if there is one.
fn return_to_owner(playing: &Playing, (learn, playtest): Owners, outbox: &mut Outbox) -> bool {
    let Some(table) = &playing.table else {
        return false;
    };
    if learn.analyses_ending(table) {
        outbox.send(LearnAction::Ending(EndingAction::Return));
        true
    } else if playtest.has_on_board(table) {
        outbox.send(PlaytestAction::Return);
        true
    } else {
        false
    }
}

/// Leaves a screen. A game in progress stays, unless it only analyses an exercise or is one of a playtest.
fn go_back(screen: Screen, playing: &Playing, owners: Owners, outbox: &mut Outbox) {
    match screen {
        Screen::Start => {}
        Screen::NewGame => outbox.send(ShellAction::OpenStart),
        Screen::Game => {
            let table = playing.table.as_ref();
            if table.is_some_and(Table::shows_review_page) {
                outbox.send(AnalysisAction::CloseReview);
            } else if !return_to_owner(playing, owners, outbox)
                && table.is_none_or(|table| table.outcome().is_some())
            {
                outbox.send(ShellAction::OpenStart);
            }
        }
        Screen::Guide => outbox.send(GuideAction::Leave),
        Screen::Editor => outbox.send(ScreenRequest::Close(Screen::Editor)),
        Screen::Invent => outbox.send(ScreenRequest::Close(Screen::Invent)),
        Screen::Playtest => outbox.send(PlaytestAction::Leave),
        Screen::Collection => outbox.send(SavedAction::CloseList),
        Screen::MyGames => outbox.send(SavedAction::OpenMyGames),
        Screen::Puzzles => outbox.send(PuzzleAction::Leave),
        Screen::Penultima => outbox.send(PenultimaAction::Leave),
        Screen::Blind => outbox.send(BlindAction::Leave),
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
        Screen::Start if playing.continued().is_some() => {
            outbox.send(ScreenRequest::Show(Screen::Game));
        }
        Screen::Start => outbox.send(SavedAction::Resume),
        Screen::Guide => outbox.send(ScreenRequest::Close(Screen::Guide)),
        Screen::Learn => outbox.send(LearnAction::Continue),
        Screen::Puzzles => outbox.send(PuzzleAction::GoOn),
        Screen::Game
        | Screen::Editor
        | Screen::Invent
        | Screen::Playtest
        | Screen::Collection
        | Screen::MyGames
        | Screen::Penultima
        | Screen::Blind => {}
    }
}

/// Moves the keyboard focus to the board that is shown, if there is one.
fn give_keys(
    mut asked: MessageReader<FocusBoard>,
    board: VisibleBoard,
    mut outbox: ResMut<Outbox>,
) {
    for FocusBoard in asked.read() {
        let part = board.stage().map(|_| Attention::Board);
        outbox.send(Attend(part));
    }
}
