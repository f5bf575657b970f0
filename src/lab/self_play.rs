//! A game of the engine against itself.

use super::games::{TrainingGame, TrainingPly};
use crate::game::Record;
use crate::notation::{write_fen, write_move};
use crate::rules::{Color, Move, Outcome, Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Limits};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The fewest and the most random plies of an opening.
const OPENING: (usize, usize) = (4, 11);
/// The most attempts to find an opening for a game.
const TRIES: usize = 200;
/// The most that a side may be better after the opening, in hundredths of a pawn.
const BALANCE: i32 = 250;
/// One ply in this many is random at the beginning of a game, unless the plan says otherwise …
pub const RANDOM_EVERY: usize = 40;
/// … up to this ply.
const RANDOM_UNTIL: usize = 60;
/// The longest game, in plies. After that it is a draw.
const LONGEST: usize = 400;
/// One game in this many is played to its end by the rules.
const WHOLE_EVERY: usize = 4;
/// A side wins by adjudication if it is this much better …
const WON: i32 = 900;
/// … for this many plies in a row.
const WON_FOR: usize = 6;
/// A game is a draw by adjudication if no search reports more than this …
const EVEN: i32 = 8;
/// … for this many plies in a row …
const EVEN_FOR: usize = 16;
/// … and not before this ply.
const EVEN_AFTER: usize = 80;

/// Plays games of a variant. Each is always the same for the same settings and number.
pub struct SelfPlay {
    variant: Arc<Variant>,
    engine: Engine,
    nodes: u64,
    seed: u64,
    random_every: usize,
}

impl SelfPlay {
    /// Games with this many nodes for each move.
    pub fn new(variant: Arc<Variant>, nodes: u64, seed: u64) -> SelfPlay {
        let mut engine = Engine::new(2);
        engine.prepare(&variant);
        SelfPlay {
            variant,
            engine,
            nodes,
            seed,
            random_every: RANDOM_EVERY,
        }
    }

    /// The same games with one random ply in `every` at the beginning.
    pub fn with_random_every(self, every: usize) -> SelfPlay {
        SelfPlay {
            random_every: every.max(1),
            ..self
        }
    }

    /// The game with a number, or `None` if no balanced opening was found.
    pub fn game(&mut self, number: u64) -> Option<TrainingGame> {
        let mut seeds = Random::new(self.seed);
        let mut random = Random::new(seeds.next().wrapping_add(number));
        self.engine.clear();
        let start = (0..TRIES).find_map(|_| self.opening(&mut random))?;
        let whole = random.below(WHOLE_EVERY) == 0;
        let mut record = Record::new(self.variant.clone(), start.clone());
        let mut plies: Vec<TrainingPly> = Vec::new();
        let points = loop {
            if let Some(outcome) = record.outcome() {
                break points(outcome);
            }
            let agreed = agreed(&plies, start.turn()).filter(|_| !whole);
            if let Some(points) = agreed {
                break points;
            }
            if plies.len() >= LONGEST {
                break 1;
            }
            let (mv, ply) = self.ply(record.positions(), plies.len(), &mut random)?;
            record.play(mv).ok()?;
            plies.push(ply);
        };
        let (id, layout) = (self.variant.id(), self.variant.layout());
        Some(TrainingGame {
            variant: format!("{id}:{layout}"),
            seed: self.seed,
            number,
            result: points,
            start: write_fen(&self.variant, &start),
            plies,
        })
    }

    /// A position after random plies in which neither side is much better.
    fn opening(&mut self, random: &mut Random) -> Option<Position> {
        let plies = OPENING.0 + random.below(OPENING.1 + 1 - OPENING.0);
        let mut position = self.variant.start().clone();
        for _ in 0..plies {
            position = self
                .variant
                .play(&position, self.random_move(&position, random)?);
        }
        if self.variant.outcome(&position).is_some() {
            return None;
        }
        let (_, score) = self.search(std::slice::from_ref(&position))?;
        (score.abs() <= BALANCE).then_some(position)
    }

    fn random_move(&self, position: &Position, random: &mut Random) -> Option<Move> {
        let moves = self.variant.legal_moves(position);
        moves.get(random.below(moves.len())).copied()
    }

    /// The next move of a game, random now and then.
    fn ply(
        &mut self,
        history: &[Position],
        plies: usize,
        random: &mut Random,
    ) -> Option<(Move, TrainingPly)> {
        let position = history.last()?;
        if plies > 0 && plies < RANDOM_UNTIL && random.below(self.random_every) == 0 {
            let mv = self.random_move(position, random)?;
            let ply = TrainingPly {
                mv: write_move(&self.variant, mv),
                score: None,
                quiet: false,
            };
            return Some((mv, ply));
        }
        let (mv, score) = self.search(history)?;
        let ply = TrainingPly {
            mv: write_move(&self.variant, mv),
            score: i16::try_from(score).ok(),
            quiet: self.is_quiet(position, mv, score),
        };
        Some((mv, ply))
    }

    fn search(&mut self, history: &[Position]) -> Option<(Move, i32)> {
        let limits = Limits::nodes(self.nodes);
        let stop = AtomicBool::new(false);
        let report = self
            .engine
            .search(&self.variant, history, &limits, &stop, &mut |_| {})?;
        Some((report.best()?, report.score.centipawns()))
    }

    fn is_quiet(&self, position: &Position, mv: Move, score: i32) -> bool {
        position.choice() == 0
            && score.abs() < 10_000
            && mv.promotion.is_none()
            && !self.variant.changes(position, mv).removes()
            && !self.variant.in_check(position)
    }
}

fn points(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Win(Color::White, _) => 2,
        Outcome::Win(Color::Black, _) => 0,
        Outcome::Draw(_) => 1,
    }
}

/// White's points, doubled, if the last scores decide the game.
fn agreed(plies: &[TrainingPly], first: Color) -> Option<u8> {
    let sign = |ply: usize| {
        let white = (first == Color::White) == ply.is_multiple_of(2);
        if white { 1 } else { -1 }
    };
    let last = |count: usize, wanted: &dyn Fn(i32) -> bool| {
        let from = plies.len().checked_sub(count);
        from.is_some_and(|from| {
            (from..plies.len()).all(|ply| {
                let score = plies[ply].score;
                score.is_some_and(|score| wanted(sign(ply) * i32::from(score)))
            })
        })
    };
    match () {
        () if last(WON_FOR, &|score| score >= WON) => Some(2),
        () if last(WON_FOR, &|score| score <= -WON) => Some(0),
        () if plies.len() >= EVEN_AFTER && last(EVEN_FOR, &|score| score.abs() <= EVEN) => Some(1),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    #[test]
    fn a_game_is_the_same_every_time_and_follows_the_rules() {
        let game = Catalogue::built_in().variant("hyper-chess", None, &[]);
        let variant = Arc::new(game.unwrap());
        let mut play = SelfPlay::new(variant.clone(), 60, 5);
        let (first, second) = (play.game(3).unwrap(), play.game(4).unwrap());
        assert_ne!(first.start, second.start);
        assert_eq!(
            SelfPlay::new(variant.clone(), 60, 5).game(3),
            Some(first.clone())
        );
        let mut position = parse_fen(&variant, &first.start).unwrap();
        for ply in &first.plies {
            let mv = find_move(&variant, &position, &ply.mv).unwrap();
            if ply.quiet {
                assert!(!variant.captured(&position, mv).any() && !variant.in_check(&position));
            }
            position = variant.play(&position, mv);
        }
        assert!(first.quiet() > 0);
    }

    #[test]
    fn one_ply_in_one_is_random_at_the_beginning() {
        let game = Catalogue::built_in().variant("hyper-chess", None, &[]);
        let mut play = SelfPlay::new(Arc::new(game.unwrap()), 20, 5).with_random_every(1);
        let mut searched: Vec<_> = Vec::new();
        for game in (0..4).filter_map(|number| play.game(number)) {
            let scores = game.plies.iter().map(|ply| ply.score.is_some());
            searched.extend(scores.enumerate().filter(|(_, scored)| *scored));
        }
        let plies = searched.iter().map(|(ply, _)| *ply);
        assert!(plies.clone().all(|ply| ply == 0 || ply >= RANDOM_UNTIL));
        assert!(plies.max() > Some(RANDOM_UNTIL));
    }

    #[test]
    fn a_game_is_decided_when_both_sides_agree_for_a_while() {
        let plies = |scores: &[i16]| -> Vec<TrainingPly> {
            let ply = |&score| TrainingPly {
                mv: String::new(),
                score: Some(score),
                quiet: false,
            };
            scores.iter().map(ply).collect()
        };
        let white = plies(&[950, -1200, 950, -950, 950, -950]);
        assert_eq!(agreed(&white, Color::White), Some(2));
        assert_eq!(agreed(&white, Color::Black), Some(0));
        assert_eq!(agreed(&white[1..], Color::Black), None);
        assert_eq!(agreed(&plies(&[950; 6]), Color::White), None);
        assert_eq!(agreed(&plies(&[0; 79]), Color::White), None);
        assert_eq!(agreed(&plies(&[0; 80]), Color::White), Some(1));
    }
}
