//! `baroque moves`: the legal moves of a position, and the effects of each.

use super::{Failure, Target, output};
use crate::notation::{write_fen, write_move, write_san};
use clap::Args;
use serde::Serialize;

#[derive(Debug, Args)]
pub(super) struct Moves {
    #[command(flatten)]
    target: Target,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct DescribedMove {
    #[serde(rename = "move")]
    mv: String,
    san: String,
    captures: Vec<String>,
    fen: String,
}

impl Moves {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, position) = self.target.open()?;
        let name = |square| variant.geometry().name(square).to_owned();
        let mut moves: Vec<DescribedMove> = variant
            .legal_moves(&position)
            .into_iter()
            .map(|mv| {
                let captured = variant.transition(&position, mv).captured();
                DescribedMove {
                    mv: write_move(&variant, mv),
                    san: write_san(&variant, &position, mv),
                    captures: captured.into_iter().map(name).collect(),
                    fen: write_fen(&variant, &variant.play(&position, mv)),
                }
            })
            .collect();
        moves.sort_by(|a, b| a.mv.cmp(&b.mv));
        if self.json {
            return output::json(&moves);
        }
        moves.iter().try_for_each(|mv| {
            let captures = match mv.captures.as_slice() {
                [] => String::new(),
                captures => format!("  captures {}", captures.join(" ")),
            };
            output::line(&format!("{:<7} {}{captures}", mv.mv, mv.san))
        })
    }
}
