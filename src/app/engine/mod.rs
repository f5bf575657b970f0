//! Runs the engine on its own thread, so that no frame waits for it.
//!
//! The opponent and the analysis have a [`Thinker`] each, with its own hash. A new request replaces the one before
//! it, and the same request again changes nothing. So each frame may ask. The tables of endings are built in the
//! background once an ending comes near, and all engines share them.

use crate::app::jobs::{Failure, MailSender, Mailbox, Waker, catch};
use baroque::endings::Endings;
use baroque::library::EndingFiles;
use baroque::rules::{Position, Variant};
use baroque::search::{Engine, Level, Limits, SearchReport, Task};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// The resources that an engine may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineResources {
    /// The size of its hash, in MiB. The memory is allocated at the first search.
    pub hash: usize,
    /// The number of threads.
    pub threads: usize,
}

impl EngineResources {
    /// For short searches whose results must not depend on the user's settings.
    pub const SMALL: EngineResources = EngineResources {
        hash: 16,
        threads: 1,
    };
}

/// A position to search, as the last of a game so far.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// The rules.
    pub variant: Arc<Variant>,
    /// The positions of the game so far.
    pub history: Vec<Position>,
    /// The limits of the search. Without limits it runs until it is stopped.
    pub limits: Limits,
    /// The number of best moves to find.
    pub lines: usize,
    /// The level of the opponent; none for full strength.
    pub level: Option<Level>,
    /// The resources that the engine may use.
    pub resources: EngineResources,
    /// Whether the engine clears its hash first, so that the result can be repeated.
    pub fresh: bool,
}

/// A message from a search.
#[derive(Clone, Debug, PartialEq)]
pub enum SearchUpdate {
    /// The best moves at the current depth, the best one first.
    Lines(Vec<SearchReport>),
    /// The end of the search with the best move; none if there is no legal move.
    Answer(Option<SearchReport>),
    /// The search has failed with this message. No more updates follow.
    Failed(String),
}

impl SearchRequest {
    fn is_same(&self, other: &SearchRequest) -> bool {
        Arc::ptr_eq(&self.variant, &other.variant)
            && self.history.len() == other.history.len()
            && self.history.last() == other.history.last()
            && self.limits == other.limits
            && self.lines == other.lines
            && self.level == other.level
            && self.resources == other.resources
    }
}

/// A request as the thread gets it.
struct SearchJob {
    number: u64,
    request: SearchRequest,
    stop: AtomicBool,
}

/// A handle to an engine's thread. The thread searches one question at a time, the newest.
pub struct Thinker {
    /// Sends questions; none to free the engine.
    jobs: Sender<Option<Arc<SearchJob>>>,
    updates: Mailbox<(u64, SearchUpdate)>,
    /// Whether the thread is searching now.
    busy: Arc<AtomicBool>,
    number: u64,
    job: Option<Arc<SearchJob>>,
    has_engine: bool,
}

impl Thinker {
    /// Starts the thread. Each final result wakes the window.
    pub fn start(name: &str, waker: Waker) -> Thinker {
        Thinker::with(name, waker, SearchThread::default())
    }

    fn with(name: &str, waker: Waker, mut thread: impl Searcher) -> Thinker {
        let (jobs, todo) = channel();
        let updates = Mailbox::new(waker);
        let busy = Arc::new(AtomicBool::new(false));
        let works = busy.clone();
        // If there is no thread, each question reports that itself.
        let failed = |failure: Failure| (0, SearchUpdate::Failed(failure.to_string()));
        updates.spawn(name, failed, move |sender| {
            work(&mut thread, &todo, &works, sender)
        });
        Thinker {
            jobs,
            updates,
            busy,
            number: 0,
            job: None,
            has_engine: false,
        }
    }

    /// Whether there is a question that was not stopped. The search may be over.
    pub fn is_asked(&self) -> bool {
        self.job.is_some()
    }

    /// Whether the thread is searching now. A stopped search takes a moment to end.
    pub fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Relaxed)
    }

    /// Whether the thread may hold an engine and its hash. A stopped search leaves them.
    pub fn has_engine(&self) -> bool {
        self.has_engine
    }

    /// Asks a question in place of the last one. False if it is the same question.
    pub fn ask(&mut self, request: SearchRequest) -> bool {
        let job = self.job.as_ref();
        if job.is_some_and(|job| job.request.is_same(&request)) {
            return false;
        }
        self.stop();
        self.number += 1;
        let job = Arc::new(SearchJob {
            number: self.number,
            request,
            stop: AtomicBool::default(),
        });
        if self.jobs.send(Some(job.clone())).is_err() {
            let failed = SearchUpdate::Failed(Failure::NoWorker.to_string());
            self.updates.sender().put((job.number, failed));
        }
        self.job = Some(job);
        self.has_engine = true;
        true
    }

    /// Stops the search. Its pending updates are ignored.
    pub fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Stops the search, and frees the engine and its hash.
    pub fn release(&mut self) {
        self.stop();
        if std::mem::take(&mut self.has_engine) {
            // A thread that has ended has freed its memory.
            let _ = self.jobs.send(None);
        }
    }

    /// The new updates of the current question.
    pub fn updates(&mut self) -> Vec<SearchUpdate> {
        let Some(job) = &self.job else {
            return Vec::new();
        };
        let updates = self.updates.take().into_iter();
        let of_job = updates.filter(|(number, _)| *number == job.number);
        of_job.map(|(_, update)| update).collect()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Answers questions until the program ends. An engine that has panicked is not used again.
fn work(
    thread: &mut impl Searcher,
    todo: &Receiver<Option<Arc<SearchJob>>>,
    busy: &AtomicBool,
    sender: &MailSender<(u64, SearchUpdate)>,
) {
    while let Ok(job) = todo.recv() {
        let Some(job) = job else {
            thread.forget();
            continue;
        };
        if job.stop.load(Ordering::Relaxed) {
            continue;
        }
        busy.store(true, Ordering::Relaxed);
        let number = job.number;
        let lines = |lines| sender.put((number, SearchUpdate::Lines(lines)));
        let answer = match catch(|| thread.answer(&job, &lines)) {
            Ok(answer) => SearchUpdate::Answer(answer),
            Err(failure) => {
                thread.forget();
                SearchUpdate::Failed(failure.to_string())
            }
        };
        busy.store(false, Ordering::Relaxed);
        sender.send((number, answer));
    }
}

/// Searches the questions of the thread.
trait Searcher: Send + 'static {
    /// Searches a question and returns the best move. `lines` gets the lines of each depth.
    fn answer(
        &mut self,
        job: &SearchJob,
        lines: &dyn Fn(Vec<SearchReport>),
    ) -> Option<SearchReport>;

    /// Frees the engine.
    fn forget(&mut self);
}

/// The engine of the thread and the size of its hash. None before the first question.
#[derive(Default)]
struct SearchThread(Option<(Engine, usize)>);

impl SearchThread {
    fn engine(&mut self, resources: EngineResources) -> &mut Engine {
        let EngineResources { hash, threads } = resources;
        let (engine, size) = self.0.get_or_insert_with(|| (Engine::new(hash), hash));
        if *size != hash {
            engine.set_hash(hash);
            *size = hash;
        }
        engine.set_threads(threads);
        engine
    }
}

impl Searcher for SearchThread {
    fn answer(
        &mut self,
        job: &SearchJob,
        lines: &dyn Fn(Vec<SearchReport>),
    ) -> Option<SearchReport> {
        let request = &job.request;
        let engine = self.engine(request.resources);
        if request.fresh {
            engine.clear();
        }
        let task = Task {
            limits: request.limits,
            lines: request.lines,
            player: request.level.map(|level| (level, job.number)),
            ..Task::default()
        };
        let (variant, history) = (&request.variant, &request.history);
        // A result that can be repeated does not depend on which tables are ready.
        let endings = (!request.fresh).then(|| endings(variant)).flatten();
        if let Some(endings) = &endings {
            endings.approach(history.last()?);
        }
        engine.set_endings(endings);
        let wanted = request
            .lines
            .min(variant.legal_moves(history.last()?).len());
        let mut depth: Vec<SearchReport> = Vec::new();
        let mut gather = |report: &SearchReport| {
            if report.rank == 1 {
                depth.clear();
            }
            depth.push(report.clone());
            if depth.len() >= wanted {
                lines(std::mem::take(&mut depth));
            }
        };
        engine.carry_out(variant, history, &task, &job.stop, &mut gather)
    }

    fn forget(&mut self) {
        self.0 = None;
    }
}

/// The most games whose tables are in memory.
const GAMES_WITH_TABLES: usize = 4;

/// The tables of endings of a game, which are kept in the cache folder; `None` if it can have none. The tables of the
/// games that were asked about last stay in memory.
pub fn endings(variant: &Arc<Variant>) -> Option<Arc<Endings>> {
    static LAST: Mutex<Vec<Arc<Endings>>> = Mutex::new(Vec::new());
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let known = last.iter().position(|game| game.variant() == &**variant);
    let endings = match known {
        Some(at) => last.remove(at),
        None => {
            let endings = Endings::new(variant).ok()?;
            let files = (!cfg!(test)).then(EndingFiles::in_cache).flatten();
            Arc::new(match files {
                Some(files) => endings.with_store(Arc::new(files)),
                None => endings,
            })
        }
    };
    last.push(endings.clone());
    if last.len() > GAMES_WITH_TABLES {
        last.remove(0);
    }
    Some(endings)
}

#[cfg(test)]
mod tests;
