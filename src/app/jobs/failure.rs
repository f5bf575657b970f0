//! Errors of threads that cannot start, and of work that panics.

use baroque::texts::text;
use std::any::Any;
use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    /// Whether a panic on this thread is caught and reported.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// The reason why work failed.
#[derive(Debug)]
pub enum Failure {
    /// The system refused the thread.
    NoThread(io::Error),
    /// The thread for the work has ended.
    NoWorker,
    /// The work panicked with this message.
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

/// Does work and catches its panic.
///
/// # Errors
///
/// If it panics. Data that it was changing may be incomplete and must not be used again.
pub fn catch<T>(work: impl FnOnce() -> T) -> Result<T, Failure> {
    let around = CAUGHT.replace(true);
    let done = catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(around);
    done.map_err(|panic| Failure::Panicked(message(&*panic)))
}

/// Whether a panic on this thread is caught now, so that the program continues.
pub fn is_caught() -> bool {
    CAUGHT.get()
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no message").to_owned()
}
