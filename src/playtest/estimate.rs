//! Means with their 95 % intervals.
//!
//! Games of a pair share an opening, so they depend on each other. Each interval follows from the variance of pairs, not
//! of single games.

use serde::{Deserialize, Serialize};

/// A value and half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// Half the width of the interval that contains the true value in 95 of 100 runs.
    pub error: f64,
}

impl Estimate {
    /// The lower end of the interval.
    pub fn low(self) -> f64 {
        self.value - self.error
    }

    /// The upper end of the interval.
    pub fn high(self) -> f64 {
        self.value + self.error
    }
}

/// The sum and the number of the observations of each pair.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pairs(Vec<(f64, f64)>);

impl FromIterator<(f64, f64)> for Pairs {
    fn from_iter<I: IntoIterator<Item = (f64, f64)>>(pairs: I) -> Pairs {
        Pairs(
            pairs
                .into_iter()
                .filter(|&(_, count)| count > 0.0)
                .collect(),
        )
    }
}

impl Pairs {
    /// The mean of all observations. `None` if there are fewer than two pairs.
    pub fn mean(&self) -> Option<Estimate> {
        let value = mean(&self.0)?;
        interval(&self.0, value).map(|error| Estimate { value, error })
    }

    /// The mean of observations from 0 to 1. Two imaginary pairs, one with 0 and one with 1, widen the interval. So a few
    /// games that all end alike do not look like certainty.
    pub fn share(&self) -> Option<Estimate> {
        let value = mean(&self.0)?;
        let each = self.0.iter().map(|&(_, count)| count).sum::<f64>() / self.0.len() as f64;
        let mut widened = self.0.clone();
        widened.extend([(0.0, each), (each, each)]);
        let centre = mean(&widened)?;
        interval(&widened, centre).map(|error| Estimate { value, error })
    }

    /// How much larger the second mean is than the first, over pairs of both, by the delta method. `None` if there are fewer
    /// than two pairs.
    pub(super) fn difference(pairs: &[[(f64, f64); 2]]) -> Option<Estimate> {
        let of = |side: usize| pairs.iter().map(move |pair| pair[side]);
        let means = [0, 1].map(|side| mean(&of(side).collect::<Vec<_>>()));
        let [Some(first), Some(second)] = means else {
            return None;
        };
        let counts = [0, 1].map(|side| of(side).map(|(_, count)| count).sum::<f64>());
        let deviation = |(sum, count): (f64, f64), mean: f64, all: f64| {
            (sum - mean * count) * pairs.len() as f64 / all
        };
        let deviations = pairs.iter().map(|&[one, other]| {
            let less = deviation(one, first, counts[0]);
            (deviation(other, second, counts[1]) - less, 1.0)
        });
        let deviations: Vec<(f64, f64)> = deviations.collect();
        interval(&deviations, 0.0).map(|error| Estimate {
            value: second - first,
            error,
        })
    }
}

fn mean(pairs: &[(f64, f64)]) -> Option<f64> {
    let count: f64 = pairs.iter().map(|&(_, count)| count).sum();
    let sum: f64 = pairs.iter().map(|&(sum, _)| sum).sum();
    (count > 0.0).then(|| sum / count)
}

/// Half the width of the interval around a mean.
fn interval(pairs: &[(f64, f64)], mean: f64) -> Option<f64> {
    let count: f64 = pairs.iter().map(|&(_, count)| count).sum();
    let squares: f64 = pairs
        .iter()
        .map(|&(sum, count)| (sum - mean * count).powi(2))
        .sum();
    let free = pairs.len().checked_sub(1).filter(|&free| free > 0)?;
    let variance = squares * pairs.len() as f64 / free as f64 / count.powi(2);
    Some(student(free) * variance.sqrt())
}

/// The number of standard errors on each side that contain 95 % of Student's distribution.
pub(super) fn student(degrees_of_freedom: usize) -> f64 {
    const FEW: [f64; 4] = [12.706, 4.303, 3.182, 2.776];
    const NORMAL: f64 = 1.959_963_984_540_054;
    match degrees_of_freedom {
        0 => f64::INFINITY,
        few @ 1..=4 => FEW[few - 1],
        many => {
            // The expansion of Cornish and Fisher.
            let (z, free) = (NORMAL, many as f64);
            z + (z.powi(3) + z) / (4.0 * free)
                + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * free.powi(2))
                + (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z)
                    / (384.0 * free.powi(3))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    /// The values of any table of the distribution.
    #[test]
    fn student_is_that_of_the_tables() {
        for (free, expected) in [
            (1, 12.706),
            (5, 2.571),
            (10, 2.228),
            (30, 2.042),
            (100, 1.984),
        ] {
            let found = student(free);
            assert!((found - expected).abs() < 0.01, "{free}: {found}");
        }
    }

    #[test]
    fn a_mean_counts_every_observation_and_its_error_every_pair() {
        // Two pairs with means 1 and 0, and half of a pair.
        let pairs: Pairs = [(2.0, 2.0), (0.0, 2.0), (1.0, 1.0)].into_iter().collect();
        let mean = pairs.mean().unwrap();
        assert!((mean.value - 0.6).abs() < 1e-12);
        // Deviations: 0.8, -1.2, 0.4, so the sum of squares is 2.24.
        let error = 4.303 * (2.24 * 3.0 / 2.0 / 25.0_f64).sqrt();
        assert!((mean.error - error).abs() < 1e-9, "{mean:?}");
        let one: Pairs = [(2.0, 2.0)].into_iter().collect();
        assert_eq!(one.mean(), None);
        assert_eq!(Pairs::default().share(), None);
    }

    /// Means over observations, not over pairs.
    #[test]
    fn a_difference_is_that_of_the_means() {
        let pairs = [[(2.0, 2.0), (6.0, 2.0)], [(1.0, 4.0), (3.0, 1.0)]];
        // 3 of 6 and 9 of 3.
        let found = Pairs::difference(&pairs).unwrap();
        assert!((found.value - 2.5).abs() < 1e-12);
        // The deviations are (6 - 6) * 2/3 - (2 - 1) * 2/6 and (3 - 3) * 2/3 - (1 - 2) * 2/6: minus and plus a third.
        let error = 12.706 * (2.0_f64 / 9.0 * 2.0 / 4.0).sqrt();
        assert!((found.error - error).abs() < 1e-9, "{found:?}");
        assert_eq!(Pairs::difference(&pairs[..1]), None);
        assert_eq!(Pairs::difference(&[]), None);
    }

    /// Ten games that White wins prove less than a score of 100 %: even if White won 3 in 4, it would happen.
    #[test]
    fn games_that_all_end_alike_are_no_certainty() {
        let won: Pairs = (0..5).map(|_| (2.0, 2.0)).collect();
        let share = won.share().unwrap();
        assert!(
            (share.value - 1.0).abs() < 1e-12 && share.low() < 0.75,
            "{share:?}"
        );
    }

    /// Coin flips with a known bias, some of them drawn, in pairs that depend on each other.
    #[test]
    fn the_interval_contains_the_truth_95_times_in_100() {
        let mut random = Random::new(11);
        let mut uniform = move || random.next() as f64 / u64::MAX as f64;
        for (pairs, wins, draws, alike) in [
            (20, 0.5, 0.0, 0.0),
            (100, 0.5, 0.0, 0.0),
            (100, 0.55, 0.1, 0.5),
            (100, 0.3, 0.4, 0.3),
            (50, 0.7, 0.1, 0.0),
            (200, 0.8, 0.05, 1.0),
        ] {
            let truth = wins + draws / 2.0;
            let mut inside = 0;
            for _ in 0..3_000 {
                let mut game = || match uniform() {
                    chance if chance < wins => 1.0,
                    chance if chance < wins + draws => 0.5,
                    _ => 0.0,
                };
                let mut played = Vec::new();
                for _ in 0..pairs {
                    let (first, second) = (game(), game());
                    played.push((first, second));
                }
                let pairs: Pairs = played
                    .iter()
                    .map(|&(first, second)| {
                        let second = if uniform() < alike { first } else { second };
                        (first + second, 2.0)
                    })
                    .collect();
                let share = pairs.share().unwrap();
                inside += usize::from((share.value - truth).abs() <= share.error);
            }
            let share = f64::from(inside as u32) / 3_000.0;
            assert!(
                (0.93..=0.97).contains(&share),
                "{pairs} {wins} {draws} {alike}: {share}"
            );
        }
    }
}
