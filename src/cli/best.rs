//! `baroque best`: the computer's move.

use super::{Failure, Target, output};
use crate::endings::{Endings, Progress};
use crate::notation::write_move;
use crate::rules::{Position, Variant};
use crate::search::{Engine, Limits, SearchReport};
use clap::Args;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The most pieces of a position for whose tables the command waits.
const MOST_PIECES: usize = 3;

/// The size of the transposition table, in MiB.
const HASH_MIB: usize = 64;

#[derive(Debug, Args)]
pub(super) struct Best {
    #[command(flatten)]
    target: Target,
    #[command(flatten)]
    limit: Limit,
}

/// How long to search: exactly one of these.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Limit {
    /// Search to this depth, in plies. The answer is the same every time.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: Option<u32>,
    /// Search this number of nodes. The answer is the same every time.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Search for this time, in milliseconds.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
}

impl Limit {
    fn limits(&self) -> Limits {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            movetime: self.movetime.map(Duration::from_millis),
            ..Limits::default()
        }
    }
}

impl Best {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, position) = self.target.open()?;
        if let Some(outcome) = variant.outcome(&position) {
            let message = format!("there is no best move, the game is over: {outcome}");
            return Err(Failure(message));
        }
        let mut engine = Engine::new(HASH_MIB);
        let limits = self.limit.limits();
        engine.set_endings(endings(&variant, &position, limits.movetime));
        let report = engine.search(
            &variant,
            &[position],
            &limits,
            &AtomicBool::new(false),
            &mut |_| {},
        );
        match report {
            Some(report) => write(&variant, &report),
            None => Err(Failure("the search has found no move".to_owned())),
        }
    }
}

/// The tables of the game, those for the position included. `None` if the position has too many pieces or no value, or
/// if it takes longer than this time to build them.
fn endings(variant: &Variant, position: &Position, time: Option<Duration>) -> Option<Arc<Endings>> {
    if position.occupied().len() > MOST_PIECES {
        return None;
    }
    let endings = super::ending::tables(variant).ok()?;
    let progress = Progress::default();
    let (done, finished) = mpsc::channel::<()>();
    let ready = thread::scope(|scope| {
        if let Some(time) = time {
            let progress = &progress;
            scope.spawn(move || {
                // An error means that the work is done.
                if finished.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                    progress.stop();
                }
            });
        }
        let ready = endings.moves(position, &progress);
        drop(done);
        ready
    });
    ready.ok()?;
    Some(Arc::new(endings))
}

fn write(variant: &Variant, report: &SearchReport) -> Result<(), Failure> {
    let line: Vec<String> = report
        .line
        .iter()
        .map(|&mv| write_move(variant, mv))
        .collect();
    let score = match report.score.mate() {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", report.score.centipawns()),
    };
    output::line(&format!(
        "bestmove {}",
        line.first().map_or("", String::as_str)
    ))?;
    output::line(&format!("score {score}"))?;
    output::line(&format!("line {}", line.join(" ")))
}
