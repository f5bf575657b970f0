//! `baroque puzzles mine`.

use super::source::{read_file, write_file};
use crate::cli::{Failure, Target, output};
use crate::puzzles::{Collection, PuzzleFile, collect};
use clap::Args;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How much time passes between two lines of progress.
pub(super) const PROGRESS: Duration = Duration::from_secs(20);

#[derive(Debug, Args)]
pub(super) struct Mine {
    #[command(flatten)]
    target: Target,
    /// The file of puzzles. Default: the id of the game with `.txt`, in this folder. New puzzles go to its end.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Stop when the file has this number of puzzles.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
}

impl Mine {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, start) = self.target.open()?;
        if let Some(outcome) = variant.outcome(&start) {
            let message = format!("there are no puzzles, the game is over: {outcome}");
            return Err(Failure(message));
        }
        let variant = Arc::new(variant);
        let path = match &self.out {
            Some(path) => path.clone(),
            None => PathBuf::from(format!("{}.txt", variant.id())),
        };
        let file = match path.exists() {
            true => read_file(&path, variant.id())?,
            false => PuzzleFile::default(),
        };
        let mut collection = Collection::new(file, &variant).map_err(|wrong| {
            let (puzzle, misfit) = *wrong;
            let id = puzzle.id();
            Failure(format!("`{}`, puzzle {id}: {misfit}", path.display()))
        })?;
        let mut noted = Instant::now();
        let begun = Instant::now();
        let mut save = |collection: &Collection| {
            if noted.elapsed() >= PROGRESS {
                noted = Instant::now();
                note(collection, self.count, begun);
            }
            write_file(&path, variant.id(), collection.file())
        };
        let wanted = self.count as usize;
        let stop = AtomicBool::new(false);
        let games = (&variant, &start, &*self.target.options);
        collect(games, &mut collection, wanted, &stop, &mut save)?;
        note(&collection, self.count, begun);
        Ok(())
    }
}

fn note(collection: &Collection, wanted: u32, begun: Instant) {
    let file = collection.file();
    let (puzzles, seeds) = (file.puzzles.len(), file.seeds);
    let seconds = begun.elapsed().as_secs();
    output::note(&format!(
        "{puzzles} of {wanted} puzzles, {seeds} games, {seconds} s"
    ));
}
