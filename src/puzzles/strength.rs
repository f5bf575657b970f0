//! The strength of a solver, and the difficulty of a puzzle by the results of its solvers: Glicko-2 (Glickman 2012).

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// How far a puzzle's first rating may be off: it follows from features.
const OF_FEATURES: f64 = 150.0;
/// Nothing becomes so sure that it cannot change any more.
const LEAST_DEVIATION: f64 = 45.0;

/// A rating of a solver or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The rating, on the scale of Elo.
    pub rating: f64,
    /// How far it may be off: the standard deviation.
    pub deviation: f64,
    /// How much it varies.
    pub volatility: f64,
}

impl Strength {
    /// A solver of whom nothing is known.
    pub const NEW: Strength = Strength {
        rating: 1_000.0,
        deviation: 350.0,
        volatility: 0.06,
    };

    /// A puzzle with its first rating.
    pub fn of_puzzle(rating: u16) -> Strength {
        Strength {
            rating: rating.into(),
            deviation: OF_FEATURES,
            ..Strength::NEW
        }
    }

    /// The solver and the puzzle after an attempt.
    #[must_use]
    pub fn attempt(self, puzzle: Strength, solved: bool) -> (Strength, Strength) {
        let outcome = match solved {
            true => Outcomes::WIN,
            false => Outcomes::LOSS,
        };
        let config = Glicko2Config::new();
        let (solver, puzzle) = glicko2(&self.glicko(), &puzzle.glicko(), &outcome, &config);
        (Strength::of(solver), Strength::of(puzzle))
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }

    fn of(rating: Glicko2Rating) -> Strength {
        Strength {
            rating: rating.rating,
            deviation: rating.deviation.max(LEAST_DEVIATION),
            volatility: rating.volatility,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solver_rises_by_solving_and_falls_by_failing() {
        let puzzle = Strength::of_puzzle(1_000);
        let (solved, after) = Strength::NEW.attempt(puzzle, true);
        assert!(solved.rating > 1_000.0 && after.rating < 1_000.0);
        assert!(solved.deviation < Strength::NEW.deviation);
        let (failed, after) = Strength::NEW.attempt(puzzle, false);
        assert!(failed.rating < 1_000.0 && after.rating > 1_000.0);
    }

    #[test]
    fn a_harder_puzzle_counts_more_and_a_known_solver_moves_less() {
        let gain = |solver: Strength, rating: u16| {
            solver.attempt(Strength::of_puzzle(rating), true).0.rating - solver.rating
        };
        assert!(gain(Strength::NEW, 1_400) > gain(Strength::NEW, 1_000));
        let known = Strength {
            deviation: 60.0,
            ..Strength::NEW
        };
        assert!(gain(known, 1_000) < gain(Strength::NEW, 1_000));
    }

    #[test]
    fn nothing_becomes_quite_sure() {
        let mut solver = Strength::NEW;
        for attempt in 0..500 {
            let puzzle = Strength::of_puzzle(1_000);
            solver = solver.attempt(puzzle, attempt % 2 == 0).0;
        }
        assert!((solver.rating - 1_000.0).abs() < 100.0);
        assert!(solver.deviation >= LEAST_DEVIATION);
    }
}
