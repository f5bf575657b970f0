//! The disk queue: one thread writes all files, in the order of the requests.
//!
//! So no save overtakes another, and no frame waits for a disk. If a file is written several times, only its newest
//! state waits in the queue. The end of the program waits for the queue, up to [`PATIENCE`].

use super::{MailSender, Mailbox, catch, start};
use bevy::prelude::*;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The longest time that the program waits for the disk.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// The reason why a file could not be written, as a message for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiskFailure(pub String);

struct QueuedWork {
    /// The file whose newest state it writes, if it writes one.
    file: Option<PathBuf>,
    work: Box<dyn FnOnce() -> Result<(), String> + Send>,
}

impl QueuedWork {
    fn work(self, failures: &MailSender<DiskFailure>) {
        let done = catch(self.work).unwrap_or_else(|failure| Err(failure.to_string()));
        if let Err(words) = done {
            failures.send(DiskFailure(words));
        }
    }
}

#[derive(Default)]
struct QueueState {
    waiting: VecDeque<QueuedWork>,
    writes: bool,
    ends: bool,
    /// Whether the system refused the thread. Then work is done at once.
    threadless: bool,
}

impl QueueState {
    fn is_busy(&mut self) -> bool {
        self.writes || !self.waiting.is_empty()
    }
}

/// The queue, shared by the worker and its handles.
struct Queue {
    state: Mutex<QueueState>,
    changed: Condvar,
    failures: MailSender<DiskFailure>,
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Adds work to the disk queue, from any thread.
#[derive(Clone)]
pub struct DiskHandle(Arc<Queue>);

impl DiskHandle {
    /// Writes a file. It replaces an older write of the same file that still waits, unless other work was added since.
    pub fn write(&self, path: PathBuf, work: impl FnOnce() -> Result<(), String> + Send + 'static) {
        self.add(QueuedWork {
            file: Some(path),
            work: Box::new(work),
        });
    }

    /// Does work that may depend on earlier work, and on which later work may depend.
    pub fn run(&self, work: impl FnOnce() + Send + 'static) {
        let work = move || {
            work();
            Ok(())
        };
        self.add(QueuedWork {
            file: None,
            work: Box::new(work),
        });
    }

    fn add(&self, item: QueuedWork) {
        let mut state = self.0.state();
        if state.threadless {
            drop(state);
            return item.work(&self.0.failures);
        }
        let between = state.waiting.iter().rposition(|item| item.file.is_none());
        let first = between.map_or(0, |between| between + 1);
        let mut files = state
            .waiting
            .range(first..)
            .map(|item| item.file.as_deref());
        let file: Option<&Path> = item.file.as_deref();
        let older = file.and_then(|file| files.position(|known| known == Some(file)));
        drop(files);
        match older {
            Some(older) => state.waiting[first + older] = item,
            None => state.waiting.push_back(item),
        }
        drop(state);
        self.0.changed.notify_all();
    }

    /// Whether the queue is working or has work left.
    pub fn is_busy(&self) -> bool {
        self.0.state().is_busy()
    }

    /// Waits until the queue is empty, at most [`PATIENCE`].
    pub fn wait(&self) {
        let state = self.0.state();
        let changed = &self.0.changed;
        let waited = changed.wait_timeout_while(state, PATIENCE, QueueState::is_busy);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }
}

/// The thread of the disk queue. Dropping it waits until the queue is empty, at most [`PATIENCE`].
#[derive(Resource)]
pub struct DiskWorker(DiskHandle);

impl DiskWorker {
    /// Starts the thread. `failures` gets a message for each failed write. If the system refuses the thread,
    /// everything is written at once.
    pub fn start(failures: MailSender<DiskFailure>) -> DiskWorker {
        let queue = Arc::new(Queue {
            state: Mutex::default(),
            changed: Condvar::new(),
            failures,
        });
        let on_thread = queue.clone();
        if start("disk", move || work(&on_thread)).is_err() {
            queue.state().threadless = true;
        }
        DiskWorker(DiskHandle(queue))
    }

    /// The handle that adds work to the queue.
    pub fn handle(&self) -> &DiskHandle {
        &self.0
    }
}

impl FromWorld for DiskWorker {
    fn from_world(world: &mut World) -> DiskWorker {
        let failures = world.get_resource_or_init::<Mailbox<DiskFailure>>();
        DiskWorker::start(failures.sender())
    }
}

impl Drop for DiskWorker {
    fn drop(&mut self) {
        self.0.wait();
        self.0.0.state().ends = true;
        self.0.0.changed.notify_all();
    }
}

fn work(queue: &Queue) {
    loop {
        let idle = |state: &mut QueueState| state.waiting.is_empty() && !state.ends;
        let waited = queue.changed.wait_while(queue.state(), idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        let Some(item) = state.waiting.pop_front() else {
            return;
        };
        state.writes = true;
        drop(state);
        item.work(&queue.failures);
        queue.state().writes = false;
        queue.changed.notify_all();
    }
}

/// Waits for the disk before the program ends.
pub fn finish(exits: MessageReader<AppExit>, disk: Res<DiskWorker>) {
    if !exits.is_empty() {
        disk.handle().wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::jobs::Waker;
    use std::fs;
    use std::sync::mpsc::channel;
    use std::time::Instant;

    fn worker() -> (DiskWorker, Mailbox<DiskFailure>) {
        let failures = Mailbox::new(Waker::new(|| {}));
        (DiskWorker::start(failures.sender()), failures)
    }

    fn folder(name: &str) -> PathBuf {
        let folder = format!("baroque-disk-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn write(worker: &DiskWorker, path: &Path, text: &str) {
        let (path, text) = (path.to_owned(), text.to_owned());
        worker.handle().write(path.clone(), move || {
            fs::write(path, text).map_err(|error| error.to_string())
        });
    }

    #[test]
    fn the_newest_state_is_on_the_disk_when_the_worker_is_gone() {
        let folder = folder("newest");
        let (worker, failures) = worker();
        let (a, b) = (folder.join("a"), folder.join("b"));
        for number in 0..200 {
            write(&worker, &a, &number.to_string());
            write(&worker, &b, &format!("{number}!"));
        }
        drop(worker);
        assert_eq!(failures.take(), []);
        assert_eq!(fs::read_to_string(a).unwrap(), "199");
        assert_eq!(fs::read_to_string(b).unwrap(), "199!");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn only_the_newest_state_of_a_file_waits_and_other_work_stays_between() {
        let (worker, _) = worker();
        let done = Arc::new(Mutex::new(Vec::new()));
        let (gate, opened) = channel::<()>();
        worker.handle().run(move || opened.recv().unwrap());
        let note = |what: &'static str| {
            let done = done.clone();
            move || done.lock().unwrap().push(what)
        };
        let file = |what: &'static str| {
            let note = note(what);
            worker.handle().write(PathBuf::from("file"), move || {
                note();
                Ok(())
            });
        };
        file("first");
        file("second");
        worker.handle().run(note("between"));
        file("third");
        file("fourth");
        assert!(worker.handle().is_busy());
        gate.send(()).unwrap();
        worker.handle().wait();
        assert!(!worker.handle().is_busy());
        assert_eq!(*done.lock().unwrap(), ["second", "between", "fourth"]);
    }

    #[test]
    fn a_failure_and_a_panic_are_reported_and_the_next_file_is_written() {
        let folder = folder("panic");
        let (worker, failures) = worker();
        let path = folder.join("after");
        let disk = worker.handle();
        disk.write(PathBuf::from("full"), || Err("the disk is full".to_owned()));
        disk.run(|| panic!("no such game"));
        write(&worker, &path, "written");
        worker.handle().wait();
        let messages: Vec<String> = failures
            .take()
            .into_iter()
            .map(|failure| failure.0)
            .collect();
        assert_eq!(messages[0], "the disk is full");
        assert!(messages[1].contains("no such game"), "{messages:?}");
        assert_eq!(messages.len(), 2);
        assert_eq!(fs::read_to_string(path).unwrap(), "written");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_program_does_not_wait_for_ever_for_a_disk() {
        let (worker, _failures) = worker();
        let (_gate, opened) = channel::<()>();
        worker.handle().run(move || {
            let _ = opened.recv();
        });
        let begun = Instant::now();
        drop(worker);
        assert!(begun.elapsed() < 3 * PATIENCE);
    }
}
