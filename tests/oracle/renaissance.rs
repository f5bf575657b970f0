//! Renaissance's pieces (the rulebook, section 7).

use super::added::swap_at_end;
use super::geometry::{LINES, Sq, Step};
use super::lines::slides;
use super::methods::Scene;
use super::orthodox::sliding;
use super::position::{Piece, Position};
use super::rules::Game;
use super::turn::{Turn, shifted};
use super::ultima::{slide_captures, ultima_piece};

/// The moves of a piece.
pub fn renaissance_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    let mut turns = match kind {
        'R' | 'B' | 'U' | 'Y' => sliding(game, position, from, &|_| Vec::new()),
        _ => ultima_piece(game, position, from, kind),
    };
    for turn in &mut turns {
        let taken = turn.captures.iter().map(|sq| position.board[*sq]);
        turn.hand_in = taken
            .filter_map(|piece| piece_in_hand(piece, position.white))
            .collect();
    }
    turns.extend(special_powers(game, position, from, kind));
    turns
}

/// The other moves of the four new pieces besides slides.
fn special_powers(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    let pushes = |step: Step| push(game, position, from, step);
    let pulls = |step: Step| pull(game, position, from, step);
    match kind {
        'R' => resurrections(game, position, from),
        'B' => vec![explosion(game, position, from)],
        'U' => LINES.into_iter().filter_map(pushes).collect(),
        'Y' => LINES.into_iter().filter_map(pulls).collect(),
        _ => Vec::new(),
    }
}

/// The type of a captured piece in the hand of the side that captured it.
fn piece_in_hand(taken: Option<Piece>, white: bool) -> Option<Piece> {
    let kind = match taken?.kind {
        'K' => return None,
        'U' => 'Y',
        'Y' => 'U',
        'R' => 'B',
        'B' => 'R',
        kind => kind,
    };
    Some(Piece { white, kind })
}

/// Swaps with a neighbour, and steps that leave a piece from the hand behind.
fn resurrections(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = Vec::new();
    for run in slides(&game.grid, &position.board, from, &LINES) {
        if !run.is_step() {
            continue;
        }
        turns.extend(swap_at_end(game, position, from, &run));
        if position.empty(run.to) {
            turns.extend(steps_with_drop(game, position, from, run.to));
        }
    }
    turns
}

fn steps_with_drop(game: &Game, position: &Position, from: Sq, to: Sq) -> Vec<Turn> {
    let mut pieces = position.hand.clone();
    pieces.retain(|piece| piece.white == position.white);
    pieces.dedup();
    let with_drop = |piece: Piece| {
        let mut turn = Turn::shift(&game.grid, from, to);
        turn.text += &format!("@{}", piece.kind);
        turn.puts.push((from, piece));
        turn.hand_out.push(piece);
        turn
    };
    pieces.into_iter().map(with_drop).collect()
}

fn explosion(game: &Game, position: &Position, from: Sq) -> Turn {
    let near = game.grid.around(from, &LINES).into_iter();
    let name = game.grid.name(from);
    Turn {
        text: format!("{name}{name}!"),
        captures: near.filter(|sq| !position.empty(*sq)).collect(),
        gone: vec![from],
        ..Turn::default()
    }
}

fn push(game: &Game, position: &Position, from: Sq, step: Step) -> Option<Turn> {
    let pushed = game.grid.step(0, from, step)?;
    let piece = position.board[pushed]?;
    let landing = game.grid.step(0, pushed, step)?;
    let mut turn = Turn::shift(&game.grid, from, pushed);
    turn.shifts.push((pushed, landing));
    if let Some(victim) = position.board[landing] {
        let takes = piece.kind == 'K' || (piece.kind == 'X' && victim.kind == 'K');
        if victim.white == piece.white || !takes {
            return None;
        }
        turn.captures.push(landing);
        turn.hand_in
            .extend(piece_in_hand(Some(victim), piece.white));
    }
    Some(with_side_captures(game, position, turn, step))
}

fn pull(game: &Game, position: &Position, from: Sq, step: Step) -> Option<Turn> {
    let away = (-step.0, -step.1);
    let ahead = game.grid.step(0, from, step)?;
    let mut behind = game.grid.step(0, from, away)?;
    if !position.empty(ahead) || position.empty(behind) {
        return None;
    }
    let mut turn = Turn::shift(&game.grid, from, ahead);
    turn.text.push('+');
    let mut left = from;
    while let Some(piece) = position.board[behind] {
        turn.shifts.push((behind, left));
        left = behind;
        let pulls_on = piece.kind == 'Y' && piece.white != position.white;
        match game.grid.step(0, behind, away) {
            Some(next) if pulls_on => behind = next,
            _ => break,
        }
    }
    Some(with_side_captures(game, position, turn, step))
}

/// Adds the captures of the pieces that are pushed or pulled, each for its own side. All captures are found on the
/// board with every piece on its new square.
fn with_side_captures(game: &Game, position: &Position, mut turn: Turn, step: Step) -> Turn {
    let after = shifted(&position.board, &turn.shifts);
    let stood = |sq: Sq| {
        let came = turn.shifts.iter().find(|shift| shift.1 == sq);
        came.map_or(sq, |shift| shift.0)
    };
    let (mut captures, mut captured) = (Vec::new(), Vec::new());
    for (start, stop) in &turn.shifts[1..] {
        let piece = after[*stop].expect("a piece that was moved");
        let scene = Scene {
            grid: &game.grid,
            board: after.clone(),
            white: piece.white,
        };
        for sq in slide_captures(game, &scene, piece.kind, *start, *stop, step) {
            captures.push(stood(sq));
            captured.extend(piece_in_hand(after[sq], piece.white));
        }
    }
    turn.captures.extend(captures);
    turn.hand_in.extend(captured);
    turn
}
