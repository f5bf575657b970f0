//! Draft (the rulebook, section 17): placements, and pieces of several games together (section 10).

use super::added::{destructions, leaping, replaces, swapper};
use super::geometry::{KNIGHT, LINES, Sq, Step};
use super::lines::{Run, runs, slides};
use super::methods::Scene;
use super::orthodox::{leaper, orthodox, sliding_turn};
use super::position::{Piece, Position, king_of};
use super::rules::{Game, Leaping};
use super::turn::Turn;

/// The moves of a piece.
pub fn draft_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    if let Some(turns) = orthodox(game, position, from, kind) {
        return turns;
    }
    match kind {
        'G' => leaper(game, position, from, &LINES),
        'L' => leaping(game, position, from),
        'S' => swapper(game, position, from),
        'X' => chameleon(game, position, from),
        _ => {
            let all = |_: char| true;
            let none = |_: char| false;
            let any: [&dyn Fn(char) -> bool; 3] = match kind {
                'W' => [&all, &none, &none],
                'A' => [&none, &all, &none],
                'U' => [&all, &all, &none],
                'C' => [&none, &none, &all],
                _ => [&none, &none, &none],
            };
            let free = slides(&game.grid, &position.board, from, &LINES).into_iter();
            let free = free.filter(|run| position.empty(run.to));
            let turn = |run: Run| {
                let captures = captures(game, position, from, (Some(run.step), run.to), any);
                sliding_turn(game, from, &run, captures)
            };
            free.map(turn).collect()
        }
    }
}

/// The captures by withdrawal, approach and coordination of the types that each of these may capture. A leap to the side
/// has no step, and only coordinates.
fn captures(
    game: &Game,
    position: &Position,
    from: Sq,
    (step, to): (Option<Step>, Sq),
    [withdraw, advance, coordinate]: [&dyn Fn(char) -> bool; 3],
) -> Vec<Sq> {
    let scene = Scene::lifted(&game.grid, position, from);
    let mut taken = Vec::new();
    if let Some(step) = step {
        taken.extend(scene.withdraw(from, step, withdraw));
        taken.extend(scene.advance(to, step, advance));
    }
    if let Some(king) = king_of(&position.board, position.white) {
        taken.extend(scene.coordinate(to, king, coordinate));
    }
    taken.sort_unstable();
    taken.dedup();
    taken
}

/// A Chameleon captures each type by that type's own method, all in one move. It swaps with none.
fn chameleon(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mimicked: [&dyn Fn(char) -> bool; 3] = [
        &|kind| matches!(kind, 'W' | 'U'),
        &|kind| matches!(kind, 'A' | 'U'),
        &|kind| kind == 'C',
    ];
    let leaper = |piece: Piece| piece.white != position.white && piece.kind == 'L';
    let board = &position.board;
    let mut turns = Vec::new();
    for run in runs(&game.grid, board, from, &LINES, Leaping::Many, &leaper) {
        let displaced = match position.enemy(run.to) {
            None if position.empty(run.to) => Vec::new(),
            Some(piece) if run.leapt.is_empty() && displaces(position, &run, piece.kind) => {
                vec![run.to]
            }
            _ => continue,
        };
        let others = captures(game, position, from, (Some(run.step), run.to), mimicked);
        let all = [run.leapt.clone(), displaced, others].concat();
        turns.push(sliding_turn(game, from, &run, all));
    }
    for to in game.grid.around(from, &KNIGHT) {
        if position.enemy(to).is_some_and(|piece| piece.kind == 'N') {
            let mut all = captures(game, position, from, (None, to), mimicked);
            all.push(to);
            turns.push(Turn::taking(&game.grid, from, to, all));
        }
    }
    turns.extend(destructions(game, position, from, &|kind| kind == 'S'));
    turns
}

/// Whether a piece of that type, not a Knight, could capture along this run by displacement.
fn displaces(position: &Position, run: &Run, kind: char) -> bool {
    match kind {
        'G' => run.is_step(),
        _ => replaces(position, run, kind),
    }
}

/// The placements of the side to move; none if it has placed its pieces.
pub fn placements(game: &Game, position: &Position) -> Vec<Turn> {
    let mut pieces: Vec<Piece> = position.hand.clone();
    pieces.retain(|piece| piece.white == position.white);
    let first_rank = |sq: &Sq| game.grid.depth(*sq, position.white) == 0;
    let squares: Vec<Sq> = (0..game.grid.len()).filter(first_rank).collect();
    let placed = squares.iter().filter(|sq| position.own(**sq).is_some());
    let kings = pieces.iter().filter(|piece| piece.kind == 'K').count();
    // Of the pool a side places half, besides its king.
    if placed.count() + kings <= game.rules.of_pool {
        let white = position.white;
        pieces.extend(position.pool.iter().map(|&kind| Piece { white, kind }));
    }
    pieces.sort_by_key(|piece| piece.kind);
    pieces.dedup();
    let empty: Vec<Sq> = squares
        .into_iter()
        .filter(|sq| position.empty(*sq))
        .collect();
    let on = |piece: Piece, sq: Sq| Turn {
        text: format!("{}@{}", piece.kind, game.grid.name(sq)),
        puts: vec![(sq, piece)],
        placed: Some(piece),
        ..Turn::default()
    };
    let each = |piece: Piece| empty.iter().map(move |&sq| on(piece, sq)).collect();
    pieces.into_iter().flat_map::<Vec<Turn>, _>(each).collect()
}

/// The position after a placement, which changes no counter. A piece of the pool is gone for both sides.
pub fn place(before: &Position, turn: &Turn, piece: Piece) -> Position {
    let mut after = before.clone();
    for (sq, piece) in &turn.puts {
        after.board[*sq] = Some(*piece);
    }
    after.white = !before.white;
    after.ep.clear();
    after.ban = None;
    match after.hand.iter().position(|held| *held == piece) {
        Some(held) => drop(after.hand.remove(held)),
        None => {
            let shared = after.pool.iter().position(|kind| *kind == piece.kind);
            after.pool.remove(shared.expect("a piece of the pool"));
        }
    }
    after
}
