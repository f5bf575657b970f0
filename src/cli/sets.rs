//! `baroque sets`: a starting position with other pieces to place.

use super::{Failure, Target, output};
use crate::notation::write_fen;
use crate::rules::{ByColor, Color, PieceType, Variant};
use crate::sets::{self, Sets};
use clap::Args;
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Debug, Args)]
pub(super) struct SetsCommand {
    #[command(flatten)]
    target: Target,
    /// The seed of the sets that are drawn. Default: another one each time, which standard error names.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Draw two sets that are worth about the same.
    #[arg(long)]
    balanced: bool,
    /// White's pieces by their letters, such as `QRBNWLCIX`. Both sides have them if the game gives both the same.
    #[arg(long, value_name = "LETTERS")]
    white: Option<String>,
    /// Black's pieces by their letters.
    #[arg(long, value_name = "LETTERS")]
    black: Option<String>,
    /// The pieces of the pool by their letters.
    #[arg(long, value_name = "LETTERS", conflicts_with_all = ["white", "black"])]
    pool: Option<String>,
}

impl SetsCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, _) = self.target.open()?;
        let seed = self.seed.unwrap_or_else(new_seed);
        let drawn = match self.balanced {
            true => sets::balanced(&variant, seed)?,
            false => sets::drawn(&variant, seed)?,
        };
        let sets = self.picked(&variant, drawn)?;
        let start = sets::start(&variant, &sets)?;
        tell(&variant, &sets);
        output::note(&format!("--seed {seed}"));
        output::line(&write_fen(&variant, &start))
    }

    /// The sets with those that the arguments pick.
    fn picked(&self, variant: &Variant, drawn: Sets) -> Result<Sets, Failure> {
        let pick = |color, letters: &Option<String>, drawn: Vec<PieceType>| match letters {
            Some(letters) => sets::picked(variant, color, letters),
            None => Ok(drawn),
        };
        Ok(match drawn {
            Sets::Pool(_) if self.white.is_some() || self.black.is_some() => {
                return refuse("the pieces of both sides come from one pool: use `--pool`");
            }
            Sets::Equal(_) | Sets::Own(_) if self.pool.is_some() => {
                return refuse("this game has no pool; `baroque list` shows its options");
            }
            Sets::Equal(_) if self.black.is_some() => {
                return refuse("both sides have the same pieces; `baroque list` shows the options");
            }
            Sets::Pool(list) => Sets::Pool(pick(Color::White, &self.pool, list)?),
            Sets::Equal(list) => Sets::Equal(pick(Color::White, &self.white, list)?),
            Sets::Own(both) => Sets::Own(ByColor {
                white: pick(Color::White, &self.white, both.white)?,
                black: pick(Color::Black, &self.black, both.black)?,
            }),
        })
    }
}

fn refuse(message: &str) -> Result<Sets, Failure> {
    Err(Failure(message.to_owned()))
}

/// Tells the sets and their values on standard error.
fn tell(variant: &Variant, sets: &Sets) {
    let values = sets::values(variant);
    let line = |who: &str, list: &[PieceType]| {
        let pawns = f64::from(sets::worth(&values, list)) / 100.0;
        let letters = sets::letters(variant, list);
        output::note(&format!("{who} {letters}, worth {pawns:.1} pawns"));
    };
    match sets {
        Sets::Equal(list) => line("both sides", list),
        Sets::Pool(list) => line("pool", list),
        Sets::Own(both) => {
            line("White", &both.white);
            line("Black", &both.black);
        }
    }
}

fn new_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| now.as_millis() as u64 % 1_000_000)
}
