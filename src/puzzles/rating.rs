//! The difficulty of a puzzle by its features, before anyone has tried it.

use super::text::RATINGS;

/// What makes a puzzle difficult.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// The moves that the solver has to find.
    pub moves: usize,
    /// The nodes after which a search has found the first one.
    pub settled: u64,
    /// The legal moves to choose from at first.
    pub choices: usize,
    /// The capture methods of the solver.
    pub methods: usize,
    /// How hard the hardest of them is to see for a newcomer, from 0 to 100.
    pub oddity: u32,
    /// Whether the first move captures nothing and attacks no king.
    pub quiet: bool,
    /// Whether the solver lets the enemy capture first.
    pub sacrifice: bool,
}

/// A search finds the easiest moves within so many nodes.
const AT_ONCE: f64 = 50.0;

impl Features {
    /// The first rating. More of any feature never makes it lower.
    pub fn rating(&self) -> u16 {
        let depth = (1.0 + self.settled as f64 / AT_ONCE).log2();
        let breadth = (1.0 + self.choices as f64 / 20.0).log2();
        let more = |count: usize| count.saturating_sub(1) as f64;
        let points = 500.0
            + 110.0 * depth
            + 110.0 * breadth
            + 180.0 * more(self.moves)
            + 60.0 * more(self.methods)
            + 2.0 * f64::from(self.oddity)
            + if self.quiet { 150.0 } else { 0.0 }
            + if self.sacrifice { 120.0 } else { 0.0 };
        (points as u16).clamp(*RATINGS.start(), *RATINGS.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_of_any_feature_makes_a_puzzle_harder() {
        let few = Features {
            moves: 1,
            settled: 40,
            choices: 20,
            methods: 1,
            ..Features::default()
        };
        let more = [
            Features { moves: 2, ..few },
            Features {
                settled: 400,
                ..few
            },
            Features { choices: 60, ..few },
            Features { methods: 2, ..few },
            Features { oddity: 50, ..few },
            Features { quiet: true, ..few },
            Features {
                sacrifice: true,
                ..few
            },
        ];
        assert!(more.iter().all(|more| more.rating() > few.rating()));
        let most = Features {
            moves: 9,
            settled: u64::MAX,
            choices: 1000,
            ..few
        };
        assert_eq!(most.rating(), *RATINGS.end());
    }
}
