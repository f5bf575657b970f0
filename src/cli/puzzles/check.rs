//! `baroque puzzles check`.

use super::mine::PROGRESS;
use super::source::PuzzleSource;
use crate::cli::{Failure, output, target};
use crate::puzzles::{CHECK_NODES, CHECKED, Checker, Demands, KEPT, Puzzle};
use crate::rules::Variant;
use crate::variant_file::Catalogue;
use clap::Args;
use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Instant;

#[derive(Debug, Args)]
pub(super) struct Check {
    /// An id from `baroque list`. Default: all games.
    game: Option<String>,
    #[command(flatten)]
    source: PuzzleSource,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<PathBuf>,
    /// The nodes for each move of the solver.
    #[arg(long, value_name = "N", default_value_t = CHECK_NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Check only one of this number of puzzles, from the first on.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// Refuse also what is right, but may be wrong after the next change of a network.
    #[arg(long)]
    strict: bool,
    /// Remove the wrong puzzles from the file. Then `baroque puzzles mine` finds others.
    #[arg(long, requires = "file")]
    remove: bool,
}

impl Check {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let puzzles = self.source.read(self.game.as_deref())?;
        let catalogue = target::catalogue(self.variants.as_deref())?;
        let chosen: Vec<&Puzzle> = puzzles.iter().step_by(self.every as usize).collect();
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, results) = mpsc::channel();
        let work = Work {
            catalogue: &catalogue,
            puzzles: &chosen,
            nodes: self.nodes,
            demands: if self.strict { KEPT } else { CHECKED },
            next: &next,
            stop: &stop,
        };
        let repeated = repeated(&puzzles)?;
        let wrong = thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                let sender = sender.clone();
                scope.spawn(move || work.check(&sender));
            }
            drop(sender);
            report(results, chosen.len())
        })?;
        if self.remove {
            self.source
                .retain(&|puzzle| !wrong.contains(&puzzle.id()))?;
        }
        let (wrong, all) = (wrong.len() + repeated, chosen.len());
        let right = all.saturating_sub(wrong);
        output::line(&format!("{right} of {all} puzzles are right"))?;
        match wrong {
            0 => Ok(()),
            1 => Err(Failure("1 puzzle is wrong".to_owned())),
            _ => Err(Failure(format!("{wrong} puzzles are wrong"))),
        }
    }
}

/// The id of a checked puzzle, and what is wrong with it.
type Checked = (String, Option<String>);

/// Writes what is wrong with the puzzles, and the progress; the ids of the wrong ones.
fn report(results: mpsc::Receiver<Checked>, all: usize) -> Result<BTreeSet<String>, Failure> {
    let mut wrong = BTreeSet::new();
    let (begun, mut noted) = (Instant::now(), Instant::now());
    for (checked, (id, problem)) in results.into_iter().enumerate() {
        if let Some(problem) = problem {
            output::line(&format!("{id}: {problem}"))?;
            wrong.insert(id);
        }
        if noted.elapsed() >= PROGRESS {
            noted = Instant::now();
            let (checked, wrong, seconds) = (checked + 1, wrong.len(), begun.elapsed().as_secs());
            output::note(&format!(
                "{checked} of {all} puzzles, {wrong} wrong, {seconds} s"
            ));
        }
    }
    Ok(wrong)
}

/// Writes the ids that several puzzles have; how many there are.
fn repeated(puzzles: &[Puzzle]) -> Result<usize, Failure> {
    let (mut known, mut wrong) = (BTreeSet::new(), 0);
    for puzzle in puzzles {
        if !known.insert(puzzle.id()) {
            wrong += 1;
            output::line(&format!("{}: two puzzles have this id", puzzle.id()))?;
        }
    }
    Ok(wrong)
}

/// The puzzles to be checked, shared by all threads.
#[derive(Clone, Copy)]
struct Work<'a> {
    catalogue: &'a Catalogue,
    puzzles: &'a [&'a Puzzle],
    nodes: u64,
    demands: Demands,
    next: &'a AtomicUsize,
    stop: &'a AtomicBool,
}

/// A game with what checks its puzzles.
struct CheckedGame<'a> {
    variant: Arc<Variant>,
    options: Vec<(String, String)>,
    checker: Checker<'a>,
}

impl<'a> Work<'a> {
    /// Checks one puzzle after the other.
    fn check(self, results: &mpsc::Sender<Checked>) {
        let mut known: Option<CheckedGame> = None;
        while let Some(puzzle) = self.puzzles.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            let problem = self.problem(puzzle, &mut known);
            if results.send((puzzle.id(), problem)).is_err() {
                return;
            }
        }
    }

    /// What is wrong with a puzzle.
    fn problem(self, puzzle: &Puzzle, known: &mut Option<CheckedGame<'a>>) -> Option<String> {
        let same = |known: &&mut CheckedGame| {
            let variant = &known.variant;
            (variant.id(), variant.layout()) == (&puzzle.game, &puzzle.layout)
                && known.options == puzzle.options
        };
        if known.as_mut().filter(same).is_none() {
            let layout = Some(puzzle.layout.as_str());
            let variant = self
                .catalogue
                .variant(&puzzle.game, layout, &puzzle.options);
            let variant = match variant {
                Ok(variant) => Arc::new(variant),
                Err(error) => return Some(error.to_string()),
            };
            *known = Some(CheckedGame {
                checker: Checker::new(variant.clone(), self.stop),
                variant,
                options: puzzle.options.clone(),
            });
        }
        let known = known.as_mut()?;
        let opened = match puzzle.open_in((*known.variant).clone()) {
            Ok(opened) => opened,
            Err(misfit) => return Some(misfit.to_string()),
        };
        let themes = known.checker.themes(&opened, puzzle.end);
        if themes != puzzle.themes {
            let names: Vec<String> = themes.iter().map(ToString::to_string).collect();
            return Some(format!("the themes should be {}", names.join(" ")));
        }
        let proved = known
            .checker
            .prove(&opened, puzzle.end, self.nodes, self.demands);
        proved.err().map(|doubt| doubt.to_string())
    }
}
