//! Rococo's pieces and its edge rule (the rulebook, section 5).

use super::added::{added_piece, destructions, leaping, swap_at_end, swapper};
use super::geometry::{LINES, Sq, Step};
use super::lines::{Run, runs};
use super::methods::Scene;
use super::orthodox::{leaper, sliding_turn};
use super::position::{Piece, Position};
use super::rules::{Game, Leaping};
use super::turn::Turn;

/// The moves of a piece that the edge rule allows.
pub fn rococo_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    let turns = match kind {
        'K' => leaper(game, position, from, &LINES),
        'L' => leaping(game, position, from),
        'S' => swapper(game, position, from),
        'X' => chameleon(game, position, from),
        'P' => cannon_pawn(game, position, from),
        _ => added_piece(game, position, from, kind),
    };
    let kept = turns
        .iter()
        .filter(|turn| obeys_edge_rule(game, turn, &turns));
    let kept = kept.cloned();
    if kind == 'P' {
        let ranks = game.rules.cannon_promotion;
        kept.flat_map(|turn| with_promotions(game, position, turn, ranks))
            .collect()
    } else {
        kept.collect()
    }
}

/// The pieces that a turn removes and that may come back: all but pawns and kings.
pub fn hand_in(position: &Position, turn: &Turn) -> Vec<Piece> {
    let removed = turn.removed();
    let pieces = removed.iter().filter_map(|sq| position.board[*sq]);
    pieces
        .filter(|piece| !matches!(piece.kind, 'P' | 'K'))
        .collect()
}

fn edge_touches(game: &Game, turn: &Turn) -> usize {
    turn.path.iter().filter(|sq| game.grid.on_rim(**sq)).count()
}

/// Whether the edge rule allows a turn of a piece, given all turns of that piece.
fn obeys_edge_rule(game: &Game, turn: &Turn, all: &[Turn]) -> bool {
    let touches = edge_touches(game, turn);
    if touches == 0 {
        return true;
    }
    if turn.captures.is_empty() && turn.partner.is_none() {
        return false;
    }
    let same_capture = |other: &&Turn| {
        !other.path.is_empty()
            && sorted(&other.captures) == sorted(&turn.captures)
            && other.partner == turn.partner
    };
    let cost = |other: &Turn| (edge_touches(game, other), other.path.len());
    let rivals = all
        .iter()
        .filter(same_capture)
        .filter(|other| *other != turn);
    rivals
        .map(cost)
        .all(|rival| rival.0 > 0 && rival > cost(turn))
}

fn sorted(squares: &[Sq]) -> Vec<Sq> {
    let mut squares = squares.to_vec();
    squares.sort_unstable();
    squares
}

fn chameleon(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let long_leaper = |piece: Piece| piece.white != position.white && piece.kind == 'L';
    let board = &position.board;
    let mut turns = Vec::new();
    for run in runs(&game.grid, board, from, &LINES, Leaping::Many, &long_leaper) {
        turns.extend(chameleon_run(game, position, from, &run));
    }
    turns.extend(chameleon_jumps(game, position, from));
    turns.extend(destructions(game, position, from, &|kind| kind == 'S'));
    turns
}

/// Cannon jumps onto pawns. By an option they also withdraw and approach.
fn chameleon_jumps(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut jumps = cannon_jumps(game, position, from);
    jumps.retain(|turn| {
        let victim = turn.captures.first().and_then(|sq| position.board[*sq]);
        victim.is_some_and(|piece| piece.kind == 'P')
    });
    if game.rules.options.combined_cannon {
        for turn in &mut jumps {
            let (over, to) = (turn.path[0], turn.path[1]);
            turn.captures.extend(along(
                game,
                position,
                from,
                step_between(game, over, to),
                to,
            ));
        }
    }
    jumps
}

/// The step from a square to its neighbour.
fn step_between(game: &Game, one: Sq, next: Sq) -> Step {
    let steps = LINES.into_iter();
    let mut leading = steps.filter(|step| game.grid.step(0, one, *step) == Some(next));
    leading.next().expect("a neighbour")
}

/// The pieces that a Chameleon captures by withdrawal and approach.
fn along(game: &Game, position: &Position, from: Sq, step: Step, to: Sq) -> Vec<Sq> {
    let scene = Scene::lifted(&game.grid, position, from);
    let behind = scene.withdraw(from, step, &|kind| matches!(kind, 'W' | 'U'));
    let beyond = scene.advance(to, step, &|kind| matches!(kind, 'A' | 'U'));
    [behind, beyond].concat()
}

/// The move of a Chameleon at the end of a run: a stop, a displacement of a king, or a swap with a Swapper.
fn chameleon_run(game: &Game, position: &Position, from: Sq, run: &Run) -> Option<Turn> {
    let slid = along(game, position, from, run.step, run.to);
    let captures = [run.leapt.clone(), slid].concat();
    let friends = game.rules.options.chameleon_swaps_friends;
    let met = position.board[run.to].filter(|piece| friends || piece.white != position.white);
    match met {
        None if position.empty(run.to) => Some(sliding_turn(game, from, run, captures)),
        Some(piece) if piece.kind == 'K' && piece.white != position.white && run.is_step() => {
            Some(sliding_turn(game, from, run, vec![run.to]))
        }
        Some(piece) if piece.kind == 'S' => {
            let swap = swap_at_end(game, position, from, run)?;
            Some(Turn { captures, ..swap })
        }
        _ => None,
    }
}

/// Steps without captures, and cannon jumps.
pub fn cannon_pawn(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let near = game.grid.around(from, &LINES).into_iter();
    let free = near.filter(|sq| position.empty(*sq));
    let steps = free.map(|sq| Turn::shift(&game.grid, from, sq));
    steps.chain(cannon_jumps(game, position, from)).collect()
}

/// Jumps over one adjacent piece, to an empty square or onto an enemy.
fn cannon_jumps(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = Vec::new();
    for step in LINES {
        let over = game.grid.step(0, from, step);
        let to = over.and_then(|sq| game.grid.step(0, sq, step));
        let (Some(over), Some(to)) = (over, to) else {
            continue;
        };
        if position.empty(over) || position.own(to).is_some() {
            continue;
        }
        let captures = position.enemy(to).map_or(Vec::new(), |_| vec![to]);
        turns.push(Turn {
            path: vec![over, to],
            ..Turn::taking(&game.grid, from, to, captures)
        });
    }
    turns
}

/// The turn without promotion and with each promotion that the removed pieces allow, if it ends on one of these ranks,
/// counted from the owner's edge.
pub fn with_promotions(game: &Game, position: &Position, turn: Turn, ranks: &[usize]) -> Vec<Turn> {
    let to = turn.shifts[0].1;
    let mut ways = vec![turn.clone()];
    if !ranks.contains(&game.grid.depth(to, position.white)) {
        return ways;
    }
    let mut pieces: Vec<Piece> = position.hand.clone();
    pieces.retain(|piece| piece.white == position.white);
    pieces.dedup();
    for piece in pieces {
        let mut way = turn.clone();
        way.text.push(piece.kind.to_ascii_lowercase());
        way.puts.push((to, piece));
        way.hand_out.push(piece);
        ways.push(way);
    }
    ways
}
