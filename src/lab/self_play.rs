//! A game of the engine against itself.

use super::games::{SURE, TrainingGame, TrainingPly};
use super::opening;
use crate::notation::{write_fen, write_move};
use crate::playtest::self_play::{Ended, Thinker, is_quiet, play_out};
use crate::rules::{Color, Move, Outcome, Position, Variant};
use crate::search::piece_values;
use crate::search::random::Random;
use std::sync::Arc;

/// One ply in this many is random at the beginning of a game, unless the plan says otherwise …
pub const RANDOM_EVERY: usize = 40;
/// … up to this ply.
const RANDOM_UNTIL: usize = 60;
/// The longest game, in plies. After that it is a draw.
const LONGEST: usize = 400;
/// One game in this many is played to its end by the rules.
const WHOLE_EVERY: usize = 2;
/// A side wins by adjudication if both searches have seen the end for this many plies in a row …
const SEEN_FOR: usize = 4;
/// … or if it is this much better, in hundredths of a pawn …
const WON: i32 = 2_500;
/// … for this many plies in a row.
const WON_FOR: usize = 20;
/// A game is a draw by adjudication if no search reports more than this …
const EVEN: i32 = 8;
/// … for this many plies in a row …
const EVEN_FOR: usize = 16;
/// … and not before this ply.
const EVEN_AFTER: usize = 80;

/// Plays games of a variant. Each is always the same for the same settings and number.
pub struct SelfPlay {
    variant: Arc<Variant>,
    /// The values of the pieces.
    values: Vec<i32>,
    thinker: Thinker,
    nodes: u64,
    seed: u64,
    random_every: usize,
    uneven_every: usize,
}

impl SelfPlay {
    /// Games with this many nodes for each move.
    pub fn new(variant: Arc<Variant>, nodes: u64, seed: u64) -> SelfPlay {
        SelfPlay {
            values: piece_values(&variant),
            thinker: Thinker::new(variant.clone()),
            variant,
            nodes,
            seed,
            random_every: RANDOM_EVERY,
            uneven_every: 0,
        }
    }

    /// The same games with one random ply in `every` at the beginning.
    pub fn with_random_every(self, every: usize) -> SelfPlay {
        SelfPlay {
            random_every: every.max(1),
            ..self
        }
    }

    /// One game in `every` begins with more material for one side, and none if it is 0.
    pub fn with_uneven_every(self, every: usize) -> SelfPlay {
        SelfPlay {
            uneven_every: every,
            ..self
        }
    }

    /// The game with a number, or `None` if no opening was found.
    pub fn game(&mut self, number: u64) -> Option<TrainingGame> {
        let mut seeds = Random::new(self.seed);
        let mut random = Random::new(seeds.next().wrapping_add(number));
        self.thinker.clear();
        let uneven = self.uneven_every > 0 && random.below(self.uneven_every) == 0;
        let start = self.opening(uneven, &mut random)?;
        let whole = random.below(WHOLE_EVERY) == 0;
        let (variant, first) = (self.variant.clone(), start.turn());
        let played = play_out(&variant, start.clone(), |game, plies| {
            let agreed = agreed(plies, first).filter(|_| !whole);
            let end = agreed.or((plies.len() >= LONGEST).then_some(1));
            match end {
                Some(end) => Some(Err(end)),
                None => self.ply(game.positions(), plies.len(), &mut random).map(Ok),
            }
        })?;
        let (plies, points) = match played.ended {
            Ended::ByRules(outcome) => (played.plies, points(outcome)),
            Ended::Early(points) => (played.plies, points),
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

    /// A position after random plies, in which one side has more material or neither side is much better.
    fn opening(&mut self, uneven: bool, random: &mut Random) -> Option<Position> {
        let variant = self.variant.clone();
        (0..opening::TRIES).find_map(|_| {
            let position = opening::after_random_plies(&variant, random)?;
            let position = match uneven {
                true => opening::with_odds(&variant, &self.values, &position, random)?,
                false => position,
            };
            let (_, score) = self.search(std::slice::from_ref(&position))?;
            let most = if uneven { SURE } else { opening::BALANCE };
            (score.abs() <= most).then_some(position)
        })
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
            let mv = opening::random_move(&self.variant, position, random)?;
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
            quiet: is_quiet(&self.variant, position, mv),
        };
        Some((mv, ply))
    }

    fn search(&mut self, history: &[Position]) -> Option<(Move, i32)> {
        self.thinker.search(history, self.nodes)
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
    let wins = |sign: i32| {
        last(SEEN_FOR, &|score| sign * score > SURE) || last(WON_FOR, &|score| sign * score >= WON)
    };
    match () {
        () if wins(1) => Some(2),
        () if wins(-1) => Some(0),
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
    fn a_game_is_decided_when_both_sides_see_the_end_or_agree_for_a_long_while() {
        let plies = |scores: &[i16]| -> Vec<TrainingPly> {
            let ply = |&score| TrainingPly {
                mv: String::new(),
                score: Some(score),
                quiet: false,
            };
            scores.iter().map(ply).collect()
        };
        let decided = |scores: &[i16]| agreed(&plies(scores), Color::White);
        let mated = [950, -900, 30_990, -30_991, 30_992, -30_993];
        assert_eq!(decided(&mated), Some(2));
        assert_eq!(agreed(&plies(&mated), Color::Black), Some(0));
        assert_eq!(decided(&mated[..5]), None);
        // Both sides say that they win.
        assert_eq!(decided(&[30_990; 4]), None);
        let ahead: Vec<i16> = [2_500, -2_600].repeat(10);
        assert_eq!(decided(&ahead), Some(2));
        assert_eq!(decided(&ahead[1..]), None);
        assert_eq!(decided(&[2_499, -2_499].repeat(10)), None);
        assert_eq!(decided(&[0; 79]), None);
        assert_eq!(decided(&[0; 80]), Some(1));
    }

    #[test]
    fn a_game_in_one_begins_with_more_material_for_a_side() {
        let game = Catalogue::built_in().variant("hyper-chess", None, &[]);
        let variant = Arc::new(game.unwrap());
        let pieces = |every: usize| -> Vec<usize> {
            let mut play = SelfPlay::new(variant.clone(), 20, 5).with_uneven_every(every);
            let games = (0..6).filter_map(|number| play.game(number));
            let starts = games.map(|game| parse_fen(&variant, &game.start).unwrap());
            let difference = |start: Position| {
                let count = |color| start.pieces(color).into_iter().count();
                count(Color::White).abs_diff(count(Color::Black))
            };
            starts.map(difference).collect()
        };
        assert!(pieces(1).iter().filter(|&&more| more > 0).count() >= 5);
        assert!(pieces(0).iter().all(|&more| more <= 1));
    }
}
