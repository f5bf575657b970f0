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
        None => solving.refutation = Some(Refutation::Sought),
        Some(Refutation::Sought) => {}
        Some(Refutation::Found(found)) => {
            let moves = found.moves.clone();
            solving.play_out(ply, moves);
        }
    }
}

pub(super) fn refute(puzzles: &mut Puzzles, refuted: Refuted, outbox: &mut Outbox) {
    if let Some(solving) = &mut puzzles.solving
        && solving.refutation == Some(Refutation::Sought)
    {
        outbox.send(Say(refuted.evaluation.clone()));
        solving.refutation = Some(Refutation::Found(refuted));
        why_not(puzzles);
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
