//! Jobs: what they do, where, and what they report.

use super::{DiskHandle, Failure, MailSender, Mailbox};
use std::path::PathBuf;

/// Where a job is done.
pub enum Workplace {
    /// On its own thread with this name.
    Thread(&'static str),
    /// The same, once everything in the disk queue is written.
    ThreadAfterDisk(&'static str),
    /// In the disk queue.
    Disk,
    /// In the disk queue, instead of an older write of this file that still waits there.
    File(PathBuf),
}

/// Work off the main thread.
pub trait Job: Sized + Send + 'static {
    /// What it reports while it runs and at its end.
    type Output: Send + 'static;

    /// Where it is done.
    fn workplace(&self) -> Workplace;

    /// The report if it panics, or if its thread cannot start.
    fn failed(&self) -> impl FnOnce(Failure) -> Self::Output + Clone + Send + 'static + use<Self>;

    /// Does the job.
    fn run(self, reports: &MailSender<Self::Output>);

    /// Starts the job. Its reports arrive in the mailbox.
    fn start(self, disk: &DiskHandle, reports: &Mailbox<Self::Output>) {
        let (failed, sender) = (self.failed(), reports.sender());
        match self.workplace() {
            Workplace::Thread(name) => {
                reports.spawn(name, failed, |reports| self.run(reports));
            }
            Workplace::ThreadAfterDisk(name) => {
                let disk = disk.clone();
                reports.spawn(name, failed, move |reports| {
                    disk.wait();
                    self.run(reports);
                });
            }
            Workplace::Disk => {
                disk.run(move || sender.guard(failed, |reports| self.run(reports)));
            }
            Workplace::File(path) => disk.write(path, move || {
                sender.guard(failed, |reports| self.run(reports));
                Ok(())
            }),
        }
    }
}
