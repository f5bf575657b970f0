//! The actions on a finished puzzle: the answer to a wrong move, analysis, a game from here.

use super::given::PuzzleInputs;
use super::refutation::{Refutation, Refuted};
use super::solving::{Phase, Solving};
use super::state::Puzzles;
use crate::app::analysis::AnalysisAction;
use crate::app::play::action::{GameOrigin, LayGame};
use crate::app::play::table::{PERSONS, Table};
use crate::app::shell::{Outbox, Say};
use baroque::game::{Game, Tree};

pub(super) fn why_not(puzzles: &mut Puzzles) {
    let Some(solving) = puzzles.solving.as_mut() else {
        return;
    };
    let Some((ply, _)) = solving.wrong.filter(|_| solving.phase == Phase::Done) else {
        return;
    };
    match &solving.refutation {
        None | Some(Refutation::Sought(_)) => {
            solving.refutation = Some(Refutation::Sought(true));
        }
        Some(Refutation::Found(found)) => {
            let moves = found.moves.clone();
            solving.play_out(ply, moves);
        }
    }
}

pub(super) fn refute(puzzles: &mut Puzzles, refuted: Refuted, outbox: &mut Outbox) {
    if let Some(solving) = &mut puzzles.solving
        && let Some(Refutation::Sought(plays)) = solving.refutation
    {
        outbox.send(Say(format!("{} {}", refuted.reason, refuted.evaluation)));
        solving.refutation = Some(Refutation::Found(refuted));
        solving.mark_reason();
        if plays {
            why_not(puzzles);
        }
    }
}

/// Has the answer to a wrong move sought, unless a race goes on.
pub(super) fn explain(puzzles: &mut Puzzles) {
    let run = puzzles.run.as_ref();
    let may = run.is_some_and(|run| run.over || !run.kind.is_race());
    if let Some(solving) = puzzles.solving.as_mut().filter(|_| may) {
        solving.refutation = Some(Refutation::Sought(false));
    }
}

/// Opens the line as a game.
pub(super) fn analyse(puzzles: &mut Puzzles, outbox: &mut Outbox) {
    let Some(solving) = &puzzles.solving else {
        return;
    };
    if solving.phase != Phase::Done {
        return;
    }
    let record = &solving.table.record;
    let mut game = Game::new(record.variant().clone(), record.positions()[0].clone());
    let mut at = Tree::ROOT;
    for &mv in solving.line() {
        let Ok(next) = game.tree.play(at, mv) else {
            break;
        };
        at = next;
    }
    let mut table = Table::with_game(game, PERSONS);
    table.show(0);
    lay(table, solving, outbox);
    outbox.send(AnalysisAction::Toggle);
}

/// Plays the position on the board against the computer, the player with the same side.
pub(super) fn play_on(puzzles: &mut Puzzles, given: &PuzzleInputs, outbox: &mut Outbox) {
    let Some(solving) = &puzzles.solving else {
        return;
    };
    let table = &solving.table;
    if solving.phase != Phase::Done || table.ending().is_some() {
        return;
    }
    let mut players = PERSONS;
    players[!solving.side()] = given.opponent;
    let (variant, position) = (table.record.variant().clone(), table.position().clone());
    let table = Table::new(variant, position, players);
    lay(table, solving, outbox);
}

/// Lays a game on the board, seen from the player's side.
fn lay(mut table: Table, solving: &Solving, outbox: &mut Outbox) {
    if table.view().flipped() != solving.table.view().flipped() {
        table.flip();
    }
    outbox.send(LayGame::new(table.for_practice(), GameOrigin::Found));
}
