//! Chessma 84's Chameleon (the rulebook, section 8).

use super::added::{replaces, swap_at_end};
use super::chessma::{coordination, track, with_sheet_letters};
use super::enclosing::with_enclosures;
use super::geometry::{KNIGHT, LINES, Sq, Step};
use super::lines::{Run, runs};
use super::methods::Scene;
use super::orthodox::sliding_turn;
use super::position::{Piece, Position};
use super::rules::{Game, Leaping};
use super::turn::{Turn, merged};

/// The moves of a Chameleon, each with all captures.
pub fn chameleon(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = Vec::new();
    for turn in jumps(game, position, from) {
        turns.extend(complete(game, position, from, turn, None));
    }
    for turn in teleports(game, position, from) {
        let ways = complete(game, position, from, turn, None);
        turns.extend(ways.into_iter().filter(|way| !way.hand_in.is_empty()));
    }
    for step in LINES {
        for turn in along_line(game, position, from, step) {
            turns.extend(complete(game, position, from, turn, Some(step)));
        }
    }
    merged(turns)
}

/// Knight's leaps onto knights.
fn jumps(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let targets = game.grid.around(from, &KNIGHT).into_iter();
    let knight = |sq: &Sq| position.enemy(*sq).is_some_and(|piece| piece.kind == 'N');
    let turn = |sq| Turn::taking(&game.grid, from, sq, vec![sq]);
    targets.filter(knight).map(turn).collect()
}

/// Moves to every empty square. Those that enclose nothing are removed later.
fn teleports(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let empty = (0..game.grid.len()).filter(|sq| position.empty(*sq));
    empty.map(|sq| Turn::shift(&game.grid, from, sq)).collect()
}

/// Slides and leaps, and the effects on the piece at their end.
fn along_line(game: &Game, position: &Position, from: Sq, step: Step) -> Vec<Turn> {
    let over = |piece: Piece| piece.white != position.white && piece.kind == 'L';
    let all = runs(
        &game.grid,
        &position.board,
        from,
        &[step],
        Leaping::Many,
        &over,
    );
    let (mut turns, mut pushes) = (Vec::new(), Vec::new());
    for run in &all {
        if position
            .enemy(run.to)
            .is_some_and(|piece| piece.kind == 'U')
        {
            let push = push(game, position, from, run);
            pushes.extend(push.map(|turn| (run.sheet, turn)));
        } else {
            turns.extend(at_end(game, position, from, run));
        }
    }
    turns.extend(with_sheet_letters(pushes));
    merged(turns)
}

/// A stop on an empty square, a displacement or a swap.
fn at_end(game: &Game, position: &Position, from: Sq, run: &Run) -> Option<Turn> {
    let captures = run.leapt.clone();
    match position.enemy(run.to) {
        None if position.empty(run.to) => Some(sliding_turn(game, from, run, captures)),
        Some(piece) if piece.kind == 'S' => {
            let swap = swap_at_end(game, position, from, run)?;
            Some(Turn { captures, ..swap })
        }
        Some(piece) if replaces(position, run, piece.kind) => {
            let captures = [captures, vec![run.to]].concat();
            Some(sliding_turn(game, from, run, captures))
        }
        _ => None,
    }
}

/// Drives a Pusher to the last empty square before the next piece.
fn push(game: &Game, position: &Position, from: Sq, run: &Run) -> Option<Turn> {
    let beyond = track(game, run.sheet, run.to, run.step).into_iter().skip(1);
    let free = beyond.take_while(|sq| position.empty(*sq));
    let end = free.last()?;
    let mut turn = sliding_turn(game, from, run, run.leapt.clone());
    turn.shifts.push((run.to, end));
    Some(turn)
}

/// Adds the captures by withdrawal (along a line), coordination and enclosure.
fn complete(
    game: &Game,
    position: &Position,
    from: Sq,
    mut turn: Turn,
    line: Option<Step>,
) -> Vec<Turn> {
    let scene = Scene::lifted(&game.grid, position, from);
    if let Some(step) = line {
        turn.captures
            .extend(scene.withdraw(from, step, &|kind| kind == 'W'));
    }
    let stop = turn.shifts[0].1;
    turn.captures
        .extend(coordination(&scene, stop, &|kind| kind == 'C'));
    turn.captures.sort_unstable();
    turn.captures.dedup();
    with_enclosures(game, position, &turn, &|kind| kind == 'E')
}
