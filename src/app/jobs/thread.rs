//! Starts all threads of the program.

use super::{Failure, catch};
use std::thread::Builder;

/// Starts a thread without a result. Work with a result uses [`Mailbox::spawn`](super::Mailbox::spawn). A panic ends
/// only the thread.
///
/// # Errors
///
/// If the system refuses the thread.
pub fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let thread = Builder::new().name(name.to_owned());
    // The panic hook has printed the panic already.
    let started = thread.spawn(|| drop(catch(work)));
    started.map(drop).map_err(Failure::NoThread)
}
