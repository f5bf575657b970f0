//! What a session waits for.

use crate::search::Engine;

/// The events of a session.
pub(super) enum Event {
    Line(String),
    /// A line was too long to be read.
    TooLong,
    /// The input has ended, or no one reads the output.
    End,
    /// A search is over. It returns the engine and its last lines.
    Found(Box<Engine>, String),
}
