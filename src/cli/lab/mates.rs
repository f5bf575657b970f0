//! `baroque lab mates`: which of some known wins the search finds, and how fast. Each win needs a capture method or
//! another power.

use crate::cli::{Failure, output};
use crate::notation::parse_fen;
use crate::rules::{Position, Variant};
use crate::search::{Engine, Limits};
use crate::variant_file::Catalogue;
use clap::Args;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::AtomicBool;

/// The wins. The file explains its rows. `tests/search/mates.rs` proves them.
const ROWS: &str = include_str!("../../../benches/mates.txt");
/// The size of the transposition table, in MiB. It is cleared before each search.
const HASH_MIB: usize = 16;

#[derive(Debug, Args)]
pub(super) struct Mates {
    /// The most nodes for each search.
    #[arg(long, value_name = "N", default_value_t = 400_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

impl Mates {
    pub(super) fn run(&self) -> Result<(), Failure> {
        solve(self.nodes)
    }
}

/// A row: the side to move wins in this many moves, but only with this power.
struct Problem<'a> {
    moves: u32,
    game: &'a str,
    power: &'a str,
    fen: &'a str,
}

impl<'a> Problem<'a> {
    fn read(row: &'a str) -> Result<Problem<'a>, Failure> {
        let words: Vec<&str> = row.splitn(4, ' ').collect();
        let [moves, game, power, fen] = words[..] else {
            let expected = "expected moves, game, power and FEN";
            return Err(Failure(format!("`{row}`: {expected}")));
        };
        Ok(Problem {
            moves: moves.trim_end_matches('!').parse()?,
            game,
            power,
            fen,
        })
    }
}

/// The results so far.
#[derive(Clone, Copy, Default)]
struct MateSum {
    solved: usize,
    problems: usize,
    nodes: u64,
}

impl MateSum {
    fn add(&mut self, solved: bool, nodes: u64) {
        self.solved += usize::from(solved);
        self.problems += 1;
        self.nodes += nodes;
    }
}

impl fmt::Display for MateSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MateSum {
            solved,
            problems,
            nodes,
        } = self;
        write!(f, "{solved} of {problems} solved, {nodes} nodes")
    }
}

/// Searches each position until the search reports the win and its length, with a limit on the nodes.
fn solve(most: u64) -> Result<(), Failure> {
    let catalogue = Catalogue::built_in();
    let mut engine = Engine::new(HASH_MIB);
    let mut all = MateSum::default();
    let mut powers: BTreeMap<&str, MateSum> = BTreeMap::new();
    let rows = ROWS
        .lines()
        .filter(|row| !row.is_empty() && !row.starts_with('#'));
    for row in rows {
        let problem = Problem::read(row)?;
        let variant = catalogue.variant(problem.game, None, &[])?;
        let position = parse_fen(&variant, problem.fen)?;
        let (solved, nodes) = search(&mut engine, &variant, position, problem.moves, most);
        all.add(solved, nodes);
        let sum = powers.entry(problem.power).or_default();
        sum.add(solved, nodes);
        let word = if solved { "solved" } else { "unsolved" };
        output::line(&format!("{nodes:>9} {word:<8} {row}"))?;
    }
    for (power, sum) in powers {
        output::line(&format!("{power}: {sum}"))?;
    }
    output::line(&all.to_string())
}

/// Whether the search reports the win, and the nodes until then.
fn search(
    engine: &mut Engine,
    variant: &Variant,
    position: Position,
    moves: u32,
    most: u64,
) -> (bool, u64) {
    engine.clear();
    let limits = Limits {
        mate: Some(moves),
        ..Limits::nodes(most)
    };
    let stop = AtomicBool::new(false);
    let report = engine.search(variant, &[position], &limits, &stop, &mut |_| {});
    report.map_or((false, 0), |report| {
        let solved = report.score.mate() == Some(moves as i32);
        (solved, report.nodes)
    })
}
