//! `baroque lab weak`: a level against a weak player.

use crate::cli::{Failure, Target, output};
use crate::lab::weak::{WeakPlayer, play};
use crate::rules::Color;
use crate::search::{Engine, Level};
use clap::{Args, ValueEnum};

/// The size of the transposition table, in MiB. It is enough for the nodes of a low level.
const HASH_MIB: usize = 1;

#[derive(Debug, Args)]
pub(super) struct Weak {
    #[command(flatten)]
    target: Target,
    /// The level.
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=Level::ALL.len() as i64))]
    level: u8,
    /// The weak player.
    #[arg(long, value_enum, default_value_t = Against::TwoPly)]
    against: Against,
    /// The number of games. The level plays White in every other game.
    #[arg(long, value_name = "N", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The seed of the first game. Each game has the next one.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Against {
    /// Plays a random move.
    Random,
    /// Looks two plies ahead and counts only material.
    TwoPly,
}

impl Weak {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, _) = self.target.open()?;
        let level = Level::numbered(self.level.into()).unwrap_or(Level::Full);
        let player = match self.against {
            Against::Random => WeakPlayer::Random,
            Against::TwoPly => WeakPlayer::TwoPly,
        };
        let mut engine = Engine::new(HASH_MIB);
        let mut counts = [0_u32; 3];
        for game in 0..self.games {
            let seat = (
                Color::ALL[game as usize % 2],
                self.seed.wrapping_add(game.into()),
            );
            engine.clear();
            counts[play(&variant, (&mut engine, level), player, seat) as usize] += 1;
        }
        let [losses, draws, wins] = counts;
        let score = f64::from(2 * wins + draws) / f64::from(2 * self.games);
        output::line(&format!(
            "{} {level} +{wins} ={draws} -{losses} {:.0} %",
            variant.id(),
            100.0 * score
        ))
    }
}
