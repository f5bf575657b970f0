//! Puzzles in the program: which messages they hear, and how their time passes.

use super::action::PuzzleAction;
use super::apply;
use super::finding::is_reviewed;
use super::given::Given;
use super::jobs::{self, Job, JobResult};
use super::refuter::{Refuter, refute};
use super::state::Puzzles;
use crate::app::analysis::AnalysisAction;
use crate::app::board::action::BoardAction;
use crate::app::board::cursor::Cursor;
use crate::app::jobs::{DiskWorker, Failure, Mailbox};
use crate::app::keys::{Attend, Attention};
use crate::app::play::action::PlayAction;
use crate::app::play::hand::BoardInput;
use crate::app::play::table::Player;
use crate::app::play::typing::{self, Typed, Typing};
use crate::app::play::{NewGame, Playing};
use crate::app::progress::PlayerProgress;
use crate::app::settings::Settings;
use crate::app::shell::{
    self, Act, Deliver, FrameRequests, Notify, Outbox, PassTime, Passed, Screen, Shell, hear_on,
};
use crate::app::texts::text;
use crate::app::variants::{PuzzleRequest, Variants};
use baroque::rules::Color;
use baroque::search::Level;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

/// Puzzles.
pub fn plugin(app: &mut App) {
    app.add_plugins(actions)
        .init_resource::<Mailbox<JobResult>>()
        .init_resource::<Refuter>()
        .add_systems(Startup, read_own)
        .add_systems(Update, (attend, refute).chain().before(Deliver))
        .add_systems(PostUpdate, stay_awake.before(shell::request));
}

/// What needs neither a window nor threads.
pub fn actions(app: &mut App) {
    app.init_resource::<Puzzles>()
        .add_message::<PuzzleAction>()
        .add_message::<PuzzleRequest>()
        .add_systems(Act, (act, act_on_board, use_hand, write_move))
        .add_systems(PassTime, (pass_time, watch_game));
    hear_on(app, Screen::Puzzles, apply::inspect);
    hear_on(app, Screen::Puzzles, hear_analysis);
    hear_on(app, Screen::Puzzles, hear_play);
}

/// What actions depend on.
#[derive(SystemParam)]
struct Sources<'w> {
    variants: Res<'w, Variants>,
    progress: Res<'w, PlayerProgress>,
    playing: Res<'w, Playing>,
    new_game: Res<'w, NewGame>,
    settings: Res<'w, Settings>,
    shell: Res<'w, Shell>,
}

impl Sources<'_> {
    fn given(&self) -> Given<'_> {
        let last = self.new_game.last.players;
        let mut players = Color::ALL.into_iter().map(|color| last[color]);
        let opponent = players.find(|player| player.is_computer());
        Given {
            games: &self.variants.games,
            cards: &self.variants.cards,
            log: self.progress.log(),
            now: self.progress.now(),
            board: self.playing.table.as_ref(),
            screen: self.shell.shown(),
            quiet: self.settings.reduced_motion,
            opponent: opponent.unwrap_or(Player::Computer(Level::Casual)),
        }
    }
}

fn act(
    mut actions: MessageReader<PuzzleAction>,
    mut asked: MessageReader<PuzzleRequest>,
    mut puzzles: ResMut<Puzzles>,
    sources: Sources,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        apply::apply(&mut puzzles, action.clone(), &sources.given(), &mut outbox);
    }
    for PuzzleRequest(game) in asked.read() {
        apply::open_game(&mut puzzles, game, &mut outbox);
    }
}

fn act_on_board(
    mut actions: MessageReader<BoardAction>,
    mut puzzles: ResMut<Puzzles>,
    sources: Sources,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        if sources.shell.shows(Screen::Puzzles) {
            apply::apply_to_board(&mut puzzles, action, &sources.given(), &mut outbox);
        }
    }
}

/// Does what a hand does over the board of a puzzle.
fn use_hand(
    mut actions: MessageReader<BoardInput>,
    (mut puzzles, mut cursor): (ResMut<Puzzles>, ResMut<Cursor>),
    shell: Res<Shell>,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let table = puzzles.board_mut();
        if let Some(table) = table.filter(|_| shell.shows(Screen::Puzzles)) {
            table.hand(action, &mut cursor, &mut outbox);
        }
    }
}

/// Takes in what is written into the field for moves.
fn write_move(
    mut typed: MessageReader<Typed>,
    mut typing: ResMut<Typing>,
    (puzzles, shell): (Res<Puzzles>, Res<Shell>),
    mut outbox: ResMut<Outbox>,
) {
    for typed in typed.read() {
        let table = puzzles.board();
        if let Some(table) = table.filter(|_| shell.shows(Screen::Puzzles)) {
            typing::apply(&mut typing, typed.clone(), table, &mut outbox);
        }
    }
}

/// The commands of the analysis that mean something here.
fn hear_analysis(_: &mut Puzzles, action: &AnalysisAction, outbox: &mut Outbox) {
    match action {
        AnalysisAction::Hint => outbox.send(PuzzleAction::Hint),
        AnalysisAction::Toggle => outbox.send(PuzzleAction::Analyse),
        AnalysisAction::DropHint
        | AnalysisAction::PlayLine(_)
        | AnalysisAction::Pin(_)
        | AnalysisAction::Point(_)
        | AnalysisAction::Review
        | AnalysisAction::ClearReview
        | AnalysisAction::KeepReview(_) => {}
    }
}

/// The commands of a game that mean something here.
fn hear_play(_: &mut Puzzles, action: &PlayAction, outbox: &mut Outbox) {
    match action {
        PlayAction::WriteMove => outbox.send(Attend(Some(Attention::MoveField))),
        PlayAction::Resign
        | PlayAction::OfferDraw
        | PlayAction::AnswerOffer(_)
        | PlayAction::Adjudicate
        | PlayAction::Conclude(_)
        | PlayAction::PlayOn
        | PlayAction::TogglePause
        | PlayAction::Step
        | PlayAction::Rematch
        | PlayAction::RematchAt(_)
        | PlayAction::Premove(..)
        | PlayAction::Cancel => {}
    }
}

/// Lets the board and the clock of a series go on.
fn pass_time(
    passed: Res<Passed>,
    mut puzzles: ResMut<Puzzles>,
    sources: Sources,
    mut outbox: ResMut<Outbox>,
) {
    if time_passes(&sources.shell) {
        if passed.jumped && puzzles.run.as_ref().is_some_and(|run| run.left.is_some()) {
            outbox.send(Notify(text!("notice-time-stood").to_owned()));
        }
        let time = (passed.seconds, passed.step());
        let pace = sources.settings.speed.pace();
        puzzles.pass_time(time, pace, &sources.given(), &mut outbox);
    }
}

/// Follows the game on the board: which puzzles are known of it, and whether its review is complete.
fn watch_game(
    mut puzzles: ResMut<Puzzles>,
    (playing, shell): (Res<Playing>, Res<Shell>),
    mut outbox: ResMut<Outbox>,
) {
    if !shell.shows(Screen::Game) {
        return;
    }
    let Puzzles {
        collection,
        finding,
        ..
    } = &mut *puzzles;
    let table = playing.table.as_ref();
    finding.refresh(table, collection);
    let Some(number) = finding.awaits_review else {
        return;
    };
    match table.filter(|table| table.number() == number) {
        Some(table) if is_reviewed(table) => outbox.send(PuzzleAction::PractiseMissed),
        Some(table) if table.to_review().is_some() => {}
        _ => finding.awaits_review = None,
    }
}

fn read_own(results: Res<Mailbox<JobResult>>) {
    results.spawn("own puzzles", failed, |sender| {
        sender.send(jobs::read_own())
    });
}

fn failed(failure: Failure) -> JobResult {
    JobResult::Failed(failure.to_string())
}

/// Takes in what has come of work, and begins what has been asked for.
fn attend(
    results: Res<Mailbox<JobResult>>,
    disk: Res<DiskWorker>,
    mut puzzles: ResMut<Puzzles>,
    mut outbox: ResMut<Outbox>,
) {
    for result in results.take() {
        outbox.send(PuzzleAction::Take(result));
    }
    for job in std::mem::take(&mut puzzles.bypass_change_detection().jobs) {
        begin(job, &results, &disk);
    }
}

fn begin(job: Job, results: &Mailbox<JobResult>, disk: &DiskWorker) {
    match job {
        Job::ReadBuiltIn => results.spawn("puzzles", failed, |sender| {
            sender.send(jobs::read_built_in());
        }),
        Job::Search(game) => results.spawn("puzzle search", failed, move |sender| {
            jobs::search(&game, sender);
        }),
        Job::Save(game, puzzles) => {
            let sender = results.sender();
            disk.handle().run(move || {
                if let Err(why) = jobs::save(&game, &puzzles) {
                    sender.send(JobResult::Unsaved(why));
                }
            });
        }
    }
}

/// Asks for frames while something moves, and for one each time the clock of a storm changes.
fn stay_awake(puzzles: Res<Puzzles>, shell: Res<Shell>, mut wanted: ResMut<FrameRequests>) {
    match puzzles.until_change().filter(|_| time_passes(&shell)) {
        Some(Duration::ZERO) => wanted.at_once(),
        Some(time) => wanted.within(time),
        None => {}
    }
}

/// Whether time passes for puzzles: they are in sight, and nothing lies over them.
fn time_passes(shell: &Shell) -> bool {
    shell.shows(Screen::Puzzles) && shell.overlays.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::puzzles::{Kind, Page, Run};
    use crate::app::shell::{Overlay, ShellAction};
    use crate::app::tests::Program;
    use baroque::puzzles::PuzzleFile;
    use baroque::variant_file::Catalogue;

    const QUEEN: &str = "900;gain;endgame;d8d1;3r3k/8/8/8/8/8/7P/3Q3K b - - 0 1;8x8;";

    #[test]
    fn the_window_sleeps_while_the_clock_of_a_storm_stands() {
        let mut program = Program::new(Catalogue::built_in());
        let puzzles = PuzzleFile::read("chess", QUEEN).unwrap().puzzles;
        let state = program.part_mut::<Puzzles>();
        state.collection.set_built_in(puzzles);
        program.apply(PuzzleAction::Start(Kind::Storm));
        assert!(asks_for_frames(&mut program), "the clock runs");
        program.apply(ShellAction::Show(Overlay::Help, true));
        assert!(!asks_for_frames(&mut program), "the help covers the board");
        program.apply(ShellAction::Show(Overlay::Help, false));
        assert!(asks_for_frames(&mut program));
        let left = |program: &Program| {
            program
                .puzzles()
                .run
                .as_ref()
                .and_then(|run: &Run| run.left)
        };
        let before = left(&program);
        program.send(PuzzleRequest("chess".to_owned()));
        assert_eq!(program.puzzles().page, Page::Choice);
        program.advance(1.0);
        assert_eq!(left(&program), before, "the clock stands");
        assert!(!asks_for_frames(&mut program), "the choice has no clock");
    }

    fn asks_for_frames(program: &mut Program) -> bool {
        *program.part_mut::<FrameRequests>() = FrameRequests::default();
        program.run(stay_awake);
        *program.part::<FrameRequests>() != FrameRequests::default()
    }
}
