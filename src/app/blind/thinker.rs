//! The computer that plays, and the positions that agree with what a side knows. Both read only a side's knowledge.

use crate::app::board::tries::TryPlayer;
use baroque::blind::{BlindPlayer, Knowledge, Possibilities};
use baroque::rules::{Position, Square};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The most positions from which shares are counted, and the seed with which they are drawn.
const POSITIONS: usize = 1_200;
const SEED: u64 = 1;

/// With fewer different positions, shares would claim more than is known.
const LEAST_POSITIONS: usize = 12;

/// The computer's search. It keeps its results from one try to the next.
#[derive(Clone, Debug, Default)]
pub struct BlindThinker {
    player: Arc<Mutex<Option<BlindPlayer>>>,
    stop: Arc<AtomicBool>,
}

impl BlindThinker {
    /// The computer's next try. `None` if it knows none.
    pub fn choose(&self, knowledge: &Knowledge, computer: TryPlayer) -> Option<String> {
        let mut player = self.player.lock().unwrap_or_else(PoisonError::into_inner);
        let player =
            player.get_or_insert_with(|| BlindPlayer::new(computer.level, computer.seed, None));
        player.choose(knowledge, &self.stop)
    }

    /// Stops the search for good.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// How likely an enemy stands on a square, from 0 to 1.
pub type Share = (Square, f64);

/// The positions that agree with what a side knows. They follow the game from one turn to the next.
#[derive(Clone, Debug, Default)]
pub struct Reckoner(Arc<Mutex<Option<Possibilities>>>);

impl Reckoner {
    /// The shares of all squares on which an enemy may stand. Empty if too few positions are known to agree.
    pub fn shares(&self, knowledge: &Knowledge) -> Vec<Share> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let possibilities = known.get_or_insert_with(|| Possibilities::new(POSITIONS, SEED));
        possibilities.update(knowledge);
        let positions = possibilities.positions().iter();
        let different: BTreeSet<u64> = positions.map(Position::hash).collect();
        if different.len() < LEAST_POSITIONS && !knowledge.plies().is_empty() {
            return Vec::new();
        }
        let squares = knowledge.variant().geometry().squares().into_iter();
        let share = |square| Some((square, possibilities.share(square)?));
        squares
            .filter_map(share)
            .filter(|&(_, share)| share > 0.0)
            .collect()
    }
}
