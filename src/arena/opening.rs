//! Where games begin.

use crate::rules::{Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Limits};
use std::sync::atomic::AtomicBool;

/// How many positions the engine looks at to judge an opening.
const NODES: u64 = 3_000;
/// The most attempts to find an opening.
const TRIES: usize = 500;
/// The memory of the judge, in MiB.
const HASH_MIB: usize = 1;

/// Where the games of a match begin.
#[derive(Clone, Debug)]
pub enum Openings {
    /// In these positions one after the other, over and over.
    Listed(Vec<Position>),
    /// After random moves.
    Random {
        /// The position in which they begin.
        start: Box<Position>,
        /// How many there are.
        plies: usize,
        /// The most by which either side may be better then, in hundredths of a pawn.
        balance: i32,
        /// Their seed.
        seed: u64,
    },
}

/// Finds the openings of a match.
pub(super) struct Book<'a> {
    variant: &'a Variant,
    openings: &'a Openings,
    judge: Engine,
}

impl<'a> Book<'a> {
    pub fn new(variant: &'a Variant, openings: &'a Openings) -> Book<'a> {
        Book {
            variant,
            openings,
            judge: Engine::new(HASH_MIB),
        }
    }

    /// The opening with a number, the same every time; nothing if none is balanced.
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
                    .filter_map(|_| wander(self.variant, start, *plies, &mut random))
                    .find(|position| self.imbalance(position) <= *balance)
            }
        }
    }

    /// By how much one of the sides is better.
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

/// A position after so many random moves; nothing if the game is over by then.
fn wander(
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
        let mut book = Book::new(&chess, &openings);
        let first = book.opening(0).unwrap();
        let second = book.opening(1).unwrap();
        assert_ne!(first, second);
        assert_eq!(first.fullmove(), 3);
        assert_eq!(Book::new(&chess, &openings).opening(0), Some(first));
    }

    #[test]
    fn a_queen_more_is_no_balance() {
        let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let openings = Openings::Listed(Vec::new());
        let mut book = Book::new(&chess, &openings);
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
        // Black has one move, after which White may mate or not.
        let found: Vec<Option<Position>> = (0..100)
            .map(|_| wander(&chess, &start, 2, &mut random))
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
