//! The proof of a puzzle: one good move after another, up to a win, a gain or a saved game.
//!
//! | | |
//! |---|---|
//! | the solver's moves | at each, the search compares the best move with the second best, by their chances |
//! | wins in up to three moves | [`Prover`] tries every move |
//! | the enemy's answers | the best ones by the search; in a proved win, one that lasts as long as any |

use super::demands::{Aim, KEPT, MINED};
use super::puzzle::End;
use super::solver::{Best, Solver};
use crate::rules::{Move, Position, Variant};
use crate::training::Prover;

/// The nodes with which the miner looks for puzzles in games.
pub const MINING_NODES: u64 = 500;
/// The nodes with which it looks again at what promises a puzzle.
pub(super) const SECOND_LOOK_NODES: u64 = 2_500;
/// The nodes with which it proves each move of the solver.
pub const PROOF_NODES: u64 = 20_000;
/// The nodes with which the miner confirms each, and with which [`Checker`](super::Checker) proves it again.
pub const CHECK_NODES: u64 = 8 * PROOF_NODES;

/// The positions that the proof of a win may look at.
const WIN_POSITIONS: usize = 300_000;
/// The most plies of a line.
const LONGEST: usize = 9;

/// A proved line.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    /// The moves, the solver's first and last.
    pub line: Vec<Move>,
    pub end: End,
    /// The nodes after which the search had found the first move.
    pub settled: u64,
}

impl Best {
    /// What a puzzle that begins with this move probably gives to the solver, if it is worth a proof.
    pub fn promise(&self) -> Option<End> {
        self.other?;
        Some(match KEPT.aim(&self.compared(), 0)? {
            Aim::Attack if self.score.mate().is_some() => End::Win,
            Aim::Attack => End::Gain,
            Aim::Defence => End::Defence,
        })
    }
}

impl Solver<'_> {
    /// Whether a move gains enough material at once.
    pub fn is_quick(&self, position: &Position, mv: Move) -> bool {
        let side = position.turn();
        let next = self.variant.play(position, mv);
        self.lead(&next, side) >= self.lead(position, side) + MINED.gain
    }

    /// The puzzle of a position, if it has one.
    pub fn prove(&mut self, position: &Position) -> Option<Proof> {
        self.clear();
        let best = self.only_move(position, 0)?;
        best.other?;
        let aim = MINED.aim(&best.compared(), 0)?;
        let (line, end) = self.follow(position, best, aim)?;
        Some(Proof {
            line,
            end,
            settled: best.settled,
        })
    }

    /// The best move at a ply of the line, unless it soon turns out that even [`KEPT`] demands more.
    fn only_move(&mut self, position: &Position, ply: usize) -> Option<Best> {
        let hope = |best: &Best| KEPT.aim(&best.compared(), ply).is_some();
        self.best_if(position, PROOF_NODES, &hope)
    }

    /// The line of a position: up to a win, or as far as the solver has only one good move.
    fn follow(&mut self, position: &Position, first: Best, aim: Aim) -> Option<(Vec<Move>, End)> {
        let before = self.lead(position, position.turn());
        let (mut line, mut done) = (Vec::new(), 0);
        let (mut at, mut best) = (position.clone(), first);
        while MINED.aim(&best.compared(), line.len()) == Some(aim) {
            if let Some(moves) = short_win(&best) {
                line.extend(self.win_line(&at, moves)?);
                return Some((line, End::Win));
            }
            line.push(best.mv);
            at = self.variant.play(&at, best.mv);
            if self.variant.outcome(&at).is_some() {
                return (aim == Aim::Defence).then_some((line, End::Defence));
            }
            let answer = best
                .answer
                .or_else(|| Some(self.best(&at, PROOF_NODES)?.mv))?;
            let next = self.variant.play(&at, answer);
            if aim == Aim::Defence || self.gain(before, &at, &next) >= MINED.gain {
                done = line.len();
            }
            if line.len() >= LONGEST || self.variant.outcome(&next).is_some() {
                break;
            }
            line.push(answer);
            at = next;
            let Some(found) = self.only_move(&at, line.len()) else {
                break;
            };
            best = found;
        }
        line.truncate(done);
        let end = match aim {
            Aim::Attack => End::Gain,
            Aim::Defence => End::Defence,
        };
        (!line.is_empty()).then_some((line, end))
    }

    /// What the side that has just moved has gained, both before and after the answer, in hundredths of a pawn.
    pub fn gain(&self, before: i32, at: &Position, after_answer: &Position) -> i32 {
        let side = !at.turn();
        let lead = |position: &Position| self.lead(position, side);
        lead(at).min(lead(after_answer)) - before
    }

    /// The moves of the only win in so many moves, proved by trying every move. The enemy chooses an answer that lasts
    /// as long as any, such that the solver has one way to win again.
    fn win_line(&self, position: &Position, moves: u32) -> Option<Vec<Move>> {
        let variant = &*self.variant;
        let mut prover = Prover::new(variant, WIN_POSITIONS);
        let (mut line, mut at) = (Vec::new(), position.clone());
        for left in (1..=moves).rev() {
            let [mv] = prover.first_moves(&at, left)?[..] else {
                return None;
            };
            line.push(mv);
            at = variant.play(&at, mv);
            if left == 1 {
                break;
            }
            let answer = answer_with_one_win(&mut prover, variant, &at, left - 1)?;
            line.push(answer);
            at = variant.play(&at, answer);
        }
        Some(line)
    }
}

/// The moves to a win that can be proved by trying every move.
fn short_win(best: &Best) -> Option<u32> {
    let moves = u32::try_from(best.score.mate()?).ok()?;
    (1..=Prover::LONGEST as u32)
        .contains(&moves)
        .then_some(moves)
}

/// An answer after which the solver needs all of these moves, and has only one way.
fn answer_with_one_win(
    prover: &mut Prover,
    variant: &Variant,
    position: &Position,
    left: u32,
) -> Option<Move> {
    for answer in variant.legal_moves(position) {
        let next = variant.play(position, answer);
        if variant.outcome(&next).is_none()
            && !prover.wins_in(&next, left - 1)?
            && prover.first_moves(&next, left)?.len() == 1
        {
            return Some(answer);
        }
    }
    None
}
