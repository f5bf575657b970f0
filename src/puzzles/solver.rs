//! The best move of a position and the second best, by the search.

use super::demands::Chances;
use super::themes::own_lead;
use crate::rules::{Color, Move, Outcome, Position, Variant};
use crate::search::{Engine, Limits, Score, SearchReport, Task, piece_values};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Room for the positions of a proof, in MiB.
const HASH_MIB: usize = 8;
/// So many nodes give a search a first idea.
const EARLY_NODES: u64 = 5_000;

/// The chances of a score: from -1 for a lost game to 1 for a won one, as lichess has fitted them to its games.
pub(super) fn chances(score: Score) -> f64 {
    2.0 / (1.0 + (-0.003_682_08 * f64::from(score.centipawns())).exp()) - 1.0
}

/// The best move of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    /// The move.
    pub mv: Move,
    /// What it is worth to the side to move.
    pub score: Score,
    /// The enemy's best answer, if the search has one.
    pub answer: Option<Move>,
    /// The worth of the second best move; nothing if there is only one.
    pub other: Option<Score>,
    /// After so many nodes the search had found the move, and kept it.
    pub settled: u64,
}

impl Best {
    /// Its chances.
    pub fn chances(&self) -> f64 {
        chances(self.score)
    }

    /// What is known after a report of the best move or the second best.
    fn after(best: Option<Best>, report: &SearchReport) -> Option<Best> {
        if report.rank > 1 {
            let other = Some(report.score);
            return best.map(|best| Best { other, ..best });
        }
        let mv = report.best()?;
        let kept = best.filter(|best| best.mv == mv);
        Some(Best {
            mv,
            score: report.score,
            answer: report.line.get(1).copied(),
            other: best.and_then(|best| best.other),
            settled: kept.map_or(report.nodes, |best| best.settled),
        })
    }

    /// Its chances, and those of the second best move.
    pub fn compared(&self) -> Chances {
        Chances {
            own: self.chances(),
            other: self.other.map(chances),
        }
    }

    /// How much better it is than any other move, in chances.
    pub fn margin(&self) -> f64 {
        self.compared().margin()
    }
}

/// A move, compared with all others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Comparison {
    pub chances: Chances,
    /// The enemy's best answer to the move.
    pub answer: Option<Move>,
}

/// Searches positions of one game.
pub(super) struct Solver<'a> {
    pub variant: Arc<Variant>,
    engine: Engine,
    /// What the pieces are worth, by type.
    pub values: Arc<[i32]>,
    stop: &'a AtomicBool,
}

impl<'a> Solver<'a> {
    /// A solver that ends all searches soon after the flag is set.
    pub fn new(variant: Arc<Variant>, stop: &'a AtomicBool) -> Solver<'a> {
        let values = piece_values(&variant).into();
        Solver {
            variant,
            engine: Engine::new(HASH_MIB),
            values,
            stop,
        }
    }

    /// Forgets what earlier searches have found, so that answers do not depend on them.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// How far a side is ahead in material, in hundredths of a pawn.
    pub fn lead(&self, position: &Position, side: Color) -> i32 {
        own_lead(&self.variant, position, side, &self.values)
    }

    /// The best move by a search of so many nodes; nothing if there is none, or if the search was not sure of it in
    /// the end.
    pub fn best(&mut self, position: &Position, nodes: u64) -> Option<Best> {
        self.best_if(position, nodes, &|_| true)
    }

    /// Which evaluations judge puzzles, by whether it is the one by hand: both that a game has.
    pub fn evaluations(&mut self) -> &'static [bool] {
        match self.engine.has_network(&self.variant) {
            true => &[false, true],
            false => &[true],
        }
    }

    /// Compares a move with all others, by one evaluation. A look of so many nodes is shared by all evaluations, and by
    /// the move and the others. Nothing if the search was stopped.
    pub fn compare(
        &mut self,
        position: &Position,
        mv: Move,
        nodes: u64,
        by_hand: bool,
    ) -> Option<Comparison> {
        let searches = 2 * self.evaluations().len() as u64;
        let limits = Limits::nodes((nodes / searches).max(1));
        let mut others = self.variant.legal_moves(position);
        others.retain(|&other| other != mv);
        self.clear();
        let (own, answer) = self.worth(position, &[mv], (limits, by_hand))?;
        let other = match others.is_empty() {
            true => None,
            false => Some(self.worth(position, &others, (limits, by_hand))?.0),
        };
        Some(Comparison {
            chances: Chances { own, other },
            answer,
        })
    }

    /// The chances of the best of these moves. If it is the only one, also the answer to it.
    fn worth(
        &mut self,
        position: &Position,
        moves: &[Move],
        (limits, by_hand): (Limits, bool),
    ) -> Option<(f64, Option<Move>)> {
        let variant = self.variant.clone();
        let task = Task {
            limits,
            by_hand,
            ..Task::default()
        };
        let mut search = |history: &[Position], task: &Task| {
            self.engine
                .carry_out(&variant, history, task, self.stop, &mut |_| {})
        };
        // A search for one move ends at once, so its answers are searched.
        let [mv] = *moves else {
            let report = search(std::slice::from_ref(position), &Task { moves, ..task })?;
            return Some((chances(report.score), None));
        };
        let next = variant.play(position, mv);
        match variant.outcome(&next) {
            Some(Outcome::Win(winner, _)) if winner == position.turn() => Some((1.0, None)),
            Some(Outcome::Win(..)) => Some((-1.0, None)),
            Some(Outcome::Draw(_)) => Some((0.0, None)),
            None => {
                let report = search(&[position.clone(), next], &task)?;
                Some((-chances(report.score), report.best()))
            }
        }
    }

    /// The same, but after [`EARLY_NODES`] the search ends as soon as there is no hope for what it has found, and finds
    /// nothing.
    pub fn best_if(
        &mut self,
        position: &Position,
        nodes: u64,
        hope: &dyn Fn(&Best) -> bool,
    ) -> Option<Best> {
        let task = Task {
            limits: Limits::nodes(nodes),
            lines: 2,
            ..Task::default()
        };
        let (stop, mut hopeless) = (AtomicBool::new(false), false);
        let mut best: Option<Best> = None;
        let last = self.engine.carry_out(
            &self.variant,
            std::slice::from_ref(position),
            &task,
            &stop,
            &mut |report| {
                best = Best::after(best, report);
                let compared = report.rank > 1 && report.nodes >= EARLY_NODES;
                hopeless = compared && !best.as_ref().is_some_and(hope);
                if hopeless || self.stop.load(Ordering::Relaxed) {
                    stop.store(true, Ordering::Relaxed);
                }
            },
        )?;
        best.filter(|best| !hopeless && last.best() == Some(best.mv))
    }
}
