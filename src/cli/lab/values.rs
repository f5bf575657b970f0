//! `baroque lab values`: what each piece is worth to the evaluation.

use crate::cli::{Failure, Target, output};
use crate::lab::values::values;
use clap::Args;
use std::sync::Arc;

#[derive(Debug, Args)]
pub(super) struct Values {
    #[command(flatten)]
    target: Target,
    /// The number of games that the positions come from.
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// The seed of the games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl Values {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let variant = Arc::new(self.target.open()?.0);
        output::line("piece: opening, middlegame, endgame, in pawns")?;
        for (kind, worth) in values(&variant, self.games, self.seed) {
            let pawns = worth.map(|worth| match worth {
                Some(worth) => format!("{:.1}", f64::from(worth) / 100.0),
                None => "–".to_owned(),
            });
            output::line(&format!("{}: {}", variant.kind(kind).id, pawns.join(", ")))?;
        }
        Ok(())
    }
}
