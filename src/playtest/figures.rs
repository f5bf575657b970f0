//! Means over games, by pairs.

use super::estimate::{Estimate, Pairs};
use super::record::GameRecord;
use crate::rules::Color;

/// The sums and numbers of observations by pairs.
fn by_pairs(games: &[&GameRecord], of: impl Fn(&GameRecord) -> (f64, f64)) -> Pairs {
    let pairs = games.chunk_by(|one, other| one.id.pair() == other.id.pair());
    pairs
        .map(|pair| {
            pair.iter().fold((0.0, 0.0), |(sum, count), game| {
                let (more, observations) = of(game);
                (sum + more, count + observations)
            })
        })
        .collect()
}

/// The mean of all observations of games, which are a sum and their number.
pub fn ratio(games: &[&GameRecord], of: impl Fn(&GameRecord) -> (f64, f64)) -> Option<Estimate> {
    by_pairs(games, of).mean()
}

/// The mean over the games that have a value.
pub fn mean(games: &[&GameRecord], of: impl Fn(&GameRecord) -> Option<f64>) -> Option<Estimate> {
    ratio(games, |game| {
        of(game).map_or((0.0, 0.0), |value| (value, 1.0))
    })
}

/// The mean of values from 0 to 1.
pub fn share(games: &[&GameRecord], of: impl Fn(&GameRecord) -> f64) -> Option<Estimate> {
    by_pairs(games, |game| (of(game), 1.0)).share()
}

/// The legal moves in all positions of a game, and the number of positions.
pub fn choices(game: &GameRecord) -> (f64, f64) {
    let sum: u64 = game.choices.iter().sum();
    (sum as f64, game.choices.len() as f64)
}

/// White's points, from 0 to 1.
pub fn white_points(game: &GameRecord) -> f64 {
    f64::from(game.points) / 2.0
}

/// The points of the side that the game tests.
pub fn side_points(game: &GameRecord) -> f64 {
    match game.id.side().map(Color::from) {
        Some(Color::Black) => 1.0 - white_points(game),
        _ => white_points(game),
    }
}
