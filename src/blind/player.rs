//! The computer as a player who sees only its own pieces.
//!
//! It imagines positions that agree with all that it has heard, searches some of them, and makes the try that is best on
//! the whole. A refused try costs nothing, so a try counts by what it gains in the positions that allow it. Of two such
//! tries that are about equal, the one whose answer is harder to foretell comes first. The fewer different positions it
//! imagines, the deeper it searches each.
//!
//! It reads only [`Knowledge`]. Its answer depends on that, the level, the nodes and the seed, and on nothing else.

use super::attempt::stem;
use super::imagined::imagined;
use super::knowledge::{HeardPly, Knowledge};
use super::possibilities::Possibilities;
use super::possible::possible_tries;
use super::skill::Skill;
use crate::rules::{Position, Square, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Level, Limits, Score, SearchReport, Task};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// The size of the transposition table, in MiB.
const HASH_MIB: usize = 1;

/// The best and the worst value of a try in one position. The values of the search are brought into this range: small
/// ones count as hundredths of a pawn, and the more a side is ahead, the less a pawn counts.
const MOST: i32 = 1_500;

/// What no advantage reaches but a win, and the advantage that is worth half of it.
const ALMOST_WON: i32 = 1_400;
const HALF_WAY: i32 = 1_000;

/// What an answer that is as open as can be is worth.
const CURIOSITY: f64 = 12.0;

/// What a move to an array of the own pieces costs, for each time that they stood so before.
const AGAIN: f64 = 25.0;

/// How many positions in which a try gains nothing are added to those that allow it, so that one position says little.
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
    /// The positions that were searched in this turn, and the limits of these searches.
    judged: Vec<JudgedPosition>,
    limits: Limits,
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
            limits: skill.limits(skill.judged),
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
        let plies = knowledge.plies().len();
        let before = std::mem::replace(&mut self.plies, plies);
        let positions = self.positions(knowledge);
        let sample = distinct(&positions, self.skill.judged);
        let limits = self.skill.limits(sample.len());
        if before != plies || self.limits != limits {
            self.judged.clear();
            self.limits = limits;
        }
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
                let wanted = (self.skill.judged, 0);
                imagined(knowledge, self.plies, start, wanted, &mut random)
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
            limits: self.limits,
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

    /// The try that gains most in the positions that allow it.
    fn best(&self, knowledge: &Knowledge, sample: &[(&Position, usize)]) -> Option<String> {
        let (gains, total) = self.gains(sample);
        let mut random = self.random(1);
        // Positions that count more often say more, but one of them is still one.
        let doubt = DOUBT * total / sample.len() as f64;
        let mut worth = |text: &str, (gain, allowed): (f64, f64)| {
            let chance = allowed / total;
            let noise = random.below(self.skill.noise + 1) as f64;
            let curiosity = 4.0 * CURIOSITY * chance * (1.0 - chance);
            gain / (allowed + doubt) + curiosity + noise - AGAIN * times_before(knowledge, text)
        };
        let open = gains
            .into_iter()
            .map(|(text, gain)| (worth(text, gain), text));
        let open = open.filter(|(_, text)| !knowledge.turn().has_refused(text));
        open.max_by(|one, other| one.0.total_cmp(&other.0))
            .map(|(_, text)| text.to_owned())
    }

    /// What each try gains over the middle one, summed up over the positions that allow it, and how many these are. Also
    /// the number of all positions. So a try that is legal only where the side is ahead does not seem better for that.
    fn gains(&self, sample: &[(&Position, usize)]) -> (BTreeMap<&str, (f64, f64)>, f64) {
        let (mut gains, mut total) = (BTreeMap::new(), 0.0);
        for &(position, count) in sample {
            let Some(judged) = self.judged.iter().find(|known| known.position == *position) else {
                continue;
            };
            let (weight, middle) = (count as f64, middle(&judged.values));
            total += weight;
            for (text, &value) in &judged.values {
                let (sum, allowed): &mut (f64, f64) = gains.entry(text.as_str()).or_default();
                *sum += weight * f64::from(value - middle);
                *allowed += weight;
            }
        }
        (gains, total)
    }

    /// A try by chance that might be legal. That a piece removes itself comes last.
    fn any(&self, knowledge: &Knowledge) -> Option<String> {
        let mut tries = possible_tries(knowledge);
        tries.retain(|text| !knowledge.turn().has_refused(text));
        let stays = |text: &String| squares(knowledge, text).is_some_and(|(from, to)| from == to);
        if !tries.iter().all(stays) {
            tries.retain(|text| !stays(text));
        }
        let refused = knowledge.turn().refused.len() as u64;
        let index = self.random(2 + refused).below(tries.len());
        tries.into_iter().nth(index)
    }

    fn random(&self, purpose: u64) -> Random {
        Random::new(self.seed ^ (self.plies as u64) << 8 ^ purpose << 32)
    }
}

/// The value of a score, from `-MOST` to `MOST`.
fn limited(score: Score) -> i32 {
    match score.mate() {
        Some(moves) if moves > 0 => MOST - 2 * moves.min(40),
        Some(moves) => 2 * moves.abs().min(40) - MOST,
        None => {
            let advantage = i64::from(score.centipawns());
            let half_way = i64::from(HALF_WAY) + advantage.abs();
            (i64::from(ALMOST_WON) * advantage / half_way) as i32
        }
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

/// The two squares of a try, if it has two.
fn squares(knowledge: &Knowledge, text: &str) -> Option<(Square, Square)> {
    let geometry = knowledge.variant().geometry();
    let (from, rest) = geometry.split_square(text)?;
    Some((from, geometry.split_square(rest)?.0))
}

/// How often the own pieces stood before as they would stand after a try.
fn times_before(knowledge: &Knowledge, text: &str) -> f64 {
    let Some((from, to)) = squares(knowledge, text) else {
        return 0.0;
    };
    let mut pieces = knowledge.own().pieces.clone();
    for (square, _) in pieces.iter_mut().filter(|(square, _)| *square == from) {
        *square = to;
    }
    pieces.sort_unstable();
    let same = |ply: &&HeardPly| ply.own.is_some() && ply.news.own.pieces == pieces;
    knowledge.plies().iter().filter(same).count() as f64
}
