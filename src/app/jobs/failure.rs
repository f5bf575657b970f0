//! What is said when a thread cannot start or panics.

use crate::app::texts::text;
use std::any::Any;
use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    /// Whether a panic on this thread is caught and answered.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Why work has come to nothing.
#[derive(Debug)]
pub enum Failure {
    /// The system gives no thread.
    NoThread(io::Error),
    /// There is no thread any more to do the work.
    NoWorker,
    /// The work panicked, with this message.
    Panicked(String),
}

impl Display for Failure {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Failure::NoThread(error) => {
                f.write_str(&text!("job-no-thread", error = error.to_string()))
            }
            Failure::NoWorker => f.write_str(text!("job-no-worker")),
            Failure::Panicked(message) => {
                f.write_str(&text!("job-panicked", message = message.as_str()))
            }
        }
    }
}

/// Does some work and catches its panic.
///
/// # Errors
///
/// When it panics. What it was working on may be half done and must not be used again.
pub fn catch<T>(work: impl FnOnce() -> T) -> Result<T, Failure> {
    let around = CAUGHT.replace(true);
    let done = catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(around);
    done.map_err(|panic| Failure::Panicked(message(&*panic)))
}

/// Whether a panic on this thread, at this moment, is caught and answered, so that the program goes on.
pub fn is_caught() -> bool {
    CAUGHT.get()
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no message").to_owned()
}
