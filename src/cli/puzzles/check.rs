//! `baroque puzzles check`.

use super::source::PuzzleSource;
use crate::cli::{Failure, output, target};
use crate::puzzles::{CHECK_NODES, Checker, Puzzle};
use crate::rules::Variant;
use crate::variant_file::Catalogue;
use clap::Args;
use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

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
}

impl Check {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let puzzles = self.source.read(self.game.as_deref())?;
        let catalogue = target::catalogue(self.variants.as_deref())?;
        let mut wrong = repeated(&puzzles)?;
        let chosen: Vec<&Puzzle> = puzzles.iter().step_by(self.every as usize).collect();
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, results) = mpsc::channel();
        let work = Work {
            catalogue: &catalogue,
            puzzles: &chosen,
            nodes: self.nodes,
            next: &next,
            stop: &stop,
        };
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                let sender = sender.clone();
                scope.spawn(move || work.check(&sender));
            }
            drop(sender);
            for problem in results {
                wrong += 1;
                output::line(&problem)?;
            }
            Ok::<(), Failure>(())
        })?;
        let (right, all) = (chosen.len().saturating_sub(wrong), chosen.len());
        output::line(&format!("{right} of {all} puzzles are right"))?;
        match wrong {
            0 => Ok(()),
            1 => Err(Failure("1 puzzle is wrong".to_owned())),
            _ => Err(Failure(format!("{wrong} puzzles are wrong"))),
        }
    }
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
    next: &'a AtomicUsize,
    stop: &'a AtomicBool,
}

/// A game with what checks its puzzles.
struct Known<'a> {
    variant: Arc<Variant>,
    options: Vec<(String, String)>,
    checker: Checker<'a>,
}

impl<'a> Work<'a> {
    /// Checks one puzzle after the other, and sends what is wrong.
    fn check(self, problems: &mpsc::Sender<String>) {
        let mut known: Option<Known> = None;
        while let Some(puzzle) = self.puzzles.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            let problem = self.problem(puzzle, &mut known);
            if let Some(problem) = problem
                && problems
                    .send(format!("{}: {problem}", puzzle.id()))
                    .is_err()
            {
                return;
            }
        }
    }

    /// What is wrong with a puzzle.
    fn problem(self, puzzle: &Puzzle, known: &mut Option<Known<'a>>) -> Option<String> {
        let same = |known: &&mut Known| {
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
            *known = Some(Known {
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
        let proved = known.checker.prove(&opened, puzzle.end, self.nodes);
        proved.err().map(|doubt| doubt.to_string())
    }
}
