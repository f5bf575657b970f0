//! `baroque perft`: counts the positions after a number of plies.

use super::{Failure, Target, output};
use crate::notation::write_move;
use crate::rules::{divide, perft};
use clap::Args;
use std::time::Instant;

#[derive(Debug, Args)]
pub(super) struct Perft {
    #[command(flatten)]
    target: Target,
    /// The number of plies.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=60))]
    depth: u32,
    /// Show the count for each move.
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, position) = self.target.open()?;
        let begun = Instant::now();
        let nodes = if self.divide && self.depth > 0 {
            let mut counts: Vec<(String, u64)> = divide(&variant, &position, self.depth)
                .into_iter()
                .map(|(mv, nodes)| (write_move(&variant, mv), nodes))
                .collect();
            counts.sort();
            for (mv, nodes) in &counts {
                output::line(&format!("{mv}: {nodes}"))?;
            }
            counts.iter().map(|(_, nodes)| nodes).sum()
        } else {
            perft(&variant, &position, self.depth)
        };
        let seconds = begun.elapsed().as_secs_f64().max(1e-9);
        output::line(&format!("perft {} = {nodes}", self.depth))?;
        output::line(&format!("{:.0} nodes/s", nodes as f64 / seconds))
    }
}
