//! Work off the main thread, so that no frame waits for a disk, a search or another program.
//!
//! | file | |
//! |---|---|
//! | `waker` | wakes the sleeping window from any thread |
//! | `mailbox` | takes what threads send until the window reads it, and starts threads that answer into it |
//! | `thread` | the one place where threads are started |
//! | `disk` | the queue of everything that is written, in order |
//! | `dialog` | the platform's file dialogs |
//! | `alarm` | wakes the window at a set time |
//! | `failure` | what is said when a thread cannot start or panics |
//!
//! Whoever starts work owns the [`Mailbox`] for its answers and reads it once a frame. A panic in the work is an answer
//! like any other, so that nobody waits for an answer that never comes. Work is cancelled by dropping its mailbox.

mod alarm;
mod dialog;
mod disk;
mod failure;
mod mailbox;
mod thread;
mod waker;

pub use alarm::Alarm;
pub use dialog::FileDialog;
pub use disk::{DiskFailure, DiskHandle, DiskWorker, PATIENCE, finish};
pub use failure::{Failure, catch, is_caught};
pub use mailbox::{MailSender, Mailbox};
pub use thread::start;
pub use waker::Waker;

use bevy::prelude::*;

/// What every feature may ask for.
pub fn plugin(app: &mut App) {
    app.init_resource::<Waker>()
        .init_resource::<DiskWorker>()
        .add_systems(Last, finish);
}
