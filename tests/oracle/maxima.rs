//! Maxima's own pieces, its palaces and goals (the rulebook, section 6).

use super::geometry::{DIAGONAL, KNIGHT, LINES, Sq, Step};
use super::lines::slides;
use super::orthodox::{leaper, replacing};
use super::position::{Board, Position};
use super::rules::Game;
use super::turn::Turn;
use super::ultima::ultima_piece;

/// The moves of a piece, without the rule of palaces.
pub fn maxima_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    match kind {
        'K' => king(game, position, from),
        'G' => leaper(game, position, from, &LINES),
        'M' => mage(game, position, from),
        _ => ultima_piece(game, position, from, kind),
    }
}

/// A knight's leap. On ranks 2 to 10 the a-file is next to the h-file.
fn king(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = Vec::new();
    for step in KNIGHT {
        if let Some(to) = king_target(game, from, step) {
            turns.extend(replacing(game, position, from, to));
        }
    }
    turns
}

fn king_target(game: &Game, from: Sq, (right, up): Step) -> Option<Sq> {
    let rank = game.grid.rank(from) as i32 + up;
    let file = (game.grid.file(from) as i32 + right).rem_euclid(8);
    if !(0..=10).contains(&rank) {
        return None;
    }
    let wrapped = game.grid.at(file as usize, rank as usize)?;
    let plain = game.grid.step(0, from, (right, up));
    let cylinder = (1..=9).contains(&rank);
    plain.or(cylinder.then_some(wrapped))
}

/// One diagonal step, and then perhaps more steps along either line that leads away from the start.
fn mage(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = Vec::new();
    for (right, up) in DIAGONAL {
        let Some(corner) = game.grid.step(0, from, (right, up)) else {
            continue;
        };
        turns.extend(replacing(game, position, from, corner));
        if position.empty(corner) {
            for run in slides(&game.grid, &position.board, corner, &[(right, 0), (0, up)]) {
                turns.extend(replacing(game, position, from, run.to));
            }
        }
    }
    turns
}

fn goals(game: &Game, of_white: bool) -> [Sq; 2] {
    let names = if of_white {
        ["d1", "e1"]
    } else {
        ["d11", "e11"]
    };
    names.map(|name| game.grid.named(name))
}

fn stands(board: &Board, sq: Sq, white: bool) -> bool {
    board[sq].is_some_and(|piece| piece.white == white)
}

/// Whether a side's pieces are on both enemy goals.
pub fn holds_goals(game: &Game, board: &Board, white: bool) -> bool {
    goals(game, !white)
        .iter()
        .all(|sq| stands(board, *sq, white))
}

/// Whether a turn brings a second friendly piece into the mover's palace.
pub fn crowds_palace(game: &Game, position: &Position, turn: &Turn) -> bool {
    let palace = goals(game, position.white);
    let Some((from, to)) = turn.shifts.first() else {
        return false;
    };
    let occupied = |sq: &Sq| sq != from && stands(&position.board, *sq, position.white);
    palace.contains(to) && palace.iter().any(occupied)
}

/// Whether a side has only its king.
pub fn is_bare(board: &Board, white: bool) -> bool {
    let mut pieces = board.iter().flatten().filter(|piece| piece.white == white);
    pieces.all(|piece| piece.kind == 'K')
}
