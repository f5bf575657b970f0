//! The systems of puzzles: messages, and the passing time.

use super::action::PuzzleAction;
use super::apply;
use super::finding::is_reviewed;
use super::given::PuzzleInputs;
use super::jobs::{PuzzleJob, PuzzleReport};
use super::refuter::{Refuter, refute};
use super::state::Puzzles;
use super::ui;
use crate::app::analysis::AnalysisAction;
use crate::app::keys::{Attend, Attention};
use crate::app::play::action::PlayAction;
use crate::app::play::table::Player;
use crate::app::play::{NewGame, Playing, board_screen};
use crate::app::progress::PlayerProgress;
use crate::app::screens::add_page;
use crate::app::settings::{Recent, Settings};
use crate::app::shell::{
    self, Act, Deliver, FrameRequests, Notify, Outbox, PassTime, Passed, Screen, Shell,
    ShellAction, hear_on, run_jobs,
};
use crate::app::variants::{PuzzleRequest, Variants};
use baroque::progress::Progress;
use baroque::rules::Color;
use baroque::search::Level;
use baroque::texts::text;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::collections::BTreeSet;
use std::time::Duration;

/// Adds puzzles.
pub fn plugin(app: &mut App) {
    app.add_plugins((run_jobs::<PuzzleJob>, board_screen::<Puzzles>))
        .init_resource::<Puzzles>()
        .add_message::<PuzzleAction>()
        .add_message::<PuzzleRequest>()
        .add_systems(Act, (act, take))
        .add_systems(PassTime, (pass_time, watch_game))
        .add_systems(Startup, (Refuter::start, read_own, read_built_in))
        .add_systems(Update, refute.before(Deliver))
        .add_systems(PostUpdate, stay_awake.before(shell::request));
    hear_on(app, Screen::Puzzles, hear_analysis);
    hear_on(app, Screen::Puzzles, hear_play);
    add_page(app, Screen::Puzzles, ui::draw)
        .on(ShellAction::Back, PuzzleAction::Leave)
        .on(ShellAction::Continue, PuzzleAction::GoOn);
}

/// The state of other features that puzzle actions read.
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
    fn given(&self) -> PuzzleInputs<'_> {
        let last = self.new_game.last.players;
        let mut players = Color::ALL.into_iter().map(|color| last[color]);
        let opponent = players.find(|player| player.is_computer());
        PuzzleInputs {
            games: &self.variants.games,
            cards: &self.variants.cards,
            known: known_games(&self.settings, self.progress.log()),
            log: self.progress.log(),
            now: self.progress.now(),
            board: self.playing.table.as_ref(),
            screen: self.shell.shown(),
            quiet: self.settings.reduced_motion,
            opponent: opponent.unwrap_or(Player::Computer(Level::Casual)),
        }
    }
}

/// The ids of the games that were played or learned.
fn known_games(settings: &Settings, log: &Progress) -> BTreeSet<String> {
    let played = settings.recent.iter().filter_map(|recent| match recent {
        Recent::Game(id) => Some(id.as_str()),
        Recent::File(_) => None,
    });
    played
        .chain(log.learned_games())
        .map(str::to_owned)
        .collect()
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
        apply::open_game(&mut puzzles, game, &sources.given(), &mut outbox);
    }
}

/// Applies the commands of the analysis that puzzles have too.
fn hear_analysis(_: &mut Puzzles, action: &AnalysisAction, outbox: &mut Outbox) {
    if *action == AnalysisAction::Hint {
        outbox.send(PuzzleAction::Hint);
    } else if *action == AnalysisAction::Toggle {
        outbox.send(PuzzleAction::Analyse);
    }
}

/// Applies the command of a game that puzzles have too.
fn hear_play(_: &mut Puzzles, action: &PlayAction, outbox: &mut Outbox) {
    if *action == PlayAction::WriteMove {
        outbox.send(Attend(Some(Attention::MoveField)));
    }
}

/// Advances the board and the clock of a series.
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

fn read_own(mut outbox: ResMut<Outbox>) {
    outbox.send(PuzzleJob::ReadOwn);
}

/// The start page shows the puzzle of the day.
fn read_built_in(mut puzzles: ResMut<Puzzles>, mut outbox: ResMut<Outbox>) {
    puzzles.need_built_in(&mut outbox);
}

fn take(
    mut reports: ResMut<Messages<PuzzleReport>>,
    mut puzzles: ResMut<Puzzles>,
    sources: Sources,
    mut outbox: ResMut<Outbox>,
) {
    for report in reports.drain() {
        apply::take(&mut puzzles, report, &sources.given(), &mut outbox);
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
    use crate::app::puzzles::{PuzzlePage, Series, SeriesKind};
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
        program.apply(PuzzleAction::Start(SeriesKind::Storm));
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
                .and_then(|run: &Series| run.left)
        };
        let before = left(&program);
        program.send(PuzzleRequest("chess".to_owned()));
        assert_eq!(program.puzzles().page, PuzzlePage::Choice);
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
