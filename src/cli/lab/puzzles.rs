//! `baroque lab puzzles`: the share of puzzles that each level solves, along their ratings.

use crate::cli::puzzles::PuzzleSource;
use crate::cli::{Failure, output};
use crate::lab::puzzles::{Band, solves};
use crate::puzzles::{Opened, Puzzle};
use crate::rules::Variant;
use crate::search::{Engine, Level};
use crate::variant_file::Catalogue;
use clap::Args;
use std::collections::BTreeMap;

/// Enough for the positions that these levels look at, in MiB.
const HASH_MIB: usize = 2;

#[derive(Debug, Args)]
pub(super) struct LabPuzzles {
    /// An id from `baroque list`. Default: all games.
    game: Option<String>,
    #[command(flatten)]
    source: PuzzleSource,
    /// Only one of this number of puzzles, from the first on.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// The strongest level that tries.
    #[arg(long, value_name = "LEVEL", default_value_t = 9, value_parser = clap::value_parser!(u8).range(1..=9))]
    level: u8,
    /// How often each level tries a puzzle.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    tries: u32,
    /// The seed of the first try. Each try has the next one.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl LabPuzzles {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let puzzles = self.source.read(self.game.as_deref())?;
        let catalogue = Catalogue::built_in();
        let mut engine = Engine::new(HASH_MIB);
        let mut known: Option<(String, Variant)> = None;
        let mut bands: BTreeMap<u16, Band> = BTreeMap::new();
        for puzzle in puzzles.iter().step_by(self.every as usize) {
            let opened = open(puzzle, &catalogue, &mut known)?;
            let from = Band::of(puzzle.rating);
            let band = bands.entry(from).or_insert_with(|| Band {
                from,
                puzzles: 0,
                solved: vec![0; self.level.into()],
            });
            self.try_puzzle(&mut engine, &opened, band);
        }
        self.write(bands.values())
    }

    /// Lets every level try a puzzle.
    fn try_puzzle(&self, engine: &mut Engine, opened: &Opened, band: &mut Band) {
        band.puzzles += 1;
        for (solved, &level) in band.solved.iter_mut().zip(&Level::ALL) {
            for number in 0..self.tries {
                let seed = self.seed.wrapping_add(number.into());
                *solved += usize::from(solves(engine, opened, level, seed));
            }
        }
    }

    fn write<'a>(&self, bands: impl Iterator<Item = &'a Band>) -> Result<(), Failure> {
        let levels: Vec<String> = (1..=self.level)
            .map(|level| format!("L{level:<3}"))
            .collect();
        output::line(&format!("rating  puzzles  {}", levels.join(" ")))?;
        for band in bands {
            let tries = (band.puzzles * self.tries as usize).max(1);
            let share = |&solved: &usize| format!("{:>3}%", 100 * solved / tries);
            let shares: Vec<String> = band.solved.iter().map(share).collect();
            let (from, puzzles) = (band.from, band.puzzles);
            output::line(&format!("{from:>6}  {puzzles:>7}  {}", shares.join(" ")))?;
        }
        Ok(())
    }
}

/// A puzzle on its board; the game of the last one is kept.
fn open(
    puzzle: &Puzzle,
    catalogue: &Catalogue,
    known: &mut Option<(String, Variant)>,
) -> Result<Opened, Failure> {
    let name = format!("{} {} {:?}", puzzle.game, puzzle.layout, puzzle.options);
    if let Some((_, variant)) = known.as_ref().filter(|(known, _)| *known == name) {
        return Ok(puzzle.open_in(variant.clone())?);
    }
    let opened = puzzle.open(catalogue)?;
    *known = Some((name, opened.variant.clone()));
    Ok(opened)
}
