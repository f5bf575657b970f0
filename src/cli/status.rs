//! `baroque status`: whether a game is over, and its result.

use super::{Failure, Target, output};
use crate::rules::Outcome;
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct Status {
    #[command(flatten)]
    target: Target,
}

impl Status {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, position) = self.target.open_exactly()?;
        output::line(&match variant.outcome(&position) {
            None => "ongoing".to_owned(),
            Some(Outcome::Win(color, reason)) => {
                format!("{} wins: {reason}", color.to_string().to_lowercase())
            }
            Some(Outcome::Draw(reason)) => format!("draw: {reason}"),
        })
    }
}
