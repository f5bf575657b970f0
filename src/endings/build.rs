//! The work on the tables of a position in the background.

use super::error::EndingError;
use super::solver::Progress;
use std::sync::{Arc, OnceLock};

/// The work on the tables of a position and of its moves, on its own thread.
#[derive(Debug, Default)]
pub struct Build {
    pub(super) progress: Progress,
    result: OnceLock<Result<(), EndingError>>,
}

impl Build {
    /// Stops the work soon.
    pub fn stop(&self) {
        self.progress.stop();
    }

    /// How far the work is.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// How the work has ended, or `None` while it goes on.
    pub fn result(&self) -> Option<&Result<(), EndingError>> {
        self.result.get()
    }
}

/// Ends a build when its thread ends, even by a panic.
pub(super) struct BuildEnd(pub Arc<Build>);

impl BuildEnd {
    /// Sets how the work has ended.
    pub fn finish(&self, result: Result<(), EndingError>) {
        // A build ends once.
        let _ = self.0.result.set(result);
    }
}

impl Drop for BuildEnd {
    fn drop(&mut self) {
        self.finish(Err(EndingError::Stopped));
    }
}
