//! Results, and the estimated difference between two players.
//!
//! The error follows from the variance of pairs, because the two games of an opening depend on each other.

use std::ops::AddAssign;

/// The points of a player for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Points {
    /// Nothing.
    Loss,
    /// Half a point.
    Draw,
    /// A point.
    Win,
}

/// The number of standard deviations on each side that contain 95 % of a normal distribution.
const SIGMAS_OF_95: f64 = 1.959_963_984_540_054;

/// The points of player one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The numbers of games lost, drawn and won.
    games: [u64; 3],
    /// The numbers of pairs with 0, 1, 2, 3 and 4 half points.
    pairs: [u64; 5],
}

/// A difference in Elo with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The difference. Infinite if all games were won or lost.
    pub elo: f64,
    /// Half the width of the interval that contains the true difference with 95 % probability.
    pub error: f64,
}

/// The two games of an opening.
impl AddAssign<[Points; 2]> for Tally {
    fn add_assign(&mut self, pair: [Points; 2]) {
        for points in pair {
            self.games[points as usize] += 1;
        }
        self.pairs[pair[0] as usize + pair[1] as usize] += 1;
    }
}

impl Tally {
    /// The number of games won.
    pub fn wins(&self) -> u64 {
        self.games[Points::Win as usize]
    }

    /// The number of games drawn.
    pub fn draws(&self) -> u64 {
        self.games[Points::Draw as usize]
    }

    /// The number of games lost.
    pub fn losses(&self) -> u64 {
        self.games[Points::Loss as usize]
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.games.iter().sum()
    }

    /// The numbers of pairs by half points, from none to four.
    pub fn pairs(&self) -> [u64; 5] {
        self.pairs
    }

    /// The part of the possible points, from 0 to 1, or `None` without games.
    pub fn score(&self) -> Option<f64> {
        (self.games() > 0).then(|| {
            let half_points = self.draws() + 2 * self.wins();
            half_points as f64 / (2 * self.games()) as f64
        })
    }

    /// The difference in Elo, with the error that follows from the variance of the pairs. `None` without games.
    pub fn estimate(&self) -> Option<Estimate> {
        let score = self.score()?;
        let count = self.pairs.iter().sum::<u64>() as f64;
        let variance: f64 = shares()
            .zip(self.pairs)
            .map(|(share, pairs)| pairs as f64 / count * (share - score).powi(2))
            .sum();
        let margin = SIGMAS_OF_95 * (variance / count).sqrt();
        let elo_of_score = elo(score);
        let error = (elo(score + margin) - elo(score - margin)) / 2.0;
        Some(Estimate {
            elo: elo_of_score,
            // If all games were won or lost, the difference has no bound.
            error: match elo_of_score.is_finite() {
                true => error,
                false => f64::INFINITY,
            },
        })
    }
}

/// The scores of pairs with 0 to 4 half points.
pub(super) fn shares() -> impl Iterator<Item = f64> {
    (0..5).map(|half_points| f64::from(half_points) / 4.0)
}

/// The difference in Elo with this expected score.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

/// The expected score for a difference in Elo.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
pub(super) fn tally_of_pairs(pairs: [u64; 5]) -> Tally {
    use Points::{Draw, Loss, Win};
    let examples = [
        [Loss, Loss],
        [Loss, Draw],
        [Loss, Win],
        [Draw, Win],
        [Win, Win],
    ];
    let mut tally = Tally::default();
    for (pair, count) in examples.into_iter().zip(pairs) {
        (0..count).for_each(|_| tally += pair);
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_by_their_half_points() {
        let mut tally = Tally::default();
        tally += [Points::Draw, Points::Draw];
        tally += [Points::Win, Points::Loss];
        tally += [Points::Win, Points::Draw];
        assert_eq!(tally.pairs(), [0, 0, 2, 1, 0]);
        assert_eq!((tally.wins(), tally.draws(), tally.losses()), (2, 3, 1));
        assert_eq!(tally.score(), Some(3.5 / 6.0));
    }

    /// Published results with the Elo of fastchess: its issue 807, its pull request 720, and a match of 20 games.
    #[test]
    fn elo_and_error_are_those_of_fastchess() {
        for (pairs, elo, error) in [
            ([30, 6, 18, 0, 6], -168.40, 73.37),
            ([0, 2, 9, 4, 0], 23.20, 55.06),
            ([0, 0, 1, 8, 1], 190.85, 65.54),
        ] {
            let found = tally_of_pairs(pairs).estimate().unwrap();
            assert!((found.elo - elo).abs() < 0.006, "{found:?}");
            assert!((found.error - error).abs() < 0.006, "{found:?}");
        }
    }

    #[test]
    fn extreme_results_have_an_answer() {
        assert_eq!(Tally::default().estimate(), None);
        let won = tally_of_pairs([0, 0, 0, 0, 3]).estimate().unwrap();
        assert_eq!((won.elo, won.error), (f64::INFINITY, f64::INFINITY));
        let drawn = tally_of_pairs([0, 0, 9, 0, 0]).estimate().unwrap();
        assert_eq!((drawn.elo, drawn.error), (0.0, 0.0));
    }
}
