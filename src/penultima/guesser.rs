//! The computer as a player who does not know the rules.
//!
//! It draws rules that fit all tries, lets the engine choose a move in each of these games, and tries the move that
//! most of them choose and allow. Now and then it tries the move that tells most about the rules. It reads only
//! public facts, so if two secrets agree on everything that was seen, it makes the same tries with the same seed.

use super::evidence::Evidence;
use super::public::{PublicGame, Ruling, Try};
use super::referee::{rule_on, try_of};
use super::rule::Rules;
use crate::rules::{Move, Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Level};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::AtomicBool;

/// The number of secrets that are drawn for a turn.
const SAMPLES: usize = 10;

/// While there is something to find out, one try in so many is for that alone.
const CURIOUS_ONE_IN: usize = 5;

/// Enough for what a level looks at, in MiB.
const HASH_MIB: usize = 4;

/// Secrets that may be the true one, each with how often it was drawn.
struct SampledSecret {
    rules: Rules,
    game: Variant,
    weight: usize,
}

/// A player who does not know the rules.
pub struct Guesser {
    level: Level,
    seed: u64,
    evidence: Evidence,
    engine: Engine,
}

impl fmt::Debug for Guesser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Guesser ({}, seed {})", self.level, self.seed)
    }
}

impl Guesser {
    /// A player for a game. Full strength is that of a master: a search by time could not be repeated. Nothing only if
    /// the built-in pieces cannot be read.
    pub fn new(public: &PublicGame, level: Level, seed: u64) -> Option<Guesser> {
        Some(Guesser {
            level: level.min(Level::Master),
            seed,
            evidence: Evidence::new(public)?,
            engine: Engine::new(HASH_MIB),
        })
    }

    /// Its next try. `None` if the game is over, or if no rule of the vocabulary fits the tries.
    pub fn choose(&mut self, public: &PublicGame, stop: &AtomicBool) -> Option<Try> {
        if public.outcome().is_some() {
            return None;
        }
        self.evidence.update(public);
        let mut random = Random::new(self.seed ^ (public.log().len() as u64) << 20);
        let samples = self.samples(&mut random);
        let curious = samples.len() > 1 && !public.in_check() && random.below(CURIOUS_ONE_IN) == 0;
        let telling = if curious {
            telling(public, &samples)
        } else {
            None
        };
        telling.or_else(|| self.best(public, &samples, stop))
    }

    fn samples(&mut self, random: &mut Random) -> Vec<SampledSecret> {
        let mut samples: Vec<SampledSecret> = Vec::new();
        for _ in 0..SAMPLES {
            let Some(rules) = self.evidence.sample(random) else {
                break;
            };
            if let Some(known) = samples.iter_mut().find(|sample| sample.rules == rules) {
                known.weight += 1;
            } else if let Some(game) = self.evidence.game(&rules) {
                samples.push(SampledSecret {
                    rules,
                    game,
                    weight: 1,
                });
            }
        }
        samples
    }

    /// The try that most samples choose and allow.
    fn best(
        &mut self,
        public: &PublicGame,
        samples: &[SampledSecret],
        stop: &AtomicBool,
    ) -> Option<Try> {
        let mut votes: BTreeMap<Try, usize> = BTreeMap::new();
        for sample in samples {
            let chosen = self.engine.search_level(
                &sample.game,
                public.positions(),
                self.level,
                self.seed,
                stop,
                &mut |_| {},
            );
            if let Some(mv) = chosen.and_then(|report| report.best()) {
                *votes.entry(try_of(mv)).or_default() += sample.weight;
            }
        }
        let position = public.position();
        let legal = |attempt: Try| -> usize {
            let allows = samples.iter().filter(|sample| {
                matches!(
                    rule_on(&sample.game, position, attempt),
                    Ruling::Played { .. }
                )
            });
            allows.map(|sample| sample.weight).sum()
        };
        votes
            .into_iter()
            .max_by_key(|&(attempt, votes)| votes * legal(attempt))
            .map(|(attempt, _)| attempt)
    }
}

/// The try whose answer is the hardest to foretell, among the moves of hidden pieces that most samples allow and after
/// which the piece is not attacked.
fn telling(public: &PublicGame, samples: &[SampledSecret]) -> Option<Try> {
    let position = public.position();
    let moves = samples
        .iter()
        .flat_map(|sample| sample.game.legal_moves(position));
    let hidden = |mv: &Move| {
        position
            .piece(mv.from)
            .is_some_and(|piece| public.is_hidden(piece.piece_type()))
    };
    let mut tries: Vec<Try> = moves.filter(hidden).map(try_of).collect();
    tries.sort();
    tries.dedup();
    let total: usize = samples.iter().map(|sample| sample.weight).sum();
    let mut best: Option<(usize, Try)> = None;
    for attempt in tries {
        let mut answers: Vec<(Ruling, usize)> = Vec::new();
        let mut safe = 0;
        for sample in samples {
            let ruling = rule_on(&sample.game, position, attempt);
            safe += if is_safe(sample, &ruling, attempt) {
                sample.weight
            } else {
                0
            };
            match answers.iter_mut().find(|(known, _)| *known == ruling) {
                Some((_, weight)) => *weight += sample.weight,
                None => answers.push((ruling, sample.weight)),
            }
        }
        // The chance, in squares of the total, that two samples answer alike.
        let alike: usize = answers.iter().map(|(_, weight)| weight * weight).sum();
        let better = best.is_none_or(|(known, _)| alike < known);
        if answers.len() > 1 && 2 * safe >= total && better {
            best = Some((alike, attempt));
        }
    }
    best.map(|(_, attempt)| attempt)
}

/// Whether a sample allows a try and nothing attacks the piece after it.
fn is_safe(sample: &SampledSecret, ruling: &Ruling, attempt: Try) -> bool {
    let Ruling::Played { after, .. } = ruling else {
        return false;
    };
    let unattacked = |after: &Position| !sample.game.is_attacked(after, attempt.to, after.turn());
    unattacked(after)
}
