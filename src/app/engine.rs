//! The engine on a thread of its own: no frame ever waits for it.
//!
//! The opponent and the analysis have a [`Thinker`] each, so that neither forgets what the other has asked.

use crate::rules::{Position, Variant};
use crate::search::{Engine, Level, Limits, Report, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// What an engine may take up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// The size of its memory of positions, in MiB; it is taken when first needed.
    pub hash: usize,
    /// Its threads.
    pub threads: usize,
}

/// A position to think about, the last of a game so far.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The rules.
    pub variant: &'a Arc<Variant>,
    /// The game so far.
    pub history: &'a [Position],
    /// How long to think; without limits, until stopped.
    pub limits: Limits,
    /// How many of the best moves are wanted.
    pub lines: usize,
    /// Who is to choose the move; full strength if nobody.
    pub level: Option<Level>,
    /// What the engine may take up.
    pub means: Means,
}

/// What has come of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The best moves at the depth reached, the best one first.
    Lines(Vec<Report>),
    /// The last word; nothing where there is no legal move.
    Answer(Option<Report>),
}

/// A question on its way to the thread.
struct Job {
    number: u64,
    variant: Arc<Variant>,
    history: Vec<Position>,
    limits: Limits,
    lines: usize,
    level: Option<Level>,
    means: Means,
    stop: Arc<AtomicBool>,
}

impl Job {
    fn asks(&self, question: &Question) -> bool {
        Arc::ptr_eq(&self.variant, question.variant)
            && self.history.len() == question.history.len()
            && self.history.last() == question.history.last()
            && self.limits == question.limits
            && self.lines == question.lines
            && self.level == question.level
            && self.means == question.means
    }
}

/// The link to an engine's thread. It thinks about one question at a time, the newest.
pub struct Thinker {
    jobs: Sender<Arc<Job>>,
    news: Mutex<Receiver<(u64, News)>>,
    busy: Arc<AtomicBool>,
    number: u64,
    job: Option<Arc<Job>>,
}

impl Thinker {
    /// Starts the thread; `wake` is called after each last word.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(name: &str, wake: impl Fn() + Send + 'static) -> std::io::Result<Thinker> {
        let (jobs, todo) = channel::<Arc<Job>>();
        let (tell, news) = channel();
        let busy = Arc::new(AtomicBool::new(false));
        let worker = Worker {
            tell,
            busy: busy.clone(),
        };
        thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || worker.work(&todo, wake))?;
        Ok(Thinker {
            jobs,
            news: Mutex::new(news),
            busy,
            number: 0,
            job: None,
        })
    }

    /// Whether a question has been asked and not been given up; it may have been answered.
    pub fn is_asked(&self) -> bool {
        self.job.is_some()
    }

    /// Whether the thread is searching at this moment. It stops a little after it has been told to.
    pub fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Relaxed)
    }

    /// Asks a question instead of the one before; whether it is another one.
    pub fn ask(&mut self, question: &Question) -> bool {
        if self.job.as_ref().is_some_and(|job| job.asks(question)) {
            return false;
        }
        self.stop();
        self.number += 1;
        let job = Arc::new(Job {
            number: self.number,
            variant: question.variant.clone(),
            history: question.history.to_vec(),
            limits: question.limits,
            lines: question.lines,
            level: question.level,
            means: question.means,
            stop: Arc::default(),
        });
        if self.jobs.send(job.clone()).is_ok() {
            self.job = Some(job);
        }
        true
    }

    /// Gives the question up; what is already on its way is not taken.
    pub fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop.store(true, Ordering::Relaxed);
        }
    }

    /// What is new about the question at hand.
    pub fn news(&mut self) -> Vec<News> {
        let Some(job) = &self.job else {
            return Vec::new();
        };
        let news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        let of_job = news.try_iter().filter(|(number, _)| *number == job.number);
        of_job.map(|(_, news)| news).collect()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The thread's side.
struct Worker {
    tell: Sender<(u64, News)>,
    busy: Arc<AtomicBool>,
}

impl Worker {
    /// Works through the jobs until the program ends.
    fn work(&self, todo: &Receiver<Arc<Job>>, wake: impl Fn()) {
        let mut engine = None;
        while let Ok(job) = todo.recv() {
            if job.stop.load(Ordering::Relaxed) {
                continue;
            }
            self.busy.store(true, Ordering::Relaxed);
            let Means { hash, threads } = job.means;
            let (engine, size) = engine.get_or_insert_with(|| (Engine::new(hash), hash));
            if *size != hash {
                engine.set_hash(hash);
                *size = hash;
            }
            engine.set_threads(threads);
            let answer = self.search(engine, &job);
            self.busy.store(false, Ordering::Relaxed);
            if self.tell.send((job.number, News::Answer(answer))).is_err() {
                return;
            }
            wake();
        }
    }

    fn search(&self, engine: &mut Engine, job: &Job) -> Option<Report> {
        let task = Task {
            limits: job.limits,
            lines: job.lines,
            player: job.level.map(|level| (level, job.number)),
            ..Task::default()
        };
        let position = job.history.last()?;
        let wanted = job.lines.min(job.variant.legal_moves(position).len());
        let mut lines: Vec<Report> = Vec::new();
        let mut gather = |report: &Report| {
            if report.rank == 1 {
                lines.clear();
            }
            lines.push(report.clone());
            if lines.len() >= wanted {
                let told = News::Lines(std::mem::take(&mut lines));
                // Nobody listens any more only when the program ends.
                let _ = self.tell.send((job.number, told));
            }
        };
        engine.carry_out(&job.variant, &job.history, &task, &job.stop, &mut gather)
    }
}

/// What wakes the window from another thread.
pub fn waker(proxy: &EventLoopProxyWrapper) -> impl Fn() + Send + 'static {
    let proxy = (*proxy).clone();
    move || {
        // A window that is gone needs no waking.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;
    use std::time::{Duration, Instant};

    const MEANS: Means = Means {
        hash: 1,
        threads: 1,
    };

    fn chess() -> Arc<Variant> {
        Arc::new(Catalogue::built_in().variant("chess", None, &[]).unwrap())
    }

    fn question<'a>(variant: &'a Arc<Variant>, history: &'a [Position]) -> Question<'a> {
        Question {
            variant,
            history,
            limits: Limits::default(),
            lines: 1,
            level: None,
            means: MEANS,
        }
    }

    /// The first piece of news that is wanted.
    fn wait<T>(thinker: &mut Thinker, wanted: impl Fn(News) -> Option<T>) -> T {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(20) {
            if let Some(found) = thinker.news().into_iter().find_map(&wanted) {
                return found;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("no news");
    }

    #[test]
    fn answers_the_last_question_only() {
        let variant = chess();
        let start = variant.start().clone();
        let mv = variant.legal_moves(&start)[0];
        let next = variant.play(&start, mv);
        let mut thinker = Thinker::start("test", || {}).unwrap();
        let first = std::slice::from_ref(&start);
        assert!(thinker.ask(&question(&variant, first)));
        assert!(!thinker.ask(&question(&variant, first)));
        let both = [start.clone(), next.clone()];
        let second = Question {
            limits: Level::Beginner.limits(),
            level: Some(Level::Beginner),
            ..question(&variant, &both)
        };
        assert!(thinker.ask(&second));
        let answer = wait(&mut thinker, |news| match news {
            News::Answer(report) => Some(report.and_then(|report| report.best())),
            News::Lines(_) => None,
        });
        assert!(variant.legal_moves(&next).contains(&answer.unwrap()));
    }

    #[test]
    fn tells_all_lines_of_a_depth_at_once_until_it_is_stopped() {
        let variant = chess();
        let history = [variant.start().clone()];
        let mut thinker = Thinker::start("test", || {}).unwrap();
        thinker.ask(&Question {
            lines: 3,
            ..question(&variant, &history)
        });
        let lines = wait(&mut thinker, |news| match news {
            News::Lines(lines) => Some(lines),
            News::Answer(_) => None,
        });
        let ranks: Vec<u32> = lines.iter().map(|line| line.rank).collect();
        assert_eq!(ranks, [1, 2, 3]);
        assert!(lines.iter().all(|line| line.depth == lines[0].depth));
        assert!(thinker.is_busy());
        thinker.stop();
        let begun = Instant::now();
        while thinker.is_busy() && begun.elapsed() < Duration::from_secs(20) {
            thread::sleep(Duration::from_millis(5));
        }
        assert!(!thinker.is_busy() && !thinker.is_asked());
        assert_eq!(thinker.news(), []);
    }
}
