//! `baroque lab match`: a match between two engines.

mod arguments;
mod log;
mod report;

use crate::arena::{Contest, Conversions, Openings, Sprt, quiet_positions};
use crate::book::Book;
use crate::cli::{Failure, Target, book, output, version};
use crate::library;
use crate::notation::read_fen;
use crate::playtest::Shard;
use crate::rules::{Position, Variant};
use crate::search::random::Random;
use crate::variant_file::Catalogue;
use arguments::{Engines, TimeControl};
use clap::Args;
use log::Log;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

/// The number of games between two lines of progress.
const PROGRESS: u64 = 10;

/// The most openings from a book. After them the match starts again with the first.
const OPENINGS: u64 = 10_000;

#[derive(Debug, Args)]
pub(super) struct Match {
    #[command(flatten)]
    target: Target,
    #[command(flatten)]
    engines: Engines,
    #[command(flatten)]
    time: TimeControl,
    /// The number of games, two for each opening. The command rounds an odd number up.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// A file of openings with one FEN on each line, played in this order and repeated.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["plies", "fen"])]
    openings: Option<PathBuf>,
    /// Start with moves of an opening book instead of random moves: the built-in book, or a PGN file. `--plies` is
    /// the number of moves.
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["openings", "fen"])]
    book: Option<Option<PathBuf>>,
    /// Start after this number of random plies, in a balanced position.
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u64).range(0..=200))]
    plies: u64,
    /// The largest advantage in such a position, in hundredths of a pawn. It is larger for uneven armies.
    #[arg(long, value_name = "CP", default_value_t = 150, value_parser = clap::value_parser!(i32).range(0..))]
    balance: i32,
    /// The seed of random openings and weaker players.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play only the openings of share K of N. N runs with the same arguments, each with its own share, play the games of a
    /// single run.
    #[arg(
        long,
        value_name = "K/N",
        default_value = "1/1",
        conflicts_with = "sprt"
    )]
    shard: Shard,
    /// The number of games at the same time. Default: one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_024))]
    concurrency: Option<u64>,
    /// Stop when a sequential probability ratio test (SPRT) between two Elo differences is decided. Both error rates
    /// are 5 %.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = arguments::sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Write a line for each game.
    #[arg(long)]
    verbose: bool,
    /// Write quiet positions of the games to a file, as `FEN;RESULT`. RESULT is White's points.
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
    /// Add the result to the end of this file as a line of JSON: date, version, load of the machine, arguments, games,
    /// score with its error at 95 %, and how many won games each engine won.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

impl Match {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (catalogue, variant, start) = self.target.open_with_catalogue()?;
        let defaults = arguments::game_options(&self.target, &catalogue, &variant)?;
        let variant = Arc::new(variant);
        let contest = Contest {
            players: self.engines.players(&defaults)?,
            terms: self.time.terms(),
            openings: self.openings(&catalogue, &variant, start)?,
            pairs: self.pairs(),
            concurrency: self.concurrency(),
            seed: self.seed,
            sprt: self.sprt,
            variant,
        };
        let mut positions = match &self.positions {
            Some(path) => Some(Positions::create(path)?),
            None => None,
        };
        let mut log = match &self.log {
            Some(path) => {
                let log = Log::open(path).map_err(|error| unwritable(path, &error))?;
                Some((path, log))
            }
            None => None,
        };
        let mut conversions = Conversions::default();
        let tally = contest.run(&mut |pair, tally| {
            conversions += pair;
            for (game, number) in pair.games.iter().zip(2 * pair.number..) {
                if self.verbose {
                    output::line(&report::game(&contest, number, game))?;
                }
                report::fault(&contest, number, game);
                if let Some(positions) = &mut positions {
                    positions.write(&quiet_positions(&contest.variant, game))?;
                }
            }
            // A pair finishes two games at once.
            if tally.games() % PROGRESS < 2 {
                report::progress(&contest, tally);
            }
            Ok::<(), Failure>(())
        })?;
        if let Some((path, log)) = &mut log {
            log.add(version(), &contest, &tally, &conversions)
                .map_err(|error| unwritable(path, &error))?;
        }
        output::text(&report::tally(&contest, &tally, &conversions))
    }

    /// The numbers of the openings of this share.
    fn pairs(&self) -> Vec<usize> {
        let all = 0..self.games.div_ceil(2);
        let own = all.filter(|&pair| self.shard.has(pair));
        own.filter_map(|pair| usize::try_from(pair).ok()).collect()
    }

    fn concurrency(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let asked = self
            .concurrency
            .and_then(|games| usize::try_from(games).ok());
        asked.unwrap_or_else(cores)
    }

    fn openings(
        &self,
        catalogue: &Catalogue,
        variant: &Variant,
        start: Position,
    ) -> Result<Openings, Failure> {
        if let Some(path) = &self.book {
            let reading = book::open(path.as_deref(), variant, catalogue)?;
            return self.booked(&reading.book, variant).map(Openings::Listed);
        }
        if let Some(path) = &self.openings {
            return Ok(Openings::Listed(listed(variant, path)?));
        }
        if let Some(outcome) = variant.outcome(&start) {
            return Err(Failure(format!("there is nothing to play: {outcome}")));
        }
        Ok(Openings::Random {
            start: Box::new(start),
            plies: usize::try_from(self.plies).unwrap_or(0),
            balance: self.balance,
            seed: self.seed,
        })
    }
}

impl Match {
    /// Positions from a book, one for each pair of games.
    fn booked(&self, book: &Book, variant: &Variant) -> Result<Vec<Position>, Failure> {
        let mut seeds = Random::new(self.seed);
        let mut walk = |_| {
            let mut position = variant.start().clone();
            for _ in 0..self.plies {
                let Some(mv) = book.choose(variant, &position, seeds.next()) else {
                    break;
                };
                position = variant.play(&position, mv);
            }
            position
        };
        match book.moves(variant, variant.start()).is_empty() {
            true => Err(Failure("the book has no move for the start".to_owned())),
            false => Ok((0..self.games.div_ceil(2).min(OPENINGS))
                .map(&mut walk)
                .collect()),
        }
    }
}

/// The openings of a file. Empty lines and lines that start with `#` are skipped.
fn listed(variant: &Variant, path: &Path) -> Result<Vec<Position>, Failure> {
    let source = library::read(path).map_err(|problem| Failure(problem.to_string()))?;
    let mut positions = Vec::new();
    for (line, number) in source.text.lines().map(str::trim).zip(1..) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = |problem: &dyn std::fmt::Display| {
            Failure(format!("{}:{number}: {problem}", path.display()))
        };
        let read = read_fen(variant, line).map_err(|error| wrong(&error))?;
        for note in &read.notes {
            output::warn(&format!("{}:{number}: {}", path.display(), note.message));
        }
        let position = read.value;
        if let Some(outcome) = variant.outcome(&position) {
            return Err(wrong(&format!("the game is over: {outcome}")));
        }
        positions.push(position);
    }
    match positions.is_empty() {
        true => Err(Failure(format!("`{}` has no opening", path.display()))),
        false => Ok(positions),
    }
}

/// The file for quiet positions.
struct Positions<'a> {
    path: &'a Path,
    file: File,
}

impl Positions<'_> {
    fn create(path: &Path) -> Result<Positions<'_>, Failure> {
        let file = File::create(path).map_err(|error| unwritable(path, &error))?;
        Ok(Positions { path, file })
    }

    fn write(&mut self, lines: &[String]) -> Result<(), Failure> {
        let text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| unwritable(self.path, &error))
    }
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure(format!("cannot write `{}`: {error}", path.display()))
}
