//! The starting positions of games.

use crate::rules::{Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Limits};
use std::sync::atomic::AtomicBool;

/// The nodes of the search that evaluates an opening.
const NODES: u64 = 3_000;
/// The most attempts to find an opening.
const TRIES: usize = 500;
/// The size of its transposition table, in MiB.
const HASH_MIB: usize = 1;

/// The starting positions of a match.
#[derive(Clone, Debug)]
pub enum Openings {
    /// These positions in order, repeated.
    Listed(Vec<Position>),
    /// Positions after random moves.
    Random {
        /// The position before the random moves.
        start: Box<Position>,
        /// The number of random plies.
        plies: usize,
        /// The most that either side may be better, in hundredths of a pawn.
        balance: i32,
        /// The seed of the random moves.
        seed: u64,
    },
}

/// Makes the openings of a match.
pub(super) struct OpeningMaker<'a> {
    variant: &'a Variant,
    openings: &'a Openings,
    judge: Engine,
}

impl<'a> OpeningMaker<'a> {
    pub fn new(variant: &'a Variant, openings: &'a Openings) -> OpeningMaker<'a> {
        OpeningMaker {
            variant,
            openings,
            judge: Engine::new(HASH_MIB),
        }
    }

    /// The opening with this number, always the same one. `None` if no balanced position was found.
    pub fn opening(&mut self, number: usize) -> Option<Position> {
        match self.openings {
            Openings::Listed(positions) => positions.get(number % positions.len().max(1)).cloned(),
            Openings::Random {
                start, plies: 0, ..
            } => Some(Position::clone(start)),
            Openings::Random {
                start,
                plies,
                balance,
                seed,
            } => {
                let mut numbers = Random::new(*seed);
                let mut random = Random::new(numbers.next().wrapping_add(number as u64));
                (0..TRIES)
                    .filter_map(|_| after_random_moves(self.variant, start, *plies, &mut random))
                    .find(|position| self.imbalance(position) <= *balance)
            }
        }
    }

    /// How much better one of the sides is, in hundredths of a pawn.
    fn imbalance(&mut self, position: &Position) -> i32 {
        self.judge.clear();
        let report = self.judge.search(
            self.variant,
            std::slice::from_ref(position),
            &Limits::nodes(NODES),
            &AtomicBool::new(false),
            &mut |_| {},
        );
        report.map_or(i32::MAX, |report| report.score.centipawns().abs())
    }
}

/// A position after this many random moves, or `None` if the game ends earlier.
fn after_random_moves(
    variant: &Variant,
    start: &Position,
    plies: usize,
    random: &mut Random,
) -> Option<Position> {
    let mut position = start.clone();
    for _ in 0..plies {
        let moves = variant.legal_moves(&position);
        let mv = moves.get(random.below(moves.len()))?;
        position = variant.play(&position, *mv);
    }
    variant.outcome(&position).is_none().then_some(position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::variant_file::Catalogue;

    #[test]
    fn an_opening_is_the_same_every_time_and_another_one_for_each_number() {
        let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let openings = Openings::Random {
            start: Box::new(chess.start().clone()),
            plies: 4,
            balance: 150,
            seed: 7,
        };
        let mut book = OpeningMaker::new(&chess, &openings);
        let first = book.opening(0).unwrap();
        let second = book.opening(1).unwrap();
        assert_ne!(first, second);
        assert_eq!(first.fullmove(), 3);
        assert_eq!(OpeningMaker::new(&chess, &openings).opening(0), Some(first));
    }

    #[test]
    fn a_queen_more_is_no_balance() {
        let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let openings = Openings::Listed(Vec::new());
        let mut book = OpeningMaker::new(&chess, &openings);
        assert_eq!(book.opening(3), None);
        assert!(book.imbalance(chess.start()) <= 150);
        for fen in [
            "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
            // The queen can be captured at once.
            "rnb1kbnr/pppp1ppp/8/4p1q1/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 3",
        ] {
            let position = parse_fen(&chess, fen).unwrap();
            assert!(book.imbalance(&position) > 150, "{fen}");
        }
    }

    #[test]
    fn an_opening_in_which_the_game_is_over_is_left_out() {
        let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let fen = "7k/5K2/8/6Q1/8/8/8/8 b - - 0 1";
        let start = parse_fen(&chess, fen).unwrap();
        let mut random = Random::new(1);
        // Black has one move. After it White may mate or not.
        let found: Vec<Option<Position>> = (0..100)
            .map(|_| after_random_moves(&chess, &start, 2, &mut random))
            .collect();
        assert!(found.iter().any(Option::is_none));
        let open = found.iter().flatten();
        assert!(open.clone().next().is_some());
        assert!(
            open.into_iter()
                .all(|position| chess.outcome(position).is_none())
        );
    }
}
