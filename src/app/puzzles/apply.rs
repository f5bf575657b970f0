//! Applies puzzle actions to the state.

use super::action::PuzzleAction;
use super::afterwards::{analyse, explain, play_on, refute, why_not};
use super::given::PuzzleInputs;
use super::jobs::PuzzleReport;
use super::own_games::{find, practise_missed, searched};
use super::series::{end_run, find_daily, go_on, next, offer, series, settle, start};
use super::solving::{MoveVerdict, Phase, Solving};
use super::state::{PuzzlePage, Puzzles};
use super::words;
use crate::app::board::action::{BoardAction, MenuAction};
use crate::app::play::BoardScreen;
use crate::app::play::table::Table;
use crate::app::shell::{Notify, Outbox, Say, Screen, ScreenRequest};
use crate::app::sound::Cue;
use baroque::puzzles::series::{PuzzleChoice, Series, SeriesKind};
use baroque::rules::Move;

/// Applies an action.
pub fn apply(
    puzzles: &mut Puzzles,
    action: PuzzleAction,
    given: &PuzzleInputs,
    outbox: &mut Outbox,
) {
    match action {
        PuzzleAction::Open => open(puzzles, outbox),
        PuzzleAction::Choose(choice) => puzzles.choice = choice,
        PuzzleAction::Start(kind) => start(puzzles, series(puzzles, kind), given, outbox),
        PuzzleAction::ShowProgress(subject) => puzzles.page = PuzzlePage::Progress(subject),
        PuzzleAction::Next => next(puzzles, given, outbox),
        PuzzleAction::GoOn => go_on(puzzles, given, outbox),
        PuzzleAction::Play(mv, carried) => play(puzzles, mv, carried, given, outbox),
        PuzzleAction::Hint => help(puzzles, Solving::hint, given, outbox),
        PuzzleAction::Solve => help(puzzles, Solving::solve, given, outbox),
        PuzzleAction::Show(ply) => {
            if let Some(solving) = &mut puzzles.solving {
                solving.show(ply);
            }
        }
        PuzzleAction::WhyNot => why_not(puzzles),
        PuzzleAction::Refute(refuted) => refute(puzzles, refuted, outbox),
        PuzzleAction::Analyse => analyse(puzzles, outbox),
        PuzzleAction::PlayOn => play_on(puzzles, given, outbox),
        PuzzleAction::Find => find(puzzles, given, outbox),
        PuzzleAction::PractiseMissed => practise_missed(puzzles, given, outbox),
        PuzzleAction::SolveFound => {
            let ids = puzzles.finding.ids.clone();
            start(puzzles, Series::of(ids), given, outbox);
        }
        PuzzleAction::Leave => leave(puzzles, outbox),
    }
    offer(puzzles, given);
    find_daily(puzzles, given);
}

pub fn open_game(puzzles: &mut Puzzles, id: &str, given: &PuzzleInputs, outbox: &mut Outbox) {
    puzzles.choice = PuzzleChoice::of_game(id);
    puzzles.page = PuzzlePage::Choice;
    open(puzzles, outbox);
    offer(puzzles, given);
}

fn open(puzzles: &mut Puzzles, outbox: &mut Outbox) {
    puzzles.need_built_in(outbox);
    outbox.send(MenuAction::Close);
    outbox.send(ScreenRequest::Open(Screen::Puzzles));
}

/// Plays a move. One on the board of the puzzle that is offered begins it.
fn play(puzzles: &mut Puzzles, mv: Move, carried: bool, given: &PuzzleInputs, outbox: &mut Outbox) {
    if puzzles.page == PuzzlePage::Choice && puzzles.offer.is_some() {
        start(puzzles, series(puzzles, SeriesKind::Next), given, outbox);
    }
    let Some(solving) = &mut puzzles.solving else {
        return;
    };
    let failed = solving.failed;
    let Some(verdict) = solving.play(mv, carried) else {
        return;
    };
    outbox.send(Say(words::verdict(verdict).to_owned()));
    if verdict == MoveVerdict::Wrong {
        outbox.send(Cue::Refused);
    }
    let solved = verdict == MoveVerdict::Solved;
    if solved || !failed && solving.failed {
        settle(puzzles, solved, given, outbox);
    }
    if verdict == MoveVerdict::Wrong {
        explain(puzzles);
    }
}

impl BoardScreen for Puzzles {
    const SCREEN: Screen = Screen::Puzzles;

    fn table(&self) -> Option<&Table> {
        let shown = match self.page {
            PuzzlePage::Choice => self.offer.as_ref(),
            PuzzlePage::Progress(_) => None,
            PuzzlePage::Solving => self.solving.as_ref(),
        };
        Some(&shown?.table)
    }

    fn table_mut(&mut self) -> Option<&mut Table> {
        let shown = match self.page {
            PuzzlePage::Choice => self.offer.as_mut(),
            PuzzlePage::Progress(_) => None,
            PuzzlePage::Solving => self.solving.as_mut(),
        };
        Some(&mut shown?.table)
    }

    fn apply_to_board(&mut self, action: &BoardAction, outbox: &mut Outbox) {
        let Some(table) = self.table_mut() else {
            return;
        };
        let (shown, length) = (table.shown(), table.length());
        match *action {
            BoardAction::Play(mv) => outbox.send(PuzzleAction::Play(mv, false)),
            BoardAction::Drop(mv) => outbox.send(PuzzleAction::Play(mv, true)),
            BoardAction::Flip => table.flip(),
            BoardAction::First => browse(self, 0),
            BoardAction::Back => browse(self, shown.saturating_sub(1)),
            BoardAction::Forward => browse(self, shown + 1),
            BoardAction::Last => browse(self, length),
            BoardAction::TakeBack | BoardAction::Undo | BoardAction::Redo => {}
        }
    }
}

/// Shows a position of the line on the board.
fn browse(puzzles: &mut Puzzles, ply: usize) {
    if puzzles.page == PuzzlePage::Solving
        && let Some(solving) = &mut puzzles.solving
        && matches!(solving.phase, Phase::Asked | Phase::Done)
    {
        solving.table.show(ply);
        solving.mark_reason();
    }
}

/// Helps the player, which counts as a mistake. There is no help in a race before it is over.
fn help(puzzles: &mut Puzzles, help: fn(&mut Solving), given: &PuzzleInputs, outbox: &mut Outbox) {
    let Some(run) = &puzzles.run else { return };
    if run.kind.is_race() && !run.over {
        return;
    }
    let Some(solving) = &mut puzzles.solving else {
        return;
    };
    let failed = solving.failed;
    help(solving);
    if !failed && solving.failed {
        settle(puzzles, false, given, outbox);
    }
}

/// Goes back one step: drops the picked piece, ends a race, closes the puzzle, or closes the page.
fn leave(puzzles: &mut Puzzles, outbox: &mut Outbox) {
    let board = puzzles.table_mut();
    if board.is_some_and(|table| table.interaction.cancel()) {
        return;
    }
    match puzzles.page {
        PuzzlePage::Choice => outbox.send(ScreenRequest::Close(Screen::Puzzles)),
        PuzzlePage::Progress(_) => puzzles.page = PuzzlePage::Choice,
        PuzzlePage::Solving => {
            let run = puzzles.run.as_ref();
            let has_result =
                run.is_some_and(|run| run.kind.is_race() && !run.over && !run.results.is_empty());
            end_run(puzzles, outbox);
            if has_result {
                return;
            }
            let found = puzzles
                .run
                .take()
                .is_some_and(|run| run.kind == SeriesKind::Found);
            puzzles.solving = None;
            puzzles.page = PuzzlePage::Choice;
            puzzles.need_built_in(outbox);
            if found {
                outbox.send(ScreenRequest::Close(Screen::Puzzles));
            }
        }
    }
}

/// Applies the report of a job.
pub fn take(
    puzzles: &mut Puzzles,
    report: PuzzleReport,
    given: &PuzzleInputs,
    outbox: &mut Outbox,
) {
    match report {
        PuzzleReport::BuiltIn(found) => puzzles.collection.set_built_in(found),
        PuzzleReport::Own(own) => {
            puzzles.collection.add_own(own.puzzles);
            for problem in own.problems {
                outbox.send(Notify(problem));
            }
        }
        PuzzleReport::Looked(done) => {
            if let Some(search) = &mut puzzles.finding.search {
                search.done = done;
            }
        }
        PuzzleReport::Searched(found) => searched(puzzles, *found, given, outbox),
        PuzzleReport::Unsaved(why) => outbox.send(Notify(why)),
        PuzzleReport::Failed(why) => {
            puzzles.finding.search = None;
            puzzles.reads_built_in = false;
            outbox.send(Notify(why));
        }
    }
    if puzzles.collection.is_read() {
        offer(puzzles, given);
        find_daily(puzzles, given);
    }
}
