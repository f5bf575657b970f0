//! The thread that writes: games while they are played, what a person saves, names and deletes, the program's own
//! settings. All is done in the order in which it was asked for; of a file that is written again and again only the
//! newest state waits.

use super::Keep;
use super::ledger::Ledger;
use super::tasks::{self, Task, Told};
use crate::app::texts::text;
use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long anybody waits for the disk at most.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// Writes a file of the program's own; in words, why it could not.
type Note = Box<dyn FnOnce() -> Result<(), String> + Send>;

/// Something to be written.
enum Job {
    Keep(Keep),
    Note(PathBuf, Note),
    Task(Task),
}

impl Job {
    /// The file of which it has a newer state.
    fn file(&self) -> Option<&Path> {
        match self {
            Job::Keep(keep) => Some(&keep.path),
            Job::Note(path, _) => Some(path),
            Job::Task(_) => None,
        }
    }

    fn work(self, ledger: &mut Ledger, tell: &dyn Fn(Told)) {
        match self {
            Job::Keep(keep) => match ledger.keep(&keep) {
                Ok(None) => {}
                Ok(Some(path)) => tell(Told::KeptElsewhere(keep.path, path)),
                Err(error) => {
                    let (path, error) = (keep.path.display().to_string(), error.to_string());
                    let words = text!("games-cannot-be-kept", path = path, error = error);
                    tell(Told::NotKept(words));
                }
            },
            Job::Note(_, write) => {
                if let Err(words) = write() {
                    tell(Told::Unwritten(words));
                }
            }
            Job::Task(task) => tasks::run(task, tell),
        }
    }
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Job>,
    writes: bool,
    ends: bool,
}

/// What both sides see.
#[derive(Default)]
struct Desk {
    state: Mutex<State>,
    changed: Condvar,
}

impl Desk {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A hand for the thread.
#[derive(Clone)]
pub struct Hand(Arc<Desk>);

impl Hand {
    /// Has a game kept; what waits of it already is forgotten.
    pub fn keep(&self, keep: Keep) {
        self.add(Job::Keep(keep));
    }

    /// Has a file of the program's own written; what waits of it already is forgotten.
    pub fn note(&self, path: PathBuf, write: impl FnOnce() -> Result<(), String> + Send + 'static) {
        self.add(Job::Note(path, Box::new(write)));
    }

    /// Has a task done.
    pub fn task(&self, task: Task) {
        self.add(Job::Task(task));
    }

    fn add(&self, job: Job) {
        let mut state = self.0.state();
        // What comes behind a task may need what it has done.
        let task = state.waiting.iter().rposition(|job| job.file().is_none());
        let first = task.map_or(0, |task| task + 1);
        let mut files = state.waiting.range(first..).map(Job::file);
        let older = job
            .file()
            .and_then(|file| files.position(|known| known == Some(file)));
        drop(files);
        match older {
            Some(older) => state.waiting[first + older] = job,
            None => state.waiting.push_back(job),
        }
        drop(state);
        self.0.changed.notify_all();
    }

    /// Whether something is being written, or waits.
    pub fn is_busy(&self) -> bool {
        is_busy(&mut self.0.state())
    }

    /// Waits until nothing is left to be written, or the disk takes too long.
    pub fn settle(&self) {
        let waited = self
            .0
            .changed
            .wait_timeout_while(self.0.state(), PATIENCE, is_busy);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }
}

fn is_busy(state: &mut State) -> bool {
    state.writes || !state.waiting.is_empty()
}

/// The thread. With it goes all that waits, but not before that is written, or the disk has taken too long.
pub struct Worker {
    hand: Hand,
}

impl Worker {
    /// Starts the thread; `tell` hears what comes of tasks, and in words what could not be written.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(tell: impl Fn(Told) + Send + 'static) -> io::Result<Worker> {
        let hand = Hand(Arc::default());
        let desk = hand.0.clone();
        thread::Builder::new()
            .name("files".to_owned())
            .spawn(move || work(&desk, &tell))?;
        Ok(Worker { hand })
    }

    /// A hand for it.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.hand.settle();
        self.hand.0.state().ends = true;
        self.hand.0.changed.notify_all();
    }
}

fn work(desk: &Desk, tell: &dyn Fn(Told)) {
    let mut ledger = Ledger::default();
    loop {
        let idle = |state: &mut State| state.waiting.is_empty() && !state.ends;
        let waited = desk.changed.wait_while(desk.state(), idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        let Some(job) = state.waiting.pop_front() else {
            return;
        };
        state.writes = true;
        drop(state);
        job.work(&mut ledger, tell);
        desk.state().writes = false;
        desk.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Instant;

    fn worker() -> (Worker, Receiver<Told>) {
        let (tell, told) = channel();
        let worker = Worker::start(move |news| tell.send(news).unwrap());
        (worker.unwrap(), told)
    }

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("baroque-worker-{name}-{}", std::process::id()))
    }

    fn keep(path: PathBuf, text: &str) -> Keep {
        Keep {
            path,
            text: text.to_owned(),
            rules: None,
            read: None,
        }
    }

    #[test]
    fn the_newest_state_is_on_the_disk_when_the_worker_is_gone() {
        let folder = folder("newest");
        let (worker, told) = worker();
        let (a, b) = (folder.join("a.pgn"), folder.join("b.pgn"));
        for ply in 0..200 {
            worker.hand().keep(keep(a.clone(), &ply.to_string()));
            worker.hand().keep(keep(b.clone(), &format!("{ply}!")));
        }
        drop(worker);
        assert_eq!(told.try_iter().collect::<Vec<_>>(), []);
        assert_eq!(fs::read_to_string(a).unwrap(), "199");
        assert_eq!(fs::read_to_string(b).unwrap(), "199!");
        fs::remove_dir_all(folder).unwrap();
    }

    /// A game that is deleted and then kept anew is there, one that is kept and then deleted is not.
    #[test]
    fn all_is_done_in_the_order_in_which_it_was_asked_for() {
        let folder = folder("order");
        let game = "[White \"A\"]\n\n1. e4 *\n";
        let (worker, told) = worker();
        let (a, b) = (folder.join("a.pgn"), folder.join("b.pgn"));
        let (gate, opened) = channel();
        worker.hand().note(folder.join("gate"), move || {
            opened.recv().map_err(|error| error.to_string())
        });
        for path in [&a, &b] {
            worker.hand().keep(keep(path.clone(), game));
            worker.hand().task(Task::Delete(path.clone()));
        }
        worker.hand().keep(keep(a.clone(), game));
        assert!(worker.hand().is_busy());
        gate.send(()).unwrap();
        worker.hand().settle();
        assert!(!worker.hand().is_busy());
        assert!(a.exists() && !b.exists() && folder.join("deleted/b.pgn").exists());
        assert!(told.try_iter().all(|told| told == Told::ShelfChanged));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_written_is_told() {
        let (worker, told) = worker();
        let path = PathBuf::from("/dev/null/games/a.pgn");
        worker.hand().keep(keep(path, ""));
        worker.hand().settle();
        let Told::NotKept(words) = told.try_recv().unwrap() else {
            panic!("it was written");
        };
        assert!(words.contains("/dev/null/games/a.pgn"), "{words}");
    }

    #[test]
    fn a_disk_that_does_not_answer_holds_nobody_up_for_ever() {
        let (worker, _told) = worker();
        let (_gate, opened) = channel::<()>();
        worker.hand().note(folder("hung"), move || {
            let _ = opened.recv();
            Ok(())
        });
        let begun = Instant::now();
        drop(worker);
        assert!(begun.elapsed() < 3 * PATIENCE);
    }
}
