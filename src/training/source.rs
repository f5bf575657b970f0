//! The source of positions for exercises: random games, and games of a weak computer against itself.

use crate::rules::{Move, Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Level, Limits, Task};
use std::sync::atomic::AtomicBool;

/// The plies of a random game at most.
const RANDOM_PLIES: usize = 120;
/// The plies of a computer's game at most.
const WEAK_PLIES: usize = 50;
/// The limits of the computer's search for a move.
const NODES: u64 = 60;
/// One of so many games is the computer's.
const WEAK: usize = 4;

/// Plays games of one variant.
pub(super) struct GamePlayer {
    engine: Option<Engine>,
}

impl GamePlayer {
    pub fn new() -> GamePlayer {
        GamePlayer { engine: None }
    }

    /// The positions of a game, from a start on, that have legal moves.
    pub fn play(
        &mut self,
        variant: &Variant,
        start: &Position,
        random: &mut Random,
    ) -> Vec<Position> {
        match random.below(WEAK) {
            0 => self.play_weak(variant, start, random),
            _ => play_random(variant, start, random),
        }
    }

    /// A few random moves, then the weakest level for both sides, with its blind spots.
    fn play_weak(
        &mut self,
        variant: &Variant,
        start: &Position,
        random: &mut Random,
    ) -> Vec<Position> {
        let engine = self.engine.get_or_insert_with(|| Engine::new(0));
        let stop = AtomicBool::new(false);
        let seed = random.next();
        let mut history = placed(variant, start, random);
        let first = history.len() - 1;
        let opening = 4 + random.below(6);
        while let Some(position) = history.last() {
            let ply = history.len() - 1 - first;
            let playing = variant.facts(position).outcome_without_moves().is_none();
            if ply >= WEAK_PLIES || !playing {
                break;
            }
            let mv = match ply < opening {
                true => pick(&variant.legal_moves(position), random),
                false => {
                    let task = Task {
                        limits: Limits::nodes(NODES),
                        player: Some((Level::Newcomer, seed)),
                        ..Task::default()
                    };
                    let report = engine.carry_out(variant, &history, &task, &stop, &mut |_| {});
                    report.and_then(|report| report.best())
                }
            };
            let Some(mv) = mv else { break };
            let next = variant.play(position, mv);
            history.push(next);
        }
        playable(variant, history)
    }
}

/// A game of random moves. One move in three captures if it can, so that the pieces meet.
fn play_random(variant: &Variant, start: &Position, random: &mut Random) -> Vec<Position> {
    let mut positions = placed(variant, start, random);
    let most = RANDOM_PLIES + positions.len() - 1;
    while let Some(position) = positions.last() {
        let playing = variant.facts(position).outcome_without_moves().is_none();
        if positions.len() > most || !playing {
            break;
        }
        let mut moves = variant.legal_moves(position);
        if random.below(3) == 0 {
            let captures = |mv: &Move| variant.captured(position, *mv).any();
            if moves.iter().any(captures) {
                moves.retain(captures);
            }
        }
        let Some(mv) = pick(&moves, random) else {
            break;
        };
        let next = variant.play(position, mv);
        positions.push(next);
    }
    playable(variant, positions)
}

/// The start, and the positions after it up to the one in which all pieces have been placed, at random.
fn placed(variant: &Variant, start: &Position, random: &mut Random) -> Vec<Position> {
    let mut positions = vec![start.clone()];
    while let Some(position) = positions.last()
        && variant.left_to_place(position, position.turn()) > 0
        && let Some(mv) = pick(&variant.legal_moves(position), random)
    {
        let next = variant.play(position, mv);
        positions.push(next);
    }
    positions
}

fn pick(moves: &[Move], random: &mut Random) -> Option<Move> {
    moves.get(random.below(moves.len())).copied()
}

fn playable(variant: &Variant, mut positions: Vec<Position>) -> Vec<Position> {
    // Only the last position can be the end of the game, and the first ones may still choose the array.
    let over = |position: &Position| variant.outcome(position).is_some();
    if positions.last().is_some_and(over) {
        positions.pop();
    }
    positions.retain(|position| !variant.is_arranging(position));
    positions
}
