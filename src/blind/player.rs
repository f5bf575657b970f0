//! The computer as a player who sees only its own pieces.
//!
//! It imagines positions that agree with all that it has heard, searches some of them, and makes the try that is best on
//! the whole. A refused try costs nothing, so a try counts by its value in the positions that allow it. Of two such tries
//! that are about equal, the one whose answer is harder to foretell comes first.
//!
//! It reads only [`Knowledge`]. Its answer depends on that, the level, the nodes and the seed, and on nothing else.

use super::attempt::stem;
use super::imagined::imagined;
use super::knowledge::Knowledge;
use super::possibilities::Possibilities;
use super::possible::possible_tries;
use super::skill::Skill;
use crate::rules::{Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Level, Score, SearchReport, Task};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// The size of the transposition table, in MiB.
const HASH_MIB: usize = 1;

/// The best and the worst value of a try in one position, in hundredths of a pawn.
const MOST: i32 = 1_500;

/// What an answer that is as open as can be is worth, in hundredths of a pawn.
const CURIOSITY: f64 = 12.0;

/// What a move back costs, in hundredths of a pawn.
const MOVE_BACK: f64 = 25.0;

/// How many positions with an average value are added to those that allow a try, so that one position says little.
const DOUBT: f64 = 0.5;

/// Which positions a player imagines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// Those that agree with all that it has heard.
    Everything,
    /// The enemy's pieces as in the starting position. It is only for measuring what memory is worth.
    Nothing,
}

/// The values of the tries in one position.
#[derive(Clone, Debug)]
struct JudgedPosition {
    position: Position,
    values: BTreeMap<String, i32>,
}

/// A player who sees only its own pieces.
pub struct BlindPlayer {
    level: Level,
    seed: u64,
    skill: Skill,
    recall: Recall,
    possibilities: Possibilities,
    engine: Engine,
    /// The positions that were searched in this turn.
    judged: Vec<JudgedPosition>,
    /// The number of plies before this turn.
    plies: usize,
}

impl fmt::Debug for BlindPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BlindPlayer ({}, seed {})", self.level, self.seed)
    }
}

impl BlindPlayer {
    /// A player for one game and one side. `nodes` limits the nodes of a move; `None` means those of the level.
    pub fn new(level: Level, seed: u64, nodes: Option<u64>) -> BlindPlayer {
        let skill = Skill::of(level, nodes);
        BlindPlayer {
            level,
            seed,
            skill,
            recall: Recall::Everything,
            possibilities: Possibilities::new(skill.imagined, seed),
            engine: Engine::new(HASH_MIB),
            judged: Vec::new(),
            plies: 0,
        }
    }

    /// The same player with another memory.
    #[must_use]
    pub fn with_recall(self, recall: Recall) -> BlindPlayer {
        BlindPlayer { recall, ..self }
    }

    /// Its next try, in UCI. `None` if the side may not try now, or if the umpire has refused every try that might be
    /// legal. If `stop` is set, it answers at once with some try.
    pub fn choose(&mut self, knowledge: &Knowledge, stop: &AtomicBool) -> Option<String> {
        if !knowledge.may_try() {
            return None;
        }
        if self.plies != knowledge.plies().len() {
            self.plies = knowledge.plies().len();
            self.judged.clear();
        }
        let positions = self.positions(knowledge);
        let sample = distinct(&positions, self.skill.judged);
        for (position, _) in &sample {
            if !self.judged.iter().any(|known| known.position == **position)
                && !stop.load(Ordering::Relaxed)
            {
                let values = self.judge(knowledge.variant(), position, stop);
                let position = (*position).clone();
                self.judged.push(JudgedPosition { position, values });
            }
        }
        self.best(knowledge, &sample)
            .or_else(|| self.any(knowledge))
    }

    /// The positions that it imagined for its last try.
    pub fn possibilities(&self) -> &Possibilities {
        &self.possibilities
    }

    fn positions(&mut self, knowledge: &Knowledge) -> Vec<Position> {
        match self.recall {
            Recall::Everything => {
                self.possibilities.update(knowledge);
                self.possibilities.positions().to_vec()
            }
            Recall::Nothing => {
                let mut random = self.random(0);
                let start = std::slice::from_ref(knowledge.start());
                imagined(knowledge, self.plies, start, self.skill.judged, &mut random)
            }
        }
    }

    /// The value of every legal try in a position. It does not depend on earlier searches.
    fn judge(
        &mut self,
        variant: &Variant,
        position: &Position,
        stop: &AtomicBool,
    ) -> BTreeMap<String, i32> {
        let moves = variant.legal_moves(position);
        let task = Task {
            limits: self.skill.limits(),
            lines: moves.len(),
            by_hand: true,
            ..Task::default()
        };
        let mut values: BTreeMap<String, i32> = BTreeMap::new();
        let mut depths: BTreeMap<String, u32> = BTreeMap::new();
        let mut report = |found: &SearchReport| {
            let Some(mv) = found.best() else { return };
            let text = stem(variant, mv);
            let value = limited(found.score);
            let depth = depths.insert(text.clone(), found.depth);
            let known = values.entry(text).or_insert(value);
            // Two moves may have one text. A deeper search replaces a value.
            *known = if depth == Some(found.depth) {
                value.max(*known)
            } else {
                value
            };
        };
        self.engine.clear();
        self.engine.carry_out(
            variant,
            std::slice::from_ref(position),
            &task,
            stop,
            &mut report,
        );
        for mv in moves {
            values.entry(stem(variant, mv)).or_insert(-MOST);
        }
        values
    }

    /// The try with the highest value in the positions that allow it.
    fn best(&self, knowledge: &Knowledge, sample: &[(&Position, usize)]) -> Option<String> {
        let mut sums: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
        let (mut total, mut average) = (0.0, 0.0);
        for &(position, count) in sample {
            let Some(judged) = self.judged.iter().find(|known| known.position == *position) else {
                continue;
            };
            let weight = count as f64;
            total += weight;
            average += weight * f64::from(middle(&judged.values));
            for (text, &value) in &judged.values {
                let (sum, allowed) = sums.entry(text).or_default();
                *sum += weight * f64::from(value);
                *allowed += weight;
            }
        }
        let back = move_back(knowledge);
        let mut random = self.random(1);
        let worth = |text: &str, (sum, allowed): (f64, f64), random: &mut Random| {
            // Positions that count more often say more, but one of them is still one.
            let unit = total / sample.len() as f64;
            let value = (sum + DOUBT * unit * average / total) / (allowed + DOUBT * unit);
            let chance = allowed / total;
            let noise = random.below(self.skill.noise + 1) as f64;
            let cost = if back.as_deref() == Some(text) {
                MOVE_BACK
            } else {
                0.0
            };
            value + 4.0 * CURIOSITY * chance * (1.0 - chance) + noise - cost
        };
        let open = sums
            .into_iter()
            .map(|(text, sum)| (worth(text, sum, &mut random), text));
        let open = open.filter(|(_, text)| !knowledge.turn().has_refused(text));
        open.max_by(|one, other| one.0.total_cmp(&other.0))
            .map(|(_, text)| text.to_owned())
    }

    /// A try by chance that might be legal.
    fn any(&self, knowledge: &Knowledge) -> Option<String> {
        let mut tries = possible_tries(knowledge);
        tries.retain(|text| !knowledge.turn().has_refused(text));
        let refused = knowledge.turn().refused.len() as u64;
        let index = self.random(2 + refused).below(tries.len());
        tries.into_iter().nth(index)
    }

    fn random(&self, purpose: u64) -> Random {
        Random::new(self.seed ^ (self.plies as u64) << 8 ^ purpose << 32)
    }
}

fn limited(score: Score) -> i32 {
    match score.mate() {
        Some(moves) if moves > 0 => MOST - 10 * moves.min(40),
        Some(moves) => 10 * moves.abs().min(40) - MOST,
        None => score.centipawns().clamp(-1_000, 1_000),
    }
}

/// The value in the middle of all.
fn middle(values: &BTreeMap<String, i32>) -> i32 {
    let mut sorted: Vec<i32> = values.values().copied().collect();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().unwrap_or(0)
}

/// The first different positions, with how often each occurs among all.
fn distinct(positions: &[Position], most: usize) -> Vec<(&Position, usize)> {
    let mut found: Vec<(&Position, usize)> = Vec::new();
    for position in positions {
        let same = |(known, _): &(&Position, usize)| *known == position;
        match found.iter().position(same) {
            Some(index) => found[index].1 += 1,
            None if found.len() < most => found.push((position, 1)),
            None => {}
        }
    }
    found
}

/// The move that would take back the last own one.
fn move_back(knowledge: &Knowledge) -> Option<String> {
    let last = knowledge
        .plies()
        .iter()
        .rev()
        .find_map(|ply| ply.own.as_ref())?;
    let geometry = knowledge.variant().geometry();
    let (from, rest) = geometry.split_square(&last.played)?;
    let (to, _) = geometry.split_square(rest)?;
    Some(format!("{}{}", geometry.name(to), geometry.name(from)))
}
