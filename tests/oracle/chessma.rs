//! Chessma 84's pieces except the Chameleon, pushes and drops (the rulebook, section 8).

use super::added::{leaping, swapper};
use super::chessma_chameleon::chameleon;
use super::enclosing::encloser;
use super::geometry::{LINES, Sq, Step};
use super::lines::{Run, slides};
use super::methods::Scene;
use super::orthodox::{orthodox, sliding};
use super::position::{Piece, Position, king_of, pair};
use super::rules::Game;
use super::turn::{Turn, merged, promoting};

/// The moves of a piece, without castling.
pub fn chessma_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    let scene = Scene::lifted(&game.grid, position, from);
    let any = |_: char| true;
    match kind {
        'I' | 'O' => sliding(game, position, from, &|_| Vec::new()),
        'W' => sliding(game, position, from, &|run| {
            scene.withdraw(from, run.step, &any)
        }),
        'C' => sliding(game, position, from, &|run| {
            coordination(&scene, run.to, &any)
        }),
        'L' => leaping(game, position, from),
        'S' => with_promotions(game, position, swapper(game, position, from)),
        'U' => pusher(game, position, from),
        'E' => encloser(game, position, from),
        'X' => chameleon(game, position, from),
        _ => orthodox(game, position, from, kind).expect("a piece of Chessma 84"),
    }
}

fn with_promotions(game: &Game, position: &Position, turns: Vec<Turn>) -> Vec<Turn> {
    let ways = turns.into_iter();
    ways.flat_map(|turn| promoting(game, position, turn))
        .collect()
}

/// The corners with as many pieces between them and the king as between them and the Coordinator.
pub fn coordination(scene: &Scene, stop: Sq, takes: &dyn Fn(char) -> bool) -> Vec<Sq> {
    let Some(king) = king_of(&scene.board, scene.white) else {
        return Vec::new();
    };
    let mut taken = scene.coordinate(stop, king, takes);
    taken.retain(|corner| {
        pieces_between(scene, *corner, king) == pieces_between(scene, *corner, stop)
    });
    taken
}

/// The number of pieces between two squares of a file or rank. On a file, only squares on both sheets count.
fn pieces_between(scene: &Scene, one: Sq, other: Sq) -> usize {
    let grid = scene.grid;
    let on_file = grid.file(one) == grid.file(other);
    let along = |sq| {
        if on_file {
            grid.depth(sq, true)
        } else {
            grid.file(sq)
        }
    };
    let (low, high) = pair(along(one), along(other));
    let between = |sq: &Sq| {
        let aligned = if on_file {
            grid.file(*sq) == grid.file(one) && grid.sheets_of(*sq).count() == 2
        } else {
            grid.rank(*sq) == grid.rank(one)
        };
        aligned && low < along(*sq) && along(*sq) < high
    };
    let squares = (0..grid.len()).filter(between);
    squares.filter(|sq| scene.board[*sq].is_some()).count()
}

/// Slides, and drives the first enemy on a line.
fn pusher(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut pushes = Vec::new();
    for run in slides(&game.grid, &position.board, from, &LINES) {
        if position.enemy(run.to).is_some()
            && let Some(turn) = push(game, position, from, &run)
        {
            pushes.push((run.sheet, turn));
        }
    }
    let pushes = with_promotions(game, position, with_sheet_letters(pushes));
    let slides = sliding(game, position, from, &|_| Vec::new());
    [slides, pushes].concat()
}

/// The piece at the end of a run and all pieces behind it, moved together to the end of the line.
fn push(game: &Game, position: &Position, from: Sq, run: &Run) -> Option<Turn> {
    let track = track(game, run.sheet, run.to, run.step);
    let train: Vec<Sq> = track
        .iter()
        .copied()
        .filter(|sq| !position.empty(*sq))
        .collect();
    let packed = &track[track.len() - train.len()..];
    if train[0] == packed[0] {
        return None;
    }
    let mut turn = Turn::shift(&game.grid, from, run.to);
    let moves = train.iter().copied().zip(packed.iter().copied());
    turn.shifts.extend(moves.filter(|(old, new)| old != new));
    Some(turn)
}

/// The squares of a line from `sq` to the end of the sheet, including `sq`.
pub fn track(game: &Game, sheet: usize, sq: Sq, step: Step) -> Vec<Sq> {
    let mut squares = vec![sq];
    while let Some(next) = game.grid.step(sheet, squares[squares.len() - 1], step) {
        squares.push(next);
    }
    squares
}

/// Adds the sheet's letter to pushes to the same square with different results on the two sheets.
pub fn with_sheet_letters(pushes: Vec<(usize, Turn)>) -> Vec<Turn> {
    let differs = |turn: &Turn| {
        let rival = |other: &Turn| other.text == turn.text && other.shifts != turn.shifts;
        pushes.iter().any(|(_, other)| rival(other))
    };
    let lettered = |(sheet, turn): &(usize, Turn)| {
        let mut named = turn.clone();
        if differs(turn) {
            named.text.push(['A', 'B'][*sheet]);
        }
        named
    };
    merged(pushes.iter().map(lettered).collect())
}

/// The drops of the side to move. Legality decides about their effect on the enemy king.
pub fn drops(game: &Game, position: &Position) -> Vec<Turn> {
    let mut pieces = position.hand.clone();
    pieces.retain(|piece| piece.white == position.white);
    pieces.dedup();
    let empty = |sq: &Sq| position.empty(*sq);
    let mut turns = Vec::new();
    for piece in pieces {
        let squares = (0..game.grid.len()).filter(empty);
        let fit = squares.filter(|sq| piece.kind != 'P' || game.grid.depth(*sq, piece.white) < 8);
        turns.extend(fit.map(|sq| drop_on(game, piece, sq)));
    }
    turns
}

fn drop_on(game: &Game, piece: Piece, sq: Sq) -> Turn {
    Turn {
        text: format!("{}@{}", piece.kind, game.grid.name(sq)),
        puts: vec![(sq, piece)],
        hand_out: vec![piece],
        drop: true,
        ..Turn::default()
    }
}
