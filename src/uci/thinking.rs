//! The search on a thread of its own, so that the program can read commands meanwhile.

use super::count::count;
use super::event::Event;
use super::go::{Go, millis};
use super::options::Options;
use super::output::{Output, best_move, info};
use crate::rules::{Color, Move, Position, Variant};
use crate::search::{Engine, Level, Limits, SearchReport, Task};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

/// Deep lines need a large stack.
const STACK_BYTES: usize = 16 << 20;

/// A running search.
pub(super) struct Thinking {
    begun: Instant,
    stop: Arc<AtomicBool>,
    pondering: Arc<AtomicBool>,
    /// Whether it continues until it is stopped.
    infinite: bool,
    /// Its last lines, which wait as long as UCI forbids the answer.
    answer: Option<String>,
}

/// The input of a search.
pub(super) struct Job {
    pub variant: Arc<Variant>,
    pub history: Vec<Position>,
    pub moves: Vec<Move>,
    pub limits: Limits,
    pub lines: usize,
    pub player: (Level, u64),
    /// Counts the positions after this many plies instead.
    pub perft: Option<u64>,
}

impl Thinking {
    /// Starts a search. It sends the engine back by an event. `None` if the system refuses a thread.
    pub fn start(
        mut engine: Engine,
        job: Job,
        go: &Go,
        output: Output,
        events: Sender<Event>,
    ) -> Option<Thinking> {
        let thinking = Thinking {
            begun: Instant::now(),
            stop: Arc::new(AtomicBool::new(false)),
            pondering: Arc::new(AtomicBool::new(go.ponder)),
            infinite: go.infinite,
            answer: None,
        };
        let (stop, pondering) = (thinking.stop.clone(), thinking.pondering.clone());
        let work = move || {
            let answer = job.answer(&mut engine, &stop, &pondering, &output);
            // If the receiver is gone, the program is ending.
            let _ = events.send(Event::Found(Box::new(engine), answer));
        };
        thread::Builder::new()
            .name("search".to_owned())
            .stack_size(STACK_BYTES)
            .spawn(work)
            .ok()?;
        Some(thinking)
    }

    /// An answer without a search, which waits as long as UCI forbids it.
    pub fn answered(go: &Go, answer: &str) -> Thinking {
        Thinking {
            begun: Instant::now(),
            stop: Arc::default(),
            pondering: Arc::new(AtomicBool::new(go.ponder)),
            infinite: go.infinite,
            answer: Some(answer.to_owned()),
        }
    }

    /// The time since its start.
    pub fn time(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Stops the search. The answer follows at once.
    pub fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.pondering.store(false, Ordering::Relaxed);
        self.infinite = false;
    }

    /// The enemy played the expected move: from now on the engine's own clock runs.
    pub fn ponder_hit(&self) {
        self.pondering.store(false, Ordering::Relaxed);
    }

    /// Stores the answer until it may be sent.
    pub fn keep(&mut self, answer: String) {
        self.answer = Some(answer);
    }

    /// The answer, if it is there and may be sent.
    pub fn take_answer(&mut self) -> Option<String> {
        let waits = self.infinite || self.pondering.load(Ordering::Relaxed);
        self.answer.take_if(|_| !waits)
    }
}

impl Job {
    /// Carries out the search, and returns the last lines.
    fn answer(
        &self,
        engine: &mut Engine,
        stop: &AtomicBool,
        pondering: &AtomicBool,
        output: &Output,
    ) -> String {
        let (variant, history) = (&*self.variant, &self.history);
        if let (Some(depth), Some(position)) = (self.perft, history.last()) {
            count(variant, position, depth, stop, output);
            return String::new();
        }
        let task = Task {
            limits: self.limits,
            moves: &self.moves,
            lines: self.lines,
            pondering: Some(pondering),
            player: Some(self.player),
            ..Task::default()
        };
        let mut answered = None;
        let mut report = |report: &SearchReport| {
            if report.rank == 1 {
                answered = report.best();
            }
            output.send(&info(variant, report));
        };
        let report = engine.carry_out(variant, history, &task, stop, &mut report);
        if let Some(report) = &report
            && answered != report.best()
        {
            // The best move has changed since the last finished depth, or no depth was finished.
            output.send(&info(variant, report));
        }
        best_move(variant, report.as_ref())
    }
}

/// The limits of a search in `go`.
pub(super) fn limits(go: &Go, turn: Color, options: &Options) -> Limits {
    let own = turn.index();
    let clock = go.time[own].or(go.time[1 - own]);
    let usable = clock.map(|left| millis(left.saturating_sub(options.overhead)));
    let increment = millis(go.increment[own].unwrap_or(0));
    let to_go = go.moves_to_go.filter(|&moves| moves > 0);
    let timed = match (go.movetime, usable) {
        (Some(time), _) => Limits::movetime(millis(time)),
        (None, Some(usable)) => Limits::clock(usable, increment, to_go.map(whole)),
        (None, None) => Limits::default(),
    };
    let mate = go.mate.map(|moves| whole(moves.max(1)));
    let mating = Limits {
        mate,
        // Less deep searches may overlook a mate.
        depth: mate.map(|moves| moves.saturating_mul(4).saturating_add(2)),
        ..timed
    };
    let depth = go.depth.map(|depth| whole(depth.max(1)));
    let counted = Limits {
        depth,
        nodes: go.nodes.map(|nodes| nodes.max(1)),
        ..Limits::default()
    };
    let level = options.level();
    let own = match level {
        Level::Full => Limits::default(),
        level => level.limits(),
    };
    mating.within(counted).within(own)
}

fn whole(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(go: &Go) -> Limits {
        limits(go, Color::Black, &Options::new())
    }

    #[test]
    fn the_clock_of_the_side_on_move_counts() {
        let go = Go {
            time: [Some(1), Some(60_000)],
            ..Go::default()
        };
        let found = of(&go);
        assert!(found.movetime > Some(Duration::from_millis(500)));
        assert!(found.movetime < Some(Duration::from_secs(60)));
    }

    #[test]
    fn all_limits_hold_together_and_the_largest_numbers_do_no_harm() {
        let go = Go {
            depth: Some(0),
            nodes: Some(u64::MAX),
            movetime: Some(u64::MAX),
            mate: Some(u64::MAX),
            time: [Some(u64::MAX); 2],
            increment: [Some(u64::MAX); 2],
            moves_to_go: Some(u64::MAX),
            ..Go::default()
        };
        let found = of(&go);
        assert_eq!((found.depth, found.nodes), (Some(1), Some(u64::MAX)));
        let clock = of(&Go {
            movetime: None,
            ..go
        });
        assert!(clock.movetime.is_some());
    }

    #[test]
    fn a_weaker_player_looks_no_further_than_it_can() {
        let mut options = Options::new();
        options.set("Skill Level", "1").unwrap();
        let go = Go {
            infinite: true,
            ..Go::default()
        };
        let found = limits(&go, Color::White, &options);
        assert_eq!(found.depth, Level::Newcomer.limits().depth);
    }
}
