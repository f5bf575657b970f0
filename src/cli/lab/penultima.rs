//! `baroque lab penultima`: the computer that does not know the rules against the one that knows them.

use crate::cli::{Failure, output};
use crate::lab::penultima::play;
use crate::penultima::{Attempts, Difficulty};
use crate::rules::Color;
use crate::search::Level;
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct LabPenultima {
    /// How much is hidden, from 1 to 5.
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// The level of both players, from 1 to 9.
    #[arg(long, value_name = "LEVEL", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=9))]
    strength: u8,
    /// The number of illegal tries that lose a turn.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    attempts: u8,
    /// The number of games. The player who does not know the rules has White in every other game.
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// The seed of the first game. Each game has the next one.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl LabPenultima {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let difficulty = Difficulty::numbered(self.level).unwrap_or(Difficulty::ALL[0]);
        let level = Level::numbered(self.strength.into()).unwrap_or(Level::Master);
        let (mut counts, mut tries, mut refused) = ([0_u32; 3], 0, 0);
        for game in 0..self.games {
            let seat = (
                Color::ALL[game as usize % 2],
                self.seed.wrapping_add(game.into()),
            );
            let played = play(difficulty, level, Attempts::Limited(self.attempts), seat)
                .ok_or_else(|| {
                    Failure(format!("the game with seed {} could not be played", seat.1))
                })?;
            counts[played.points as usize] += 1;
            tries += played.tries;
            refused += played.refused;
        }
        let [losses, draws, wins] = counts;
        let score = f64::from(2 * wins + draws) / f64::from(2 * self.games);
        output::line(&format!(
            "penultima level {} {level} +{wins} ={draws} -{losses} {:.0} %, {refused} of {tries} tries refused",
            self.level,
            100.0 * score
        ))
    }
}
