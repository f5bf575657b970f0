//! Commands whose effect depends on the screen: cancel, go back, continue, and keyboard focus for the board. Most pages
//! say what they answer when they are added. The start page, the choices for a new game and the page of a game depend on
//! several features.

use super::windows;
use crate::app::access::Spoken;
use crate::app::action::{
    AnalysisAction, LearnAction, MovesAction, NewGameAction, PlayAction, ShellAction,
};
use crate::app::analysis::Analysis;
use crate::app::board::action::FocusBoard;
use crate::app::keys::{Attend, Attention};
use crate::app::learn::{EndingAction, LearnState};
use crate::app::my_games::{Saved, SavedAction};
use crate::app::play::stage::visible_board;
use crate::app::play::table::{Legend, Table};
use crate::app::play::{NewGame, Playing};
use crate::app::playtest::{Playtest, PlaytestAction};
use crate::app::screens::Pages;
use crate::app::shell::{Act, Outbox, Screen, ScreenRequest, Shell};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Adds the commands whose effect depends on the screen.
pub fn plugin(app: &mut App) {
    app.add_message::<FocusBoard>()
        .add_systems(Act, (hear, has_board.pipe(give_keys)));
}

/// The state that the commands depend on.
#[derive(SystemParam)]
struct CommandInputs<'w> {
    shell: Res<'w, Shell>,
    pages: Res<'w, Pages>,
    playing: Res<'w, Playing>,
    new_game: Res<'w, NewGame>,
    learn: Res<'w, LearnState>,
    playtest: Res<'w, Playtest>,
    analysis: Res<'w, Analysis>,
    saved: Res<'w, Saved>,
    spoken: Res<'w, Spoken>,
}

fn hear(mut actions: MessageReader<ShellAction>, given: CommandInputs, mut outbox: ResMut<Outbox>) {
    for action in actions.read() {
        if *action == ShellAction::LeaveGame {
            if !given.return_to_owner(&mut outbox) {
                given.leave_game(&mut outbox);
            }
        } else if *action == ShellAction::Continue {
            given.go_on(&mut outbox);
        } else if matches!(action, ShellAction::Cancel | ShellAction::Back) {
            match windows::open(&given.shell, &given.saved, &given.spoken).pop() {
                Some(window) => window.close().send(&mut outbox),
                None if given.saved.list.renaming.is_some() => {
                    outbox.send(SavedAction::BeginRename(None));
                }
                None if *action == ShellAction::Back => given.go_back(&mut outbox),
                None => given.cancel(&mut outbox),
            }
        }
    }
}

impl CommandInputs<'_> {
    /// Cancels what is going on on the screen, or else leaves it.
    fn cancel(&self, outbox: &mut Outbox) {
        match self.shell.shown() {
            Screen::Game if self.playing.commenting => outbox.send(MovesAction::ToggleComment),
            Screen::Game if self.is_busy() => {
                outbox.send(AnalysisAction::DropHint);
                match self.analysis.pinned.is_some() {
                    true => outbox.send(AnalysisAction::Pin(None)),
                    false => outbox.send(PlayAction::Cancel),
                }
            }
            Screen::Game if self.has_asked_for_pieces() => outbox.send(MovesAction::CloseLegend),
            Screen::Start | Screen::Game => self.go_back(outbox),
            screen => self.pages.answer(screen, ShellAction::Cancel, outbox),
        }
    }

    /// Whether there is anything to cancel on the page of a game.
    fn is_busy(&self) -> bool {
        let asks = |table: &Table| {
            let course = &table.course;
            course.ask.is_some() || course.premove.is_some() || table.interaction.is_busy()
        };
        let table = self.playing.table.as_ref();
        self.analysis.hint.is_some() || self.analysis.pinned.is_some() || table.is_some_and(asks)
    }

    /// Whether the player has opened the list of the game's pieces.
    fn has_asked_for_pieces(&self) -> bool {
        let table = self.playing.table.as_ref();
        table.is_some_and(|table| table.legend == Legend::Asked && !table.shows_review_page())
    }

    /// Goes back to the exercise or the playtest whose game is on the board, if there is one.
    fn return_to_owner(&self, outbox: &mut Outbox) -> bool {
        let Some(table) = &self.playing.table else {
            return false;
        };
        if self.learn.analyses_ending(table) {
            outbox.send(LearnAction::Ending(EndingAction::Return));
            true
        } else if self.playtest.has_on_board(table) {
            outbox.send(PlaytestAction::Return);
            true
        } else {
            false
        }
    }

    /// Leaves the page of a game: for its lesson, for the page that opened it, or for the start page.
    fn leave_game(&self, outbox: &mut Outbox) {
        let table = self.playing.table.as_ref();
        match table.and_then(|table| self.learn.game_on(table)) {
            Some(_) => outbox.send(LearnAction::Return),
            None => outbox.send(ScreenRequest::Close(Screen::Game)),
        }
    }

    /// Leaves the screen. A game in progress stays, unless it only analyses an exercise or is one of a playtest.
    fn go_back(&self, outbox: &mut Outbox) {
        match self.shell.shown() {
            Screen::Start => {}
            Screen::Game => {
                let table = self.playing.table.as_ref();
                if table.is_some_and(Table::shows_review_page) {
                    outbox.send(AnalysisAction::CloseReview);
                } else if !self.return_to_owner(outbox)
                    && table.is_none_or(|table| table.outcome().is_some())
                {
                    self.leave_game(outbox);
                }
            }
            screen => self.pages.answer(screen, ShellAction::Back, outbox),
        }
    }

    /// Continues with what the screen offers.
    fn go_on(&self, outbox: &mut Outbox) {
        match self.shell.shown() {
            Screen::NewGame => {
                if let Some(draft) = &self.new_game.draft {
                    outbox.send(NewGameAction::Start(draft.choice.clone()));
                }
            }
            Screen::Start if self.saved.continued(&self.playing).is_some() => {
                outbox.send(ScreenRequest::Open(Screen::Game));
            }
            Screen::Start => outbox.send(SavedAction::Resume),
            screen => self.pages.answer(screen, ShellAction::Continue, outbox),
        }
    }
}

/// Whether the screen has a board.
fn has_board(world: &World) -> bool {
    visible_board(world).is_some()
}

/// Moves the keyboard focus to the board that is shown, if there is one.
fn give_keys(
    In(has_board): In<bool>,
    mut asked: MessageReader<FocusBoard>,
    mut outbox: ResMut<Outbox>,
) {
    for FocusBoard in asked.read() {
        outbox.send(Attend(has_board.then_some(Attention::Board)));
    }
}
