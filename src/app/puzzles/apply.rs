//! Applies puzzle actions to the state.

use super::action::PuzzleAction;
use super::afterwards::{analyse, play_on, refute, why_not};
use super::choice::{Choice, Kind};
use super::given::Given;
use super::jobs::JobResult;
use super::own_games::{find, practise_missed, searched};
use super::run::Run;
use super::series::{end_run, go_on, next, settle, start};
use super::solving::{Phase, Solving, Verdict};
use super::state::{Page, Puzzles};
use super::words;
use crate::app::board::action::{BoardAction, InspectAction};
use crate::app::shell::{Notify, Outbox, Say, Screen, ScreenRequest};
use baroque::rules::Move;

/// Does what the player asks for.
pub fn apply(puzzles: &mut Puzzles, action: PuzzleAction, given: &Given, outbox: &mut Outbox) {
    match action {
        PuzzleAction::Open => open(puzzles, outbox),
        PuzzleAction::Choose(choice) => puzzles.choice = choice,
        PuzzleAction::Start(kind) => start(puzzles, Run::new(kind), given, outbox),
        PuzzleAction::ShowProgress(subject) => puzzles.page = Page::Progress(subject),
        PuzzleAction::Next => next(puzzles, given, outbox),
        PuzzleAction::GoOn => go_on(puzzles, given, outbox),
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
            start(puzzles, Run::of(ids), given, outbox);
        }
        PuzzleAction::Leave => leave(puzzles, outbox),
        PuzzleAction::Take(result) => take(puzzles, result, given, outbox),
    }
}

/// Opens the puzzles of a game.
pub fn open_game(puzzles: &mut Puzzles, id: &str, outbox: &mut Outbox) {
    puzzles.choice = Choice::of_game(id);
    puzzles.page = Page::Choice;
    open(puzzles, outbox);
}

fn open(puzzles: &mut Puzzles, outbox: &mut Outbox) {
    puzzles.need_built_in();
    outbox.send(InspectAction::CloseMenu);
    outbox.send(ScreenRequest::Open(Screen::Puzzles));
}

/// Plays a move of the player.
fn play(puzzles: &mut Puzzles, (mv, carried): (Move, bool), given: &Given, outbox: &mut Outbox) {
    let Some(solving) = &mut puzzles.solving else {
        return;
    };
    let failed = solving.failed;
    let Some(verdict) = solving.play(mv, carried) else {
        return;
    };
    outbox.send(Say(words::verdict(verdict).to_owned()));
    let solved = verdict == Verdict::Solved;
    if solved || !failed && solving.failed {
        settle(puzzles, solved, given, outbox);
    }
}

/// Does what a person does on the board.
pub fn apply_to_board(
    puzzles: &mut Puzzles,
    action: &BoardAction,
    given: &Given,
    outbox: &mut Outbox,
) {
    let Some(table) = puzzles.board_mut() else {
        return;
    };
    let (shown, length) = (table.shown(), table.length());
    match *action {
        BoardAction::Play(mv) => play(puzzles, (mv, false), given, outbox),
        BoardAction::Drop(mv) => play(puzzles, (mv, true), given, outbox),
        BoardAction::Flip => table.flip(),
        BoardAction::First => browse(puzzles, 0),
        BoardAction::Back => browse(puzzles, shown.saturating_sub(1)),
        BoardAction::Forward => browse(puzzles, shown + 1),
        BoardAction::Last => browse(puzzles, length),
        BoardAction::TakeBack | BoardAction::Undo | BoardAction::Redo => {}
    }
}

/// Shows a position of the line on the board.
fn browse(puzzles: &mut Puzzles, ply: usize) {
    if let Some(solving) = &mut puzzles.solving
        && matches!(solving.phase, Phase::Asked | Phase::Done)
    {
        solving.table.show(ply);
    }
}

/// Tells what a person wants to know of the board.
pub fn inspect(puzzles: &mut Puzzles, action: &InspectAction, _: &mut Outbox) {
    if let Some(table) = puzzles.board_mut() {
        table.inspect(action);
    }
}

/// Helps the player, which counts as a mistake. There is no help in a race before it is over.
fn help(puzzles: &mut Puzzles, help: fn(&mut Solving), given: &Given, outbox: &mut Outbox) {
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

/// Goes back: lets go of what is picked, then from a puzzle to the choice, from there to where the page was opened.
fn leave(puzzles: &mut Puzzles, outbox: &mut Outbox) {
    let board = puzzles.board_mut();
    if board.is_some_and(|table| table.interaction.cancel()) {
        return;
    }
    match puzzles.page {
        Page::Choice => outbox.send(ScreenRequest::Close(Screen::Puzzles)),
        Page::Progress(_) => puzzles.page = Page::Choice,
        Page::Solving => {
            end_run(puzzles, outbox);
            let found = puzzles
                .run
                .take()
                .is_some_and(|run| run.kind == Kind::Found);
            puzzles.solving = None;
            puzzles.page = Page::Choice;
            puzzles.need_built_in();
            if found {
                outbox.send(ScreenRequest::Close(Screen::Puzzles));
            }
        }
    }
}

/// Takes in what has come of work.
fn take(puzzles: &mut Puzzles, result: JobResult, given: &Given, outbox: &mut Outbox) {
    match result {
        JobResult::BuiltIn(found) => puzzles.collection.set_built_in(found),
        JobResult::Own(own) => {
            puzzles.collection.add_own(own.puzzles);
            for problem in own.problems {
                outbox.send(Notify(problem));
            }
        }
        JobResult::Looked(done) => {
            if let Some(search) = &mut puzzles.finding.search {
                search.done = done;
            }
        }
        JobResult::Searched(found) => searched(puzzles, *found, given, outbox),
        JobResult::Unsaved(why) => outbox.send(Notify(why)),
        JobResult::Failed(why) => {
            puzzles.finding.search = None;
            outbox.send(Notify(why));
        }
    }
}
