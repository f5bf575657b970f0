//! The sequential probability ratio test (SPRT), which shows when enough games have been played.
//!
//! It uses the exact likelihood ratio: the normal approximation accepts a few won pairs as proof.

use super::tally::{Tally, expected_score, shares};

/// A test between two hypotheses about the difference in Elo, with an error rate of 5 % for both.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference of the first hypothesis.
    pub elo0: f64,
    /// The difference of the second hypothesis.
    pub elo1: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtVerdict {
    /// The first hypothesis is more likely.
    H0,
    /// The second hypothesis is more likely.
    H1,
}

/// The rate of each error.
const RISK: f64 = 0.05;

/// The count for a result that has not occurred, so that no result counts as impossible.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// The logarithm of the likelihood ratio at which the test ends, with either sign.
    pub fn bound() -> f64 {
        ((1.0 - RISK) / RISK).ln()
    }

    /// The decision of the test, if the results are enough.
    pub fn verdict(&self, tally: &Tally) -> Option<SprtVerdict> {
        let llr = self.llr(tally);
        match () {
            () if llr >= Self::bound() => Some(SprtVerdict::H1),
            () if llr <= -Self::bound() => Some(SprtVerdict::H0),
            () => None,
        }
    }

    /// The logarithm of the generalized likelihood ratio of the pairs (M. Van den Bergh, *The generalized maximum
    /// likelihood ratio for the expectation value of a distribution*). It compares the likelihood of the results
    /// under both hypotheses, with the best distribution for each.
    pub fn llr(&self, tally: &Tally) -> f64 {
        if tally.games() == 0 {
            return 0.0;
        }
        let counts = tally.pairs().map(|pairs| (pairs as f64).max(UNSEEN));
        let [one, other] =
            [self.elo0, self.elo1].map(|elo| Tilt::towards(&counts, expected_score(elo)));
        let ratios = shares().map(|share| one.weight(share) / other.weight(share));
        ratios
            .zip(counts)
            .map(|(ratio, count)| count * ratio.ln())
            .sum()
    }
}

/// The distribution with a given mean that is nearest to the results: each result's share is divided by its weight.
struct Tilt {
    mean: f64,
    slope: f64,
}

impl Tilt {
    fn towards(counts: &[f64; 5], mean: f64) -> Tilt {
        // All weights are positive between these slopes, and the excess decreases from one to the other.
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        let excess = |tilt: &Tilt| -> f64 {
            shares()
                .zip(counts)
                .map(|(share, count)| count * (share - mean) / tilt.weight(share))
                .sum()
        };
        // After this many bisections a `f64` gets no more precise.
        for _ in 0..64 {
            let slope = (low + high) / 2.0;
            if excess(&Tilt { mean, slope }) > 0.0 {
                low = slope;
            } else {
                high = slope;
            }
        }
        Tilt {
            mean,
            slope: (low + high) / 2.0,
        }
    }

    fn weight(&self, share: f64) -> f64 {
        1.0 + self.slope * (share - self.mean)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tally::tally_of_pairs;
    use super::*;

    /// Tests of Stockfish that fishtest published, in its pull requests 2598, 3209 and 2971.
    #[test]
    fn ratios_are_those_of_fishtest() {
        for (pairs, elo0, elo1, llr) in [
            ([444, 5_546, 17_841, 5_604, 428], -1.5, 0.5, 2.63),
            ([253, 4_282, 17_604, 4_431, 286], -0.25, 1.25, 2.94),
            ([17, 253, 1_042, 337, 39], -0.5, 1.5, 2.96),
        ] {
            let found = Sprt { elo0, elo1 }.llr(&tally_of_pairs(pairs));
            assert!((found - llr).abs() < 0.006, "{pairs:?}: {found}");
        }
    }

    #[test]
    fn the_test_ends_at_three_less_a_bit() {
        assert!((Sprt::bound() - 2.944).abs() < 0.001);
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 50.0,
        };
        let verdict = |pairs| sprt.verdict(&tally_of_pairs(pairs));
        assert_eq!(verdict([2, 10, 30, 70, 40]), Some(SprtVerdict::H1));
        assert_eq!(verdict([40, 70, 30, 10, 2]), Some(SprtVerdict::H0));
        assert_eq!(verdict([1, 3, 9, 4, 1]), None);
    }

    #[test]
    fn few_games_prove_nothing() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 10.0,
        };
        assert_eq!(sprt.llr(&Tally::default()), 0.0);
        assert!(sprt.llr(&tally_of_pairs([0, 0, 0, 0, 1])) < 0.1);
        assert_eq!(sprt.verdict(&tally_of_pairs([0, 0, 0, 0, 5])), None);
    }
}
