//! `baroque lab datagen`: training data from games of the engine against itself.

use crate::cli::{Failure, Target, output};
use crate::lab::datagen::{DataPlan, DatagenProgress, generate};
use crate::lab::self_play::RANDOM_EVERY;
use crate::playtest::Shard;
use clap::Args;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The time between two lines of progress.
const PROGRESS: Duration = Duration::from_secs(30);

#[derive(Debug, Args)]
pub(super) struct Datagen {
    #[command(flatten)]
    target: Target,
    /// The file of games. New games go to its end. A game that a killed run left unfinished there is removed.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The most nodes for each move.
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Stop when the file has this number of quiet positions.
    #[arg(long, value_name = "M", default_value_t = 1_000_000)]
    positions: u64,
    /// The seed of openings and random moves. Other seeds give other games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// One ply in this many is random in the first 60 plies of a game. With more of them there are more positions in which
    /// one side is far ahead.
    #[arg(long, value_name = "N", default_value_t = RANDOM_EVERY as u64, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    random_every: u64,
    /// One game in this many begins with 3 to 10 pawns more for one side, and none if it is 0.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    uneven_every: u64,
    /// Play only the games of share K of N. N runs with the same seed, each with its own share and file, make the games of
    /// a single run.
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    shard: Shard,
    /// The number of games at the same time. It does not change the file.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_024))]
    threads: u64,
}

impl Datagen {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, _) = self.target.open()?;
        let plan = DataPlan {
            nodes: self.nodes,
            positions: self.positions,
            seed: self.seed,
            random_every: usize::try_from(self.random_every).unwrap_or(RANDOM_EVERY),
            uneven_every: usize::try_from(self.uneven_every).unwrap_or(0),
            shard: self.shard,
            threads: usize::try_from(self.threads).unwrap_or(1),
        };
        let mut first = None;
        let mut reported = Instant::now();
        let mut report = |progress: &DatagenProgress| {
            let (begun, had) = *first.get_or_insert((Instant::now(), progress.positions));
            if reported.elapsed() >= PROGRESS {
                reported = Instant::now();
                let new = (progress.positions - had) as f64;
                let speed = new / begun.elapsed().as_secs_f64().max(1e-3);
                self.note(progress, &format!(", {speed:.0} a second"));
            }
        };
        let progress = generate(&Arc::new(variant), &plan, &self.out, &mut report)?;
        self.note(&progress, "");
        Ok(())
    }

    fn note(&self, progress: &DatagenProgress, more: &str) {
        let DatagenProgress {
            games, positions, ..
        } = progress;
        let wanted = self.positions;
        output::note(&format!(
            "{games} games, {positions} of {wanted} positions{more}"
        ));
    }
}
