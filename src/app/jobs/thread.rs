//! The one place where threads are started.

use super::{Failure, catch};
use std::thread::Builder;

/// Starts a thread that answers nobody; work with an answer has [`Mailbox::spawn`](super::Mailbox::spawn). A panic ends
/// the thread and nothing else.
///
/// # Errors
///
/// When the system gives no thread.
pub fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let thread = Builder::new().name(name.to_owned());
    // A panic has been written to the terminal already.
    let started = thread.spawn(|| drop(catch(work)));
    started.map(drop).map_err(Failure::NoThread)
}
