//! The player's requests for puzzles from the game on the board.

use super::finding::{is_reviewed, mistakes};
use super::given::PuzzleInputs;
use super::jobs::{Aim, PuzzleJob, SearchResult};
use super::series::start;
use super::state::Puzzles;
use super::words;
use crate::app::analysis::AnalysisAction;
use crate::app::shell::{Notify, Outbox, Screen};
use baroque::puzzles::Puzzle;
use baroque::puzzles::series::Series;
use baroque::texts::text;

/// Looks for puzzles in the game on the board, or stops that.
pub(super) fn find(puzzles: &mut Puzzles, given: &PuzzleInputs, outbox: &mut Outbox) {
    if let Some(search) = &puzzles.finding.search {
        return search.stop();
    }
    let Some(table) = given.board.filter(|_| given.screen == Screen::Game) else {
        return;
    };
    if table.record.is_empty() {
        return outbox.send(Notify(text!("puzzles-no-moves").to_owned()));
    }
    if let Some(search) = puzzles.finding.begin(table, None, given.games) {
        outbox.send(PuzzleJob::Search(Box::new(search)));
    }
}

/// Makes puzzles from the mistakes in the game on the board, after its review.
pub(super) fn practise_missed(puzzles: &mut Puzzles, given: &PuzzleInputs, outbox: &mut Outbox) {
    let Some(table) = given.board.filter(|_| given.screen == Screen::Game) else {
        return;
    };
    puzzles.finding.awaits_review = None;
    if table.record.is_empty() {
        return outbox.send(Notify(text!("puzzles-no-moves").to_owned()));
    }
    if !is_reviewed(table) {
        if table.to_review().is_none() {
            outbox.send(AnalysisAction::Review);
        }
        puzzles.finding.awaits_review = Some(table.number());
        return outbox.send(Notify(text!("puzzles-review-first").to_owned()));
    }
    let plies = mistakes(table);
    if plies.is_empty() {
        return outbox.send(Notify(text!("puzzles-no-mistakes").to_owned()));
    }
    if let Some(search) = puzzles.finding.begin(table, Some(plies), given.games) {
        outbox.send(PuzzleJob::Search(Box::new(search)));
    }
}

/// Applies the result of a search through a game. A search for mistakes opens its puzzles if the game is still shown.
pub(super) fn searched(
    puzzles: &mut Puzzles,
    found: SearchResult,
    given: &PuzzleInputs,
    outbox: &mut Outbox,
) {
    puzzles.finding.search = None;
    if found.aim == Aim::Puzzles {
        puzzles.finding.searched = Some(found.number);
    }
    outbox.send(Notify(words::searched(&found)));
    let ids: Vec<String> = found.puzzles.iter().map(Puzzle::id).collect();
    let new = puzzles.collection.add_own(found.puzzles);
    if let Some(first) = new.first() {
        let game = first.game.clone();
        outbox.send(PuzzleJob::Save(game, new));
    }
    let here = given.screen == Screen::Game
        && given
            .board
            .is_some_and(|table| table.number() == found.number);
    if found.aim == Aim::Mistakes && !ids.is_empty() && here {
        start(puzzles, Series::of(ids), given, outbox);
    }
}
