//! The computer, on a thread of its own: no frame ever waits for it.

use super::session::Session;
use super::table::Player;
use crate::rules::{Move, Position, Variant};
use crate::search::{Engine, Level};
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The size of the computer's memory of positions.
const HASH_MIB: usize = 64;

/// A position to find a move for.
struct Job {
    number: u64,
    variant: Arc<Variant>,
    history: Vec<Position>,
    level: Level,
    stop: Arc<AtomicBool>,
}

/// The move found for a job.
struct Answer {
    number: u64,
    mv: Option<Move>,
}

/// The link to the computer's thread.
#[derive(Resource)]
pub struct Computer {
    jobs: Sender<Job>,
    answers: Mutex<Receiver<Answer>>,
    number: u64,
    thinking: Option<Thinking>,
}

/// The job at hand.
struct Thinking {
    number: u64,
    position: Position,
    level: Level,
    stop: Arc<AtomicBool>,
}

impl Computer {
    /// Starts the thread; `wake` is called after each answer.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(wake: impl Fn() + Send + 'static) -> std::io::Result<Computer> {
        let (jobs, todo) = channel::<Job>();
        let (done, answers) = channel();
        thread::Builder::new()
            .name("search".to_owned())
            .spawn(move || work(&todo, &done, wake))?;
        Ok(Computer {
            jobs,
            answers: Mutex::new(answers),
            number: 0,
            thinking: None,
        })
    }

    /// Whether the computer is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Asks for a move, unless this very question has been asked already.
    fn think(&mut self, variant: Arc<Variant>, history: &[Position], level: Level) {
        let Some(position) = history.last() else {
            return;
        };
        if let Some(thinking) = &self.thinking
            && thinking.position == *position
            && thinking.level == level
        {
            return;
        }
        self.stop();
        self.number += 1;
        let stop = Arc::new(AtomicBool::new(false));
        self.thinking = Some(Thinking {
            number: self.number,
            position: position.clone(),
            level,
            stop: stop.clone(),
        });
        let job = Job {
            number: self.number,
            variant,
            history: history.to_vec(),
            level,
            stop,
        };
        if self.jobs.send(job).is_err() {
            self.thinking = None;
        }
    }

    /// Stops thinking; an answer already on its way is not taken.
    fn stop(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The move of the job at hand, once it has been found.
    fn answer(&mut self) -> Option<Move> {
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let wanted = self.thinking.as_ref()?.number;
        let answer = answers.try_iter().find(|answer| answer.number == wanted)?;
        drop(answers);
        self.thinking = None;
        answer.mv
    }
}

/// Works through the jobs until the program ends.
fn work(todo: &Receiver<Job>, done: &Sender<Answer>, wake: impl Fn()) {
    let mut engine = Engine::new(HASH_MIB);
    while let Ok(job) = todo.recv() {
        let seed = job.number;
        let report = engine.search_level(
            &job.variant,
            &job.history,
            job.level,
            seed,
            &job.stop,
            &mut |_| {},
        );
        let answer = Answer {
            number: job.number,
            mv: report.and_then(|report| report.best()),
        };
        if done.send(answer).is_err() {
            return;
        }
        wake();
    }
}

/// Starts the computer's thread, which wakes the window with each answer.
pub fn start(
    mut commands: Commands,
    proxy: Res<EventLoopProxyWrapper>,
    mut session: ResMut<Session>,
) {
    let proxy = (*proxy).clone();
    let wake = move || {
        // A window that is gone needs no waking.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    };
    match Computer::start(wake) {
        Ok(computer) => commands.insert_resource(computer),
        Err(error) => session.notify(format!("The computer cannot play: {error}")),
    }
}

/// Gives the computer its position when it is on move, and plays what it answers. It answers only
/// when the board is at rest, so that every move can be seen.
pub fn play(mut session: ResMut<Session>, computer: Option<ResMut<Computer>>) {
    let Some(mut computer) = computer else { return };
    let Some(table) = &mut session.table else {
        return;
    };
    let level = match table.player_on_move() {
        Player::Computer(level) if table.outcome().is_none() => level,
        _ => {
            computer.stop();
            return;
        }
    };
    let record = &table.record;
    computer.think(record.variant().clone(), record.positions(), level);
    if table.motion().is_some() {
        return;
    }
    if let Some(mv) = computer.answer() {
        table.play(mv, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;
    use std::time::{Duration, Instant};

    fn wait(computer: &mut Computer) -> Option<Move> {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(20) {
            if let Some(mv) = computer.answer() {
                return Some(mv);
            }
            thread::sleep(Duration::from_millis(5));
        }
        None
    }

    #[test]
    fn answers_the_last_question_only() {
        let variant = Arc::new(Catalogue::built_in().variant("chess", None, &[]).unwrap());
        let start = variant.start().clone();
        let mv = variant.legal_moves(&start)[0];
        let next = variant.play(&start, mv);
        let mut computer = Computer::start(|| {}).unwrap();
        computer.think(variant.clone(), std::slice::from_ref(&start), Level::Strong);
        computer.think(variant.clone(), &[start, next.clone()], Level::Beginner);
        let answer = wait(&mut computer).expect("an answer");
        assert!(variant.legal_moves(&next).contains(&answer));
        assert!(!computer.is_thinking());
    }
}
