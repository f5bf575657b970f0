//! Fugue's pieces, and the Shields that protect them (the rulebook, section 13).

use super::added::{leaping, swapper};
use super::freezing::is_frozen;
use super::geometry::{LINES, Sq};
use super::lines::{Run, slides};
use super::methods::Scene;
use super::orthodox::{orthodox, sliding, sliding_turn};
use super::position::{Piece, Position};
use super::rococo::{cannon_pawn, with_promotions};
use super::rules::Game;
use super::turn::Turn;

/// The moves of a piece. A move that can only capture a protected piece is no move.
pub fn fugue_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    let mut turns = match kind {
        'K' | 'Q' => orthodox(game, position, from, kind).unwrap_or_default(),
        'L' => leaping(game, position, from),
        'S' => fugue_swapper(game, position, from),
        'P' => promoting_pawn(game, position, from),
        'U' => pushme_pullyu(game, position, from),
        'A' => archer(game, position, from),
        'D' | 'I' => sliding(game, position, from, &|_| Vec::new()),
        _ => panic!("no piece {kind} in Fugue"),
    };
    let possible = |sq: &Sq| !is_protected(game, position, *sq);
    turns.retain(|turn| turn.captures.iter().all(possible));
    turns
}

/// Whether an adjacent friendly Shield protects the piece on a square.
fn is_protected(game: &Game, position: &Position, sq: Sq) -> bool {
    let Some(piece) = position.board[sq] else {
        return false;
    };
    let shield = Some(Piece { kind: 'D', ..piece });
    let idle =
        |sq: Sq| game.rules.options.idle_frozen_shield && is_frozen(game, &position.board, sq);
    let near = game.grid.around(sq, &LINES).into_iter();
    near.filter(|other| position.board[*other] == shield)
        .any(|other| !idle(other))
}

/// Slides, swaps with enemies, and mutual destruction. By an option, its own Shield prevents the latter, because the
/// Swapper would be removed too.
fn fugue_swapper(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let hindered = game.rules.options.own_shield_hinders && is_protected(game, position, from);
    let destroys_itself = |turn: &Turn| !turn.gone.is_empty();
    let swaps_friend = |turn: &Turn| turn.partner.is_some_and(|sq| position.own(sq).is_some());
    let mut turns = swapper(game, position, from);
    turns.retain(|turn| !swaps_friend(turn));
    turns.retain(|turn| !(hindered && destroys_itself(turn)));
    turns
}

fn promoting_pawn(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let turns = cannon_pawn(game, position, from).into_iter();
    let ways = turns.flat_map(|turn| with_promotions(game, position, turn, &[7]));
    let off_board = |piece: &Piece| !position.board.contains(&Some(*piece));
    ways.filter(|turn| turn.hand_out.iter().all(off_board))
        .collect()
}

/// Slides that withdraw or approach. A move that would do both is no move, or captures both by an option.
fn pushme_pullyu(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let scene = Scene::lifted(&game.grid, position, from);
    let captures = |run: &Run| {
        let behind = scene.withdraw(from, run.step, &|_| true);
        let beyond = scene.advance(run.to, run.step, &|_| true);
        let mut ends = [behind, beyond].concat();
        ends.retain(|sq| !is_protected(game, position, *sq));
        ends
    };
    let mut turns = sliding(game, position, from, &captures);
    let most = if game.rules.options.both_ends { 2 } else { 1 };
    turns.retain(|turn| turn.captures.len() <= most);
    turns
}

/// Slides, and shots at the first piece on each line.
fn archer(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = sliding(game, position, from, &|_| Vec::new());
    for run in slides(&game.grid, &position.board, from, &LINES) {
        let close = run.path.len() <= 2;
        if position.enemy(run.to).is_some() && (close || is_spotted(game, position, run.to)) {
            turns.push(shot(game, from, run.to));
        }
    }
    turns
}

fn shot(game: &Game, from: Sq, target: Sq) -> Turn {
    Turn {
        text: format!("{}{}*", game.grid.name(from), game.grid.name(target)),
        captures: vec![target],
        ..Turn::default()
    }
}

/// Whether a friend of the Archer is next to the target, or two squares away on a line with an empty square in
/// between.
fn is_spotted(game: &Game, position: &Position, target: Sq) -> bool {
    LINES.into_iter().any(|step| {
        let Some(near) = game.grid.step(0, target, step) else {
            return false;
        };
        let far = game.grid.step(0, near, step);
        let far = far.filter(|_| position.empty(near));
        spots(game, position, near) || far.is_some_and(|sq| spots(game, position, sq))
    })
}

/// Whether a friend on a square can spot. By an option a frozen one cannot.
fn spots(game: &Game, position: &Position, sq: Sq) -> bool {
    let blind = game.rules.options.free_spotters && is_frozen(game, &position.board, sq);
    position.own(sq).is_some() && !blind
}
