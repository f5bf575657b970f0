//! Players whose mistakes are like those of humans: weak levels of the computer.

use crate::rules::{Move, Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Level, Limits, Task};
use std::sync::atomic::AtomicBool;

/// The strongest level that plays.
const STRONGEST: usize = 8;
/// What a player looks at for a move, in nodes: one of these, for a whole game. Few nodes make many mistakes.
const NODES: [u64; 3] = [100, 250, 600];
/// The fewest and the most random plies of an opening.
const OPENING: (usize, usize) = (2, 8);
/// Enough for the positions that these levels look at, in MiB.
const HASH_MIB: usize = 1;

/// Two players, and how their game begins.
pub(super) struct Players {
    engine: Engine,
    seed: u64,
    random: Random,
    opening: usize,
    players: [(Level, u64); 2],
}

impl Players {
    /// Players for whom nobody plays yet.
    pub fn new() -> Players {
        Players {
            engine: Engine::new(HASH_MIB),
            seed: 0,
            random: Random::new(0),
            opening: 0,
            players: [(Level::ALL[0], NODES[0]); 2],
        }
    }

    /// Chooses the players of the game with a seed. All that they do follows from the seed and the positions.
    pub fn begin(&mut self, seed: u64) {
        let mut random = Random::new(Random::new(seed).next());
        self.opening = OPENING.0 + random.below(OPENING.1 + 1 - OPENING.0);
        self.players = [(); 2].map(|()| {
            let level = Level::ALL[random.below(STRONGEST)];
            (level, NODES[random.below(NODES.len())])
        });
        (self.seed, self.random) = (seed, random);
    }

    /// The next move of a game: a random one in the opening, and then one of the player whose turn it is.
    pub fn choose(
        &mut self,
        variant: &Variant,
        history: &[Position],
        stop: &AtomicBool,
    ) -> Option<Move> {
        let ply = history.len().checked_sub(1)?;
        if ply < self.opening {
            let legal = variant.legal_moves(&history[ply]);
            return legal.get(self.random.below(legal.len())).copied();
        }
        let (level, nodes) = self.players[ply % 2];
        let task = Task {
            limits: level.limits().within(Limits::nodes(nodes)),
            player: Some((level, self.seed)),
            ..Task::default()
        };
        let report = self
            .engine
            .carry_out(variant, history, &task, stop, &mut |_| {});
        report?.best()
    }
}

/// Whether the last position has been there twice before.
pub(super) fn repeats(positions: &[Position]) -> bool {
    let last = positions.last();
    let same = |position: &&Position| last.is_some_and(|last| last.same_as(position));
    positions.iter().filter(same).count() >= 3
}
