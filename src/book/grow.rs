//! Makes lines for a book with the search. Each move is nearly as good as the best one, and at the end of a line
//! neither side is much better.

use crate::rules::{Move, Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Limits, SearchReport, Task};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;

/// The number of best moves that are considered in each position.
const LINES: usize = 4;

/// The size of the transposition table, in MiB.
const HASH_MIB: usize = 64;

/// The most attempts to find a line.
const TRIES: usize = 20;

/// What lines to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GrowthPlan {
    /// The number of lines.
    pub lines: usize,
    /// The length of each line, in plies.
    pub plies: usize,
    /// The nodes of the search for each move.
    pub nodes: u64,
    /// The most that each side may lose over a whole line, in hundredths of a pawn.
    pub slack: i32,
    /// The most that either side may be ahead at the end of a line, in hundredths of a pawn.
    pub balance: i32,
    /// The seed of the random choices.
    pub seed: u64,
}

/// Makes different lines for a game, at most as many as the plan asks for. Calls `report` with each.
pub fn grow(
    variant: &Variant,
    plan: &GrowthPlan,
    mut report: impl FnMut(&[Move]),
) -> Vec<Vec<Move>> {
    let mut maker = LineMaker {
        variant,
        plan,
        engine: Engine::new(HASH_MIB),
        known: HashMap::new(),
        random: Random::new(plan.seed),
    };
    let (mut lines, mut seen) = (Vec::new(), HashSet::new());
    let mut tries = 0;
    while lines.len() < plan.lines && tries < TRIES {
        match maker.line().filter(|line| seen.insert(line.clone())) {
            Some(line) => {
                report(&line);
                lines.push(line);
                tries = 0;
            }
            None => tries += 1,
        }
    }
    lines
}

struct LineMaker<'a> {
    variant: &'a Variant,
    plan: &'a GrowthPlan,
    engine: Engine,
    /// The best moves of positions by digest, with their scores, the best one first.
    known: HashMap<u64, Vec<(Move, i32)>>,
    random: Random,
}

impl LineMaker<'_> {
    /// A line from the start, or `None` if it is not balanced or the game ends earlier.
    fn line(&mut self) -> Option<Vec<Move>> {
        let mut history = vec![self.variant.start().clone()];
        let mut slack = [self.plan.slack; 2];
        let mut line = Vec::new();
        for _ in 0..self.plan.plies {
            let turn = history.last()?.turn().index();
            let moves = self.best(&history)?.to_vec();
            let (_, best) = *moves.first()?;
            let least = best - slack[turn];
            let good: Vec<(Move, i32)> = moves
                .iter()
                .copied()
                .filter(|(_, score)| *score >= least)
                .collect();
            let (mv, score) = draw(&good, least, &mut self.random)?;
            slack[turn] -= best - score;
            let next = self.variant.play(history.last()?, mv);
            history.push(next);
            line.push(mv);
        }
        let (_, score) = *self.best(&history)?.first()?;
        (score.abs() <= self.plan.balance).then_some(line)
    }

    /// The best moves of the last position, with their scores, or `None` if the game is over.
    fn best(&mut self, history: &[Position]) -> Option<&[(Move, i32)]> {
        let position = history.last()?;
        if self.variant.outcome(position).is_some() {
            return None;
        }
        let digest = position.hash();
        if !self.known.contains_key(&digest) {
            let found = self.search(history);
            self.known.insert(digest, found);
        }
        self.known.get(&digest).map(Vec::as_slice)
    }

    fn search(&mut self, history: &[Position]) -> Vec<(Move, i32)> {
        let task = Task {
            limits: Limits::nodes(self.plan.nodes),
            lines: LINES,
            ..Task::default()
        };
        let (mut depth, mut whole) = (Vec::new(), Vec::new());
        let wanted = LINES.min(self.variant.legal_moves(&history[history.len() - 1]).len());
        let mut gather = |report: &SearchReport| {
            if report.rank == 1 {
                depth.clear();
            }
            depth.extend(report.best().map(|mv| (mv, report.score.centipawns())));
            if depth.len() == wanted {
                // In an unfinished depth the scores of moves are not comparable.
                whole.clone_from(&depth);
            }
        };
        let stop = AtomicBool::new(false);
        self.engine
            .carry_out(self.variant, history, &task, &stop, &mut gather);
        whole
    }
}

/// Draws one of some moves, better ones more often. None is worse than `least`.
fn draw(moves: &[(Move, i32)], least: i32, random: &mut Random) -> Option<(Move, i32)> {
    let weight = |score: i32| usize::try_from(score - least).unwrap_or(0) + 1;
    let sum = moves.iter().map(|&(_, score)| weight(score)).sum();
    let mut rest = random.below(sum);
    moves.iter().copied().find(|&(_, score)| {
        let found = rest < weight(score);
        rest = rest.saturating_sub(weight(score));
        found
    })
}
