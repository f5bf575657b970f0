//! Positions that agree with all that a side knows.
//!
//! They follow the game: after an own ply those stay that fit it, and after an enemy ply each goes on with some of the
//! enemy's moves that fit what was heard. If hardly any fits, earlier positions play the last plies again with other
//! moves. If that does not help, some positions are imagined that fit what was heard last. All that is drawn depends
//! only on the seed and on what the side knows.

use super::attempt::meant_move;
use super::imagined::imagined;
use super::knowledge::{Knowledge, OwnTurn};
use super::replies::replies;
use crate::rules::{Color, Position, Square};
use crate::search::random::Random;
use std::collections::VecDeque;

/// The most sets of positions that are kept, one for each of the last plies. This bounds the memory.
const KEPT: usize = 24;

/// With less than this part of the wanted positions, the last plies are played again.
const TOO_FEW: usize = 8;

/// How many plies are played again, one attempt after the other.
const BACK: [usize; 6] = [2, 4, 8, 16, 4, 24];

/// With fewer positions than this after a refused try, the last plies are played again, so often in a turn at most.
const FEWEST: usize = 4;
const REPLAYS: usize = 3;

/// With less than this part of the wanted positions even then, some are imagined that need not agree.
const SCARCE: usize = 32;

/// How many moves of enemy pieces can make an imagined position different.
const DRIFT: usize = 4;

/// Numbers of random sequences from here on are not for plies.
const SALT: usize = 1 << 20;

/// Positions that agree with all that a side knows.
#[derive(Clone, Debug)]
pub struct Possibilities {
    size: usize,
    seed: u64,
    /// The side whose knowledge they follow.
    side: Color,
    /// The number of plies before the first of the sets.
    first: usize,
    sets: VecDeque<Vec<Position>>,
    /// The refused tries of the turn after the last ply with which its set agrees.
    refusals: usize,
    /// How often that set was made again because of them.
    replays: usize,
}

impl Possibilities {
    /// A set of about this many positions at most.
    pub fn new(size: usize, seed: u64) -> Possibilities {
        Possibilities {
            size: size.max(1),
            seed,
            side: Color::White,
            first: 0,
            sets: VecDeque::new(),
            refusals: 0,
            replays: 0,
        }
    }

    /// Follows a game to what its side knows now.
    pub fn update(&mut self, knowledge: &Knowledge) {
        let plies = knowledge.plies().len();
        self.side = knowledge.side();
        let taken_back = self.plies() == plies && knowledge.turn().refused.len() < self.refusals;
        if self.sets.is_empty() || self.plies() > plies || taken_back {
            self.first = 0;
            self.sets = VecDeque::from([vec![knowledge.start().clone()]]);
            self.refusals = 0;
        }
        while self.plies() < plies {
            self.advance(knowledge);
        }
        self.narrow(knowledge, knowledge.turn());
    }

    /// The positions that agree with everything, also with the refused tries of this turn. One that is more likely may
    /// be there more often.
    pub fn positions(&self) -> &[Position] {
        self.last()
    }

    /// The share of the positions in which an enemy piece stands on a square, from 0 to 1. `None` if
    /// no position agrees.
    pub fn share(&self, square: Square) -> Option<f64> {
        let set = self.last();
        let enemy = |position: &&Position| {
            position
                .piece(square)
                .is_some_and(|piece| piece.color() != self.side)
        };
        let count = set.iter().filter(enemy).count();
        (!set.is_empty()).then(|| count as f64 / set.len() as f64)
    }

    /// The number of plies that the last set has followed.
    fn plies(&self) -> usize {
        self.first + self.sets.len().saturating_sub(1)
    }

    fn last(&self) -> &[Position] {
        self.sets.back().map_or(&[], Vec::as_slice)
    }

    /// Follows the next ply.
    fn advance(&mut self, knowledge: &Knowledge) {
        let ply = self.plies();
        if let Some(own) = &knowledge.plies()[ply].own {
            self.narrow(knowledge, &own.turn);
        }
        let next = self.after(self.last(), knowledge, ply, 0);
        let few = self.is_few(&next) && next.len() < self.last().len();
        self.sets.push_back(next);
        (self.refusals, self.replays) = (0, 0);
        if few {
            self.play_again(knowledge, &BACK, &OwnTurn::default());
        }
        if few || self.last().is_empty() {
            self.imagine_more(knowledge, &OwnTurn::default());
        }
        while self.sets.len() > KEPT {
            self.sets.pop_front();
            self.first += 1;
        }
    }

    /// Keeps the positions of the last set that agree with a turn so far. Each refused try counts by itself, in order, so
    /// that the set is the same for a player who was not asked in between.
    fn narrow(&mut self, knowledge: &Knowledge, turn: &OwnTurn) {
        let mut so_far = OwnTurn {
            refused: turn.refused[..self.refusals.min(turn.refused.len())].to_vec(),
            asked: turn.asked,
        };
        self.keep_fitting(
            knowledge,
            &OwnTurn {
                refused: Vec::new(),
                ..so_far.clone()
            },
        );
        while let Some(refusal) = turn.refused.get(self.refusals) {
            self.refusals += 1;
            so_far.refused.push(refusal.clone());
            self.keep_fitting(
                knowledge,
                &OwnTurn {
                    refused: vec![refusal.clone()],
                    asked: None,
                },
            );
            if self.last().len() < FEWEST && self.replays < REPLAYS && self.sets.len() > 1 {
                self.replays += 1;
                self.play_again(knowledge, &BACK[..REPLAYS], &so_far);
                self.imagine_more(knowledge, &so_far);
            }
        }
    }

    fn keep_fitting(&mut self, knowledge: &Knowledge, turn: &OwnTurn) {
        if let Some(set) = self.sets.back_mut() {
            set.retain(|position| fits_turn(knowledge, position, turn));
        }
    }

    /// Adds imagined positions if hardly any agrees: the enemy has made moves that seemed unlikely. They are like those
    /// that agree and those before the last ply, but enemy pieces stand elsewhere.
    fn imagine_more(&mut self, knowledge: &Knowledge, turn: &OwnTurn) {
        let (plies, agreeing) = (self.plies(), self.last().len());
        let wanted = match agreeing {
            0 => self.size.div_ceil(TOO_FEW),
            _ => (self.size / SCARCE).saturating_sub(agreeing).min(agreeing),
        };
        let known = self.sets.iter().rev().filter(|set| !set.is_empty());
        let mut models: Vec<Position> = known.take(2).flatten().cloned().collect();
        if models.is_empty() {
            models.push(knowledge.start().clone());
        }
        let mut random = self.random(plies, SALT + 1 + turn.refused.len());
        let mut more = imagined(knowledge, plies, &models, (wanted, DRIFT), &mut random);
        more.retain(|position| fits_turn(knowledge, position, turn));
        if let Some(set) = self.sets.back_mut() {
            set.extend(more);
        }
    }

    fn is_few(&self, set: &[Position]) -> bool {
        set.len() * TOO_FEW < self.size
    }

    /// Plays the last plies again from earlier and earlier positions, until enough positions agree with a turn so far.
    fn play_again(&mut self, knowledge: &Knowledge, backs: &[usize], turn: &OwnTurn) {
        let plies = self.plies();
        for (attempt, back) in backs.iter().enumerate() {
            let from = plies.saturating_sub(*back).max(self.first);
            let mut path = vec![self.sets[from - self.first].clone()];
            for ply in from..plies {
                let attempt = attempt + 1 + BACK.len() * turn.refused.len();
                let next = self.after(&path[path.len() - 1], knowledge, ply, attempt);
                path.push(next);
            }
            if let Some(last) = path.last_mut() {
                last.retain(|position| fits_turn(knowledge, position, turn));
            }
            for (ply, set) in (from..=plies).zip(path).skip(1) {
                self.merge(ply, set);
            }
            if !self.is_few(self.last()) || from == 0 {
                return;
            }
        }
    }

    /// Adds positions to the set after some plies.
    fn merge(&mut self, plies: usize, more: Vec<Position>) {
        let mut random = self.random(plies, SALT);
        let set = &mut self.sets[plies - self.first];
        set.extend(more);
        thin(set, self.size, &mut random);
    }

    /// The positions after the ply with this index that go on from others.
    fn after(
        &self,
        set: &[Position],
        knowledge: &Knowledge,
        ply: usize,
        attempt: usize,
    ) -> Vec<Position> {
        let mut random = self.random(ply, attempt);
        let heard = &knowledge.plies()[ply];
        let ruling = knowledge.ruling();
        let mut next = Vec::new();
        for position in set {
            match &heard.own {
                Some(own) => {
                    let meant = fits_turn(knowledge, position, &own.turn)
                        .then(|| meant_move(ruling.variant, position, &own.played));
                    let after = meant
                        .flatten()
                        .and_then(|mv| ruling.agrees(position, mv, &heard.news));
                    next.extend(after);
                }
                None => {
                    let count = self.size.div_ceil(set.len());
                    next.extend(replies(&ruling, position, &heard.news, count, &mut random));
                }
            }
        }
        thin(&mut next, self.size, &mut random);
        next
    }

    fn random(&self, ply: usize, attempt: usize) -> Random {
        Random::new(self.seed ^ (ply as u64 + 1) << 8 ^ attempt as u64)
    }
}

/// Brings a set into an order by chance, and keeps this many.
fn thin(set: &mut Vec<Position>, size: usize, random: &mut Random) {
    for index in (1..set.len()).rev() {
        set.swap(index, random.below(index + 1));
    }
    set.truncate(size);
}

/// Whether what came before a move agrees with a position: the refused tries are refused, and the answer is right.
fn fits_turn(knowledge: &Knowledge, position: &Position, turn: &OwnTurn) -> bool {
    let ruling = knowledge.ruling();
    let mut refused = turn.refused.iter().filter(|refusal| !refusal.impossible);
    turn.asked
        .is_none_or(|tries| ruling.pawn_tries(position) == tries)
        && refused.all(|refusal| meant_move(ruling.variant, position, &refusal.text).is_none())
}
