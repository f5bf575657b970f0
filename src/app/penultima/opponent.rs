//! The computer that plays without knowing the rules. It reads only public facts.

use crate::app::board::tries::TryPlayer;
use baroque::penultima::{Guesser, PublicGame, Try};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The computer's search. It keeps its results from one try to the next.
#[derive(Clone, Debug, Default)]
pub struct PenultimaThinker {
    guesser: Arc<Mutex<Option<Guesser>>>,
    stop: Arc<AtomicBool>,
}

impl PenultimaThinker {
    /// The computer's next try. `None` if the game is over or the thread was stopped.
    pub fn choose(&self, public: &PublicGame, opponent: TryPlayer) -> Option<Try> {
        let mut guesser = self.guesser.lock().unwrap_or_else(PoisonError::into_inner);
        if guesser.is_none() {
            *guesser = Guesser::new(public, opponent.level, opponent.seed);
        }
        guesser.as_mut()?.choose(public, &self.stop)
    }

    /// Stops the search for good.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
