//! The systems of the analysis, and its actions.

use super::Analysis;
use super::action::AnalysisAction;
use super::analyst;
use super::ending::{self, EndingKnowledge, FoundEnding};
use super::hint::{Hint, HintStep};
use super::review::of_comments;
use crate::app::board::action::{BoardAction, LeaveAhead};
use crate::app::play::Playing;
use crate::app::play::action::{GameLaid, PlayAction};
use crate::app::play::table::Table;
use crate::app::shell::{self, Act, FrameRequests, Outbox, PassTime, Passed, Screen, Shell, hear};
use bevy::prelude::*;
use std::time::Duration;

/// The time between two looks at the work on a table.
const LOOK_INTERVAL: Duration = Duration::from_millis(200);

/// Adds the analysis, hints, the game review and the opening book.
pub fn plugin(app: &mut App) {
    app.add_plugins(analyst::plugin)
        .init_resource::<Analysis>()
        .add_message::<AnalysisAction>()
        .add_systems(Act, (act, review_comments))
        .add_systems(PassTime, move_bar)
        .add_systems(PostUpdate, stay_awake.before(shell::request));
    // The analysis of one game must not help with the next one, so it stops.
    hear(app, |analysis: &mut Analysis, _: &GameLaid, _| {
        *analysis = Analysis::default();
    });
    hear(app, |analysis: &mut Analysis, _: &LeaveAhead, _| {
        analysis.pinned = None
    });
}

fn act(
    mut actions: MessageReader<AnalysisAction>,
    (mut analysis, mut playing): (ResMut<Analysis>, ResMut<Playing>),
    shell: Res<Shell>,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let table = playing.table.as_mut();
        if let Some(table) = table.filter(|_| shell.shows(Screen::Game)) {
            analysis.apply(action.clone(), table, &mut outbox);
        }
    }
}

/// Shows the evaluations in the comments of a game that comes onto the board.
fn review_comments(mut laid: MessageReader<GameLaid>, mut playing: ResMut<Playing>) {
    for GameLaid in laid.read() {
        if let Some(table) = &mut playing.table {
            table.show_review(of_comments(table.tree(), table.record.line()));
        }
    }
}

/// Finds what is known about the ending on the board.
pub fn look_up_ending(
    playing: Res<Playing>,
    mut analysis: ResMut<Analysis>,
    mut wanted: ResMut<FrameRequests>,
) {
    let table = playing.table.as_ref().filter(|_| analysis.on);
    let known = table.and_then(|table| analysis.ending(table.position()));
    if known.is_some_and(|known| known.value().is_some()) {
        return;
    }
    let found = table.and_then(ending::find);
    if let Some(FoundEnding {
        knowledge: EndingKnowledge::Building(_),
        ..
    }) = &found
    {
        wanted.within(LOOK_INTERVAL);
    }
    if found.is_some() || analysis.ending.is_some() {
        analysis.search_again = found.as_ref().is_some_and(|found| found.value().is_some());
        analysis.ending = found;
    }
}

fn move_bar(passed: Res<Passed>, mut analysis: ResMut<Analysis>) {
    if analysis.bar.moves() {
        analysis.bar.advance(passed.step());
    }
}

/// Asks for frames while the bar moves.
fn stay_awake(analysis: Res<Analysis>, mut wanted: ResMut<FrameRequests>) {
    if analysis.bar.moves() {
        wanted.at_once();
    }
}

/// Whether the user can play the moves of a line, in the game or as a variation. While the computer plays, nobody can.
pub fn plays_lines(table: &Table) -> bool {
    table.is_free() && !table.legal_moves().is_empty()
}

impl Analysis {
    /// Applies an action in the game on a table.
    fn apply(&mut self, action: AnalysisAction, table: &mut Table, outbox: &mut Outbox) {
        match action {
            AnalysisAction::Toggle => {
                self.on = !self.on;
                // The arrows of the analysis and of a hint could contradict each other.
                if self.hint.is_some() {
                    table.interaction.answer = None;
                }
                self.leave_position();
            }
            AnalysisAction::Hint => self.ask_hint(table),
            AnalysisAction::DropHint => self.hint = None,
            AnalysisAction::PlayLine(moves) if plays_lines(table) => {
                self.leave_position();
                outbox.send(PlayAction::Vary);
                for mv in moves {
                    outbox.send(BoardAction::Play(mv));
                }
            }
            AnalysisAction::PlayLine(_) => {}
            AnalysisAction::ToggleEnding => {
                if let Some(ending) = self.ending(table.position()) {
                    ending.toggle(table.record.variant());
                }
            }
            AnalysisAction::Pin(moves) => self.pinned = moves,
            AnalysisAction::Point(pointed) => {
                self.pointed = pointed;
                self.shy = false;
            }
            AnalysisAction::Review => {
                // Its lines would answer the questions of the review.
                self.on = false;
                table.open_review();
            }
            AnalysisAction::CloseReview => table.close_review(),
            AnalysisAction::AskInReview(ply) => table.ask_in_review(ply),
            AnalysisAction::ShowBest => table.show_best(),
            AnalysisAction::ClearReview => table.clear_review(),
            AnalysisAction::KeepReview(ply) => table.keep_review(ply),
        }
    }

    /// Shows the first part of a hint, then the second, then none.
    fn ask_hint(&mut self, table: &mut Table) {
        if table.legal_moves().is_empty() {
            return;
        }
        let position = table.position().clone();
        let known = self.hint.take();
        let known = known.filter(|hint| hint.position == position);
        let seen = table.interaction.answer.take().is_some();
        let step = match &known {
            None => HintStep::Piece,
            Some(hint) if seen && hint.is_whole() => return,
            Some(_) => HintStep::Move,
        };
        self.hint = Some(Hint {
            position,
            step,
            mv: known.as_ref().and_then(|hint| hint.mv),
            then: known.map_or_else(Vec::new, |hint| hint.then),
        });
        self.show_hint(table);
    }

    /// Shows the hint on the board, once it is known.
    pub(super) fn show_hint(&self, table: &mut Table) {
        let Some(hint) = &self.hint else { return };
        let answer = hint.answer(table.variant(), table.view());
        if answer.is_some() {
            table.interaction.answer = answer;
        }
    }
}
