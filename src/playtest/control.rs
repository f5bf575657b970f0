//! Pauses and ends a run from another thread.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Lets another thread pause a run or end it. A game that is being played then waits before its next move, or ends unfinished.
#[derive(Debug, Default)]
pub struct Control {
    /// Whether the run is paused, and whether it has to end.
    state: Mutex<(bool, bool)>,
    changed: Condvar,
}

impl Control {
    /// Pauses the run, or lets it go on.
    pub fn pause(&self, paused: bool) {
        self.locked().0 = paused;
        self.changed.notify_all();
    }

    /// Ends the run.
    pub fn stop(&self) {
        self.locked().1 = true;
        self.changed.notify_all();
    }

    /// Whether the run has to end.
    pub fn is_stopped(&self) -> bool {
        self.locked().1
    }

    /// Waits while the run is paused. Returns whether it goes on.
    pub(super) fn goes_on(&self) -> bool {
        let waits = |state: &mut (bool, bool)| state.0 && !state.1;
        let waited = self.changed.wait_while(self.locked(), waits);
        !waited.unwrap_or_else(PoisonError::into_inner).1
    }

    fn locked(&self) -> MutexGuard<'_, (bool, bool)> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
