//! `baroque bench`: fixed searches, whose number of nodes is a signature of the search, and known wins
//! to be found.

mod mates;

use super::{Failure, output};
use crate::uci::bench;
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct Bench {
    /// Look for known wins instead, with at most so many nodes for each.
    ///
    /// The wins take 1 to 4 moves, are proved by trying every move, and each needs a capture method or
    /// another power: without it there is no win in so many moves. Each line has the nodes until the win
    /// and its exact length were told, whether they were (`solved`), the number of moves, the game, the
    /// power and the position; then comes a line for each power, and at last `N of M solved, X nodes`.
    #[arg(long, value_name = "NODES", num_args = 0..=1, default_missing_value = "400000", value_parser = clap::value_parser!(u64).range(1..))]
    mates: Option<u64>,
}

impl Bench {
    pub(super) fn run(&self) -> Result<(), Failure> {
        match self.mates {
            Some(nodes) => mates::solve(nodes),
            None => bench(&mut output::line),
        }
    }
}
