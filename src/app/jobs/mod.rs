//! Work on other threads, so that no frame waits for a disk, a search or another program.
//!
//! | file | |
//! |---|---|
//! | `waker` | wakes the sleeping window from any thread |
//! | `mailbox` | collects messages of threads, and starts threads that send one |
//! | `thread` | starts all threads |
//! | `job` | a job, and where it is done |
//! | `disk` | writes all files, in order |
//! | `alarm` | wakes the window at a set time |
//! | `game_folder` | the files of the games of one way to play |
//! | `failure` | errors of threads and panics |
//!
//! The feature that starts work owns the [`Mailbox`] for its results, and reads it once a frame. A panic is a result
//! like any other, so that nothing waits for ever. To cancel work, drop its mailbox.

mod alarm;
mod disk;
mod failure;
mod game_folder;
mod job;
mod mailbox;
mod thread;
mod waker;

pub use alarm::Alarm;
pub use disk::{DiskFailure, DiskHandle, DiskWorker, PATIENCE, finish};
pub use failure::{Failure, catch, is_caught};
pub use game_folder::{GameFolder, GameOnDisk};
pub use job::{Job, Workplace};
pub use mailbox::{MailSender, Mailbox};
pub use thread::start;
pub use waker::Waker;

use bevy::prelude::*;

/// Adds the resources that every feature may use.
pub fn plugin(app: &mut App) {
    app.init_resource::<Waker>()
        .init_resource::<DiskWorker>()
        .add_systems(Last, finish);
}
