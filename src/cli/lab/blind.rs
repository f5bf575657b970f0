//! `baroque lab blind`: measures the computer that sees only its own pieces.

use crate::cli::target::Target;
use crate::cli::{Failure, output};
use crate::lab::blind::{Opponent, play};
use crate::rules::Color;
use crate::search::Level;
use clap::{Args, ValueEnum};
use std::sync::Arc;
use std::time::Duration;

#[derive(Debug, Args)]
pub(super) struct LabBlind {
    #[command(flatten)]
    target: Target,
    /// The opponent.
    #[arg(long, value_enum, default_value_t = Against::Chance)]
    against: Against,
    /// The level, from 1 to 10.
    #[arg(long, value_name = "LEVEL", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// The number of games. The player has White in every other game.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// The seed of the first game. Each game has the next one.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// The opponents.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Against {
    /// Tries by chance.
    Chance,
    /// The same player without memory.
    Forgetful,
}

impl LabBlind {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, _) = self.target.open()?;
        let variant = Arc::new(variant);
        let level = Level::numbered(self.level.into()).unwrap_or(Level::Regular);
        let opponent = match self.against {
            Against::Chance => Opponent::Chance,
            Against::Forgetful => Opponent::Forgetful,
        };
        let (mut counts, mut tries, mut moves, mut plies) = ([0_u32; 3], 0, 0, 0);
        let (mut slowest, mut time) = (Duration::ZERO, Duration::ZERO);
        for game in 0..self.games {
            let seat = (
                Color::ALL[game as usize % 2],
                self.seed.wrapping_add(game.into()),
            );
            let played = play(&variant, level, opponent, seat).ok_or_else(|| {
                Failure(format!("the game with seed {} could not be played", seat.1))
            })?;
            let per_move = played.moves.max(1);
            let end = played
                .outcome
                .map_or("too long".to_owned(), |outcome| outcome.to_string());
            output::line(&format!(
                "seed {} {} {} plies, {end}, {} positions, {:.0} % known",
                seat.1,
                seat.0,
                played.plies,
                played.imagined / per_move,
                100.0 * played.insight / per_move as f64,
            ))?;
            counts[played.points as usize] += 1;
            tries += played.tries;
            moves += played.moves;
            plies += played.plies;
            slowest = slowest.max(played.slowest);
            time += played.time;
        }
        let [losses, draws, wins] = counts;
        let score = f64::from(2 * wins + draws) / f64::from(2 * self.games);
        let refused = tries - moves;
        output::line(&format!(
            "{} {level} +{wins} ={draws} -{losses} {:.0} %, {plies} plies, {refused} of {tries} tries refused, \
             {:.0} ms a move, at most {:.0} ms",
            variant.id(),
            100.0 * score,
            1_000.0 * time.as_secs_f64() / moves.max(1) as f64,
            1_000.0 * slowest.as_secs_f64(),
        ))
    }
}
