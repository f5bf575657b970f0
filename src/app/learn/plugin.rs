//! The systems of lessons: messages, and the passing time.

use super::draw::Drawer;
use super::ending::EndingDrawer;
use super::{
    EndingAction, EndingStep, LearnAction, LearnInputs, LearnRun, LearnState, StepContent, ui,
};
use crate::app::board::action::{Practise, SolveEnding};
use crate::app::play::{Playing, board_screen};
use crate::app::progress::PlayerProgress;
use crate::app::screens::add_page;
use crate::app::settings::Settings;
use crate::app::settings::language::LanguageChanged;
use crate::app::shell::{
    self, Act, FrameRequests, Outbox, PassTime, Passed, Say, Screen, Shell, ShellAction, hear,
    hear_on,
};
use crate::app::variants::Variants;
use baroque::training::EndingGoal;
use bevy::prelude::*;
use std::time::Duration;

/// The time between two looks at the work on a table.
const SOLVING_INTERVAL: Duration = Duration::from_millis(200);

/// Lessons and practice.
pub fn plugin(app: &mut App) {
    app.add_plugins(board_screen::<LearnState>)
        .init_resource::<LearnState>()
        .init_resource::<Drawer>()
        .init_resource::<EndingDrawer>()
        .add_message::<LearnAction>()
        .add_systems(Act, act)
        .add_systems(
            PassTime,
            (note, draw, draw_ending, pass_time, judge).chain(),
        )
        .add_systems(
            PostUpdate,
            stay_awake
                .run_if(in_state(Screen::Learn))
                .before(shell::request),
        );
    hear_on(app, Screen::Learn, LearnState::apply_to_scene);
    hear(app, |learn: &mut LearnState, LanguageChanged, _| {
        learn.read_again();
    });
    add_page(app, Screen::Learn, ui::draw)
        .on(ShellAction::Back, LearnAction::Leave)
        .on(ShellAction::Continue, LearnAction::Continue);
}

fn act(
    mut actions: MessageReader<LearnAction>,
    (mut asked, mut endings): (MessageReader<Practise>, MessageReader<SolveEnding>),
    mut learn: ResMut<LearnState>,
    (progress, variants, settings): (Res<PlayerProgress>, Res<Variants>, Res<Settings>),
    shell: Res<Shell>,
    mut outbox: ResMut<Outbox>,
) {
    let asked = asked.read().map(|Practise(variant, piece)| {
        let variant = variant.clone();
        LearnAction::Practise(variant, *piece)
    });
    let endings = endings.read().map(|SolveEnding(variant, piece)| {
        let begin = EndingAction::Begin(variant.clone(), *piece, EndingGoal::Win);
        LearnAction::Ending(begin)
    });
    for action in actions.read().cloned().chain(asked).chain(endings) {
        learn.set_quiet(settings.reduced_motion);
        let known = LearnInputs {
            progress: &progress,
            games: &variants.games,
            shown: shell.shows(Screen::Learn),
        };
        learn.apply(&action, &known, &mut outbox);
    }
}

/// Updates the progress, which another window may have changed.
fn note(progress: Res<PlayerProgress>, mut learn: ResMut<LearnState>) {
    if progress.is_changed() {
        learn.note(&progress);
    }
}

/// Sends requests for exercises, and collects finished ones.
fn draw(
    mut learn: ResMut<LearnState>,
    mut drawer: ResMut<Drawer>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<FrameRequests>,
    progress: Res<PlayerProgress>,
) {
    let state = learn.bypass_change_detection();
    // The player can answer the last exercise before the thread says that it has drawn all.
    if state
        .run
        .as_ref()
        .is_some_and(|run| matches!(run.content, StepContent::Drawing))
    {
        state.ask_for_more(progress.now());
    }
    if let Some(request) = state.request.take() {
        drawer.begin(request);
    }
    for (number, drawn) in drawer.take() {
        wanted.soon();
        let run = learn.run.as_mut().filter(|run| run.number == number);
        if let Some(run) = run
            && run.take(drawn)
        {
            outbox.send(Say(run.spoken()));
        }
    }
}

/// Sends requests for exercises with endings, and shows the finished one.
fn draw_ending(
    mut learn: ResMut<LearnState>,
    mut drawer: ResMut<EndingDrawer>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<FrameRequests>,
) {
    if let Some(request) = learn.bypass_change_detection().ending_request.take() {
        drawer.begin(request);
    }
    for drawn in drawer.take() {
        wanted.soon();
        let learn = &mut *learn;
        if let Some(page) = &mut learn.ending {
            page.take(drawn, learn.quiet, &mut outbox);
        }
    }
}

/// Advances scenes and moves while lessons are shown.
fn pass_time(
    passed: Res<Passed>,
    shell: Res<Shell>,
    mut learn: ResMut<LearnState>,
    settings: Res<Settings>,
    mut outbox: ResMut<Outbox>,
) {
    if !shell.shows(Screen::Learn) {
        return;
    }
    learn.set_quiet(settings.reduced_motion);
    let pace = settings.speed.pace();
    if let Some(board) = learn.ending_board_mut() {
        return board.advance(pace.map(|pace| passed.step() * pace), &mut outbox);
    }
    let Some(run) = learn.run.as_mut() else {
        return;
    };
    match &mut run.content {
        StepContent::Scene(viewer) => viewer.advance(passed.step(), pace),
        StepContent::Question(asked) => match pace {
            Some(pace) => asked.table.advance(passed.step() * pace),
            None => asked.table.end_animations(),
        },
        StepContent::Words(..)
        | StepContent::Drawing
        | StepContent::Game(..)
        | StepContent::Nothing(_)
        | StepContent::Finished => {}
    }
}

/// Judges the game of the lesson.
fn judge(
    playing: Res<Playing>,
    mut learn: ResMut<LearnState>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<FrameRequests>,
) {
    let Some(game) = learn.run.as_ref().and_then(LearnRun::game) else {
        return;
    };
    let table = playing.table.as_ref().filter(|table| game.is_on(table));
    if game.laid != table.is_some()
        && let Some(game) = learn.run.as_mut().and_then(LearnRun::game_mut)
    {
        game.laid = table.is_some();
    }
    let Some(table) = table else { return };
    if table.is_moving() {
        // It is judged once it is at rest.
        wanted.soon();
    }
    learn.judge(table, &mut outbox);
}

/// Asks for frames while something moves.
fn stay_awake(learn: Res<LearnState>, mut wanted: ResMut<FrameRequests>) {
    if learn.in_motion() {
        wanted.at_once();
    }
    let run = learn.ending.as_ref().and_then(|page| page.run.as_ref());
    if run.is_some_and(|run| matches!(run.step, EndingStep::Solving(_))) {
        wanted.within(SOLVING_INTERVAL);
    }
}
