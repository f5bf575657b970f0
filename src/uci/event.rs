//! What a session waits for.
//!
//! Input lines and the results of searches arrive on one channel. So one thread decides what to send, and can hold an
//! answer back during pondering.

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
