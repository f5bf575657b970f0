//! Orthodox pieces and similar ones: displacement, slides, pawns (sections 1, 3, 8 and 10).

use super::geometry::{DIAGONAL, KNIGHT, LINES, ORTHOGONAL, Sq, Step};
use super::lines::{Run, slides};
use super::position::Position;
use super::rules::Game;
use super::turn::{Turn, merged, promoting};

/// The moves of K Q R B N P; `None` for any other piece.
pub fn orthodox(game: &Game, position: &Position, from: Sq, kind: char) -> Option<Vec<Turn>> {
    let turns = match kind {
        'K' => leaper(game, position, from, &LINES),
        'N' => leaper(game, position, from, &KNIGHT),
        'Q' => rider(game, position, from, &LINES),
        'R' => rider(game, position, from, &ORTHOGONAL),
        'B' => rider(game, position, from, &DIAGONAL),
        'P' => pawn(game, position, from),
        _ => return None,
    };
    Some(turns)
}

/// One step or leap, to an empty square or onto an enemy.
pub fn leaper(game: &Game, position: &Position, from: Sq, steps: &[Step]) -> Vec<Turn> {
    let targets = game.grid.around(from, steps);
    let turn = |to: &Sq| replacing(game, position, from, *to);
    targets.iter().filter_map(turn).collect()
}

/// A slide, which may capture the enemy at its end.
pub fn rider(game: &Game, position: &Position, from: Sq, steps: &[Step]) -> Vec<Turn> {
    let runs = slides(&game.grid, &position.board, from, steps);
    let turn = |run: &Run| replacing(game, position, from, run.to);
    merged(runs.iter().filter_map(turn).collect())
}

/// A move to a square that is empty or has an enemy that may be captured.
pub fn replacing(game: &Game, position: &Position, from: Sq, to: Sq) -> Option<Turn> {
    let captures = match position.board[to] {
        None => Vec::new(),
        Some(piece) if piece.white == position.white => return None,
        Some(piece) if game.rules.untouchable == Some(piece.kind) => return None,
        Some(_) => vec![to],
    };
    Some(Turn::taking(&game.grid, from, to, captures))
}

/// The Q-slides of a piece, each with the captures that `captures` returns.
pub fn sliding(
    game: &Game,
    position: &Position,
    from: Sq,
    captures: &dyn Fn(&Run) -> Vec<Sq>,
) -> Vec<Turn> {
    let runs = slides(&game.grid, &position.board, from, &LINES);
    let free = runs.iter().filter(|run| position.empty(run.to));
    let turns = free.map(|run| sliding_turn(game, from, run, captures(run)));
    merged(turns.collect())
}

/// The turn of a run that captures the given pieces.
pub fn sliding_turn(game: &Game, from: Sq, run: &Run, captures: Vec<Sq>) -> Turn {
    Turn {
        path: run.path.clone(),
        ..Turn::taking(&game.grid, from, run.to, captures)
    }
}

/// The forward step of a side's pawns.
pub fn forward(white: bool) -> Step {
    if white { (0, 1) } else { (0, -1) }
}

/// The diagonal steps ahead.
pub fn ahead(white: bool) -> [Step; 2] {
    let (_, up) = forward(white);
    [(-1, up), (1, up)]
}

fn pawn(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = Vec::new();
    for sheet in game.grid.sheets_of(from) {
        turns.extend(pawn_advances(game, position, from, sheet));
    }
    turns.extend(pawn_captures(game, position, from));
    let own = |turn| Turn { pawn: true, ..turn };
    let own_turns = merged(turns).into_iter().map(own);
    own_turns
        .flat_map(|turn| promoting(game, position, turn))
        .collect()
}

fn pawn_advances(game: &Game, position: &Position, from: Sq, sheet: usize) -> Vec<Turn> {
    let (mut turns, mut passed, mut here) = (Vec::new(), Vec::new(), from);
    for _ in 0..longest_run(game, from, position.white) {
        let next = game.grid.step(sheet, here, forward(position.white));
        let Some(next) = next.filter(|sq| position.empty(*sq)) else {
            break;
        };
        turns.push(Turn {
            ep: passed.clone(),
            ..Turn::shift(&game.grid, from, next)
        });
        passed.push(next);
        here = next;
    }
    turns
}

fn longest_run(game: &Game, from: Sq, white: bool) -> usize {
    let rules = game
        .rules
        .pawns
        .as_ref()
        .expect("pawns of the chess family");
    let depth = game.grid.depth(from, white);
    let from_first = rules.runs_from_first && depth + 1 == rules.home;
    if depth == rules.home || from_first {
        rules.reach - depth
    } else {
        1
    }
}

fn pawn_captures(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = Vec::new();
    for to in game.grid.around(from, &ahead(position.white)) {
        if position.ep.contains(&to) {
            let runner = vec![runner(game, position)];
            turns.push(Turn::taking(&game.grid, from, to, runner));
        } else if !position.empty(to) {
            turns.extend(replacing(game, position, from, to));
        }
    }
    turns
}

/// The pawn that has just made its double step: it stands right beyond the last square that it passed.
fn runner(game: &Game, position: &Position) -> Sq {
    let last = *position.ep.last().expect("a square that was passed");
    let onward = game.grid.around(last, &[forward(!position.white)]);
    onward[0]
}
