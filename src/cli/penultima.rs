//! `baroque penultima`: a secret game, for referees.

use super::{Failure, output};
use crate::notation::write_fen;
use crate::penultima::{Difficulty, Secret};
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct PenultimaCommand {
    /// The seed of the secret.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How much is hidden, from 1 to 5: the number of piece types with secret rules. From 3 they may have powers, at 5
    /// other movements too.
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl PenultimaCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let difficulty = Difficulty::numbered(self.level);
        let drawn = difficulty.and_then(|difficulty| Secret::draw(difficulty, self.seed));
        let secret = drawn.ok_or_else(|| {
            Failure("no game was found with this seed: use another seed".to_owned())
        })?;
        if self.json {
            return output::json(&described(&secret));
        }
        output::line(&format!(
            "Penultima, level {}, seed {}",
            self.level, self.seed
        ))?;
        for piece in secret.hidden() {
            if let Some(rule) = secret.rules().get(piece.role) {
                output::line(&format!("{} ({}): {rule}", piece.name, piece.role.name()))?;
            }
        }
        Ok(())
    }
}

fn described(secret: &Secret) -> serde_json::Value {
    let rule = |role| secret.rules().get(role);
    let piece = |piece: &crate::penultima::Hidden| {
        serde_json::json!({
            "piece": piece.role,
            "letter": piece.role.letter(),
            "name": piece.name,
            "rule": rule(piece.role),
            "text": rule(piece.role).map(ToString::to_string),
        })
    };
    serde_json::json!({
        "game": secret.variant().id(),
        "level": secret.difficulty().number(),
        "seed": secret.seed(),
        "pieces": secret.hidden().iter().map(piece).collect::<Vec<_>>(),
        "fen": write_fen(secret.variant(), secret.variant().start()),
        "file": secret.file(),
    })
}
