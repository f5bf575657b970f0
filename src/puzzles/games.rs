//! Games with the mistakes that people make: two weak levels of the computer against each other.

use crate::game::lead;
use crate::rules::{Move, Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Level, Limits, Task};
use std::sync::atomic::AtomicBool;

/// The longest game, in plies.
const LONGEST: usize = 140;
/// A game is decided when a side is ahead by so much, in hundredths of a pawn …
const DECIDED: i32 = 1_000;
/// … for so many plies in a row.
const DECIDED_PLIES: usize = 8;
/// The strongest level that plays.
const STRONGEST: usize = 8;
/// What a player looks at for a move, in nodes: one of these, for a whole game. Few nodes make games cheap.
const NODES: [u64; 3] = [150, 400, 1_200];
/// The fewest and the most random plies of an opening.
const OPENING: (usize, usize) = (2, 8);
/// Enough for the positions that these levels look at, in MiB.
const HASH_MIB: usize = 1;

/// Plays games of a variant.
pub(super) struct Games {
    engine: Engine,
}

impl Games {
    pub fn new() -> Games {
        Games {
            engine: Engine::new(HASH_MIB),
        }
    }

    /// The positions and moves of the game with a seed from a start on, until it is decided. `values` are those of the
    /// pieces.
    pub fn play(
        &mut self,
        (variant, values): (&Variant, &[i32]),
        start: &Position,
        seed: u64,
        stop: &AtomicBool,
    ) -> (Vec<Position>, Vec<Move>) {
        let mut random = Random::new(Random::new(seed).next());
        let opening = OPENING.0 + random.below(OPENING.1 + 1 - OPENING.0);
        let mut player = || {
            let level = Level::ALL[random.below(STRONGEST)];
            (level, NODES[random.below(NODES.len())])
        };
        let players = [player(), player()];
        let (mut positions, mut moves) = (vec![start.clone()], Vec::new());
        let mut decided = 0;
        while let Some(position) = positions.last() {
            let ply = moves.len();
            let ahead = lead(variant, position, values).abs() >= DECIDED;
            decided = if ahead { decided + 1 } else { 0 };
            if decided > DECIDED_PLIES
                || ply >= LONGEST
                || variant.outcome(position).is_some()
                || repeats(&positions)
            {
                break;
            }
            let mv = match ply < opening {
                true => {
                    let legal = variant.legal_moves(position);
                    legal.get(random.below(legal.len())).copied()
                }
                false => self.choose(variant, &positions, (players[ply % 2], seed), stop),
            };
            let Some(mv) = mv else { break };
            positions.push(variant.play(position, mv));
            moves.push(mv);
        }
        (positions, moves)
    }

    /// The move of a level with so many nodes.
    fn choose(
        &mut self,
        variant: &Variant,
        history: &[Position],
        ((level, nodes), seed): ((Level, u64), u64),
        stop: &AtomicBool,
    ) -> Option<Move> {
        let task = Task {
            limits: level.limits().within(Limits::nodes(nodes)),
            player: Some((level, seed)),
            ..Task::default()
        };
        let report = self
            .engine
            .carry_out(variant, history, &task, stop, &mut |_| {});
        report?.best()
    }
}

/// Whether the last position has been there twice before.
fn repeats(positions: &[Position]) -> bool {
    let last = positions.last();
    let same = |position: &&Position| last.is_some_and(|last| last.same_as(position));
    positions.iter().filter(same).count() >= 3
}
