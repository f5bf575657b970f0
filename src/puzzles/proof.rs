//! The proof of a puzzle: one good move, again and again, up to a win, a gain or a saved game.
//!
//! | | |
//! |---|---|
//! | the search | compares the best move with the second best at each move of the solver, by their chances |
//! | wins in up to three moves | are proved by trying every move ([`Prover`]) |
//! | the enemy's answers | are the best ones by the search; in a proved win, one that lasts as long as any |

use super::puzzle::{End, Opened};
use super::solver::{Best, Solver, chances};
use crate::rules::{Color, Move, Outcome, Position, Variant};
use crate::training::Prover;
use std::fmt;

/// The nodes with which the miner looks for puzzles in games.
pub const MINING_NODES: u64 = 500;
/// The nodes with which it looks again at what promises a puzzle.
pub(super) const SECOND_LOOK_NODES: u64 = 2_500;
/// The nodes with which it proves each move of the solver.
pub const PROOF_NODES: u64 = 20_000;
/// The nodes with which [`Checker`](super::Checker) proves each again.
pub const CHECK_NODES: u64 = 8 * PROOF_NODES;

/// The positions that the proof of a win may look at.
const WIN_POSITIONS: usize = 300_000;
/// The most plies of a line.
const LONGEST: usize = 9;
/// The least gain of material, in hundredths of a pawn.
const GAIN: i32 = 180;

/// What a puzzle has to meet, in chances from -1 (lost) to 1 (won).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demands {
    /// The solver's first move has to be better than any other by this much.
    pub margin: f64,
    /// Each later move has to be better than any other by this much. Less is enough where most moves win already.
    pub later_margin: f64,
    /// Chances that win the game.
    pub won: f64,
    /// Chances of a game that is held.
    pub held: f64,
    /// Chances of a game that is lost.
    pub lost: f64,
}

/// What the miner demands of a puzzle.
pub const MINED: Demands = Demands {
    margin: 0.55,
    later_margin: 0.30,
    won: 0.50,
    held: -0.25,
    lost: -0.60,
};

/// What every puzzle meets in a search that is eight times as long: less, since scores vary. The margin is that of
/// 230 hundredths of a pawn in an even game.
pub const CHECKED: Demands = Demands {
    margin: 0.40,
    later_margin: 0.20,
    won: 0.38,
    held: -0.40,
    lost: -0.42,
};

/// What the solver plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Attack,
    Defence,
}

impl Demands {
    /// How much better a move has to be than any other, by its ply in the line.
    fn margin_at(&self, ply: usize) -> f64 {
        if ply == 0 {
            self.margin
        } else {
            self.later_margin
        }
    }

    /// What the best move achieves that no other does, at a ply of the line.
    fn aim(&self, best: &Best, ply: usize) -> Option<Aim> {
        let lost = best.other.is_none_or(|other| chances(other) <= self.lost);
        match best.chances() {
            _ if best.margin() < self.margin_at(ply) => None,
            won if won >= self.won => Some(Aim::Attack),
            held if held >= self.held && lost => Some(Aim::Defence),
            _ => None,
        }
    }
}

/// A proved line.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    /// The moves, the solver's first and last.
    pub line: Vec<Move>,
    pub end: End,
    /// The nodes after which the search had found the first move.
    pub settled: u64,
}

/// Why a puzzle is not proved.
#[derive(Clone, Debug, PartialEq)]
pub enum Doubt {
    /// Another move is better, or nearly as good: the ply, from 0, and by how much the solver's move is better.
    NotOnly(usize, f64),
    /// The line does not end as the puzzle says.
    End(End),
    /// A win is not proved by trying every move, or there is another as short.
    Win,
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Doubt::NotOnly(ply, margin) => {
                let number = ply / 2 + 1;
                match *margin > 0.0 {
                    true => write!(
                        f,
                        "move {number}: another move is nearly as good ({margin:.2})"
                    ),
                    false => write!(f, "move {number}: another move is better"),
                }
            }
            Doubt::End(end) => write!(f, "the line does not end with a {end}"),
            Doubt::Win => f.write_str("the win is not the only one of its length"),
        }
    }
}

impl Best {
    /// What a puzzle that begins with this move probably gives to the solver, if it is worth a proof.
    pub fn promise(&self) -> Option<End> {
        self.other?;
        Some(match CHECKED.aim(self, 0)? {
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
        self.lead(&next, side) >= self.lead(position, side) + GAIN
    }

    /// The puzzle of a position, if it has one.
    pub fn prove(&mut self, position: &Position) -> Option<Proof> {
        self.clear();
        let best = self.only_move(position, 0)?;
        best.other?;
        let aim = MINED.aim(&best, 0)?;
        let (line, end) = self.follow(position, best, aim)?;
        Some(Proof {
            line,
            end,
            settled: best.settled,
        })
    }

    /// The best move at a ply of the line, unless it soon turns out that even [`CHECKED`] demands more.
    fn only_move(&mut self, position: &Position, ply: usize) -> Option<Best> {
        let hope = |best: &Best| CHECKED.aim(best, ply).is_some();
        self.best_if(position, PROOF_NODES, &hope)
    }

    /// The line of a position: up to a win, or as far as the solver has only one good move.
    fn follow(&mut self, position: &Position, first: Best, aim: Aim) -> Option<(Vec<Move>, End)> {
        let before = self.lead(position, position.turn());
        let (mut line, mut done) = (Vec::new(), 0);
        let (mut at, mut best) = (position.clone(), first);
        while MINED.aim(&best, line.len()) == Some(aim) {
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
            if aim == Aim::Defence || self.gains(before, &at, &next) {
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

    /// Whether the side that has just moved is ahead by a gain, both before and after the answer.
    fn gains(&self, before: i32, at: &Position, after_answer: &Position) -> bool {
        let side = !at.turn();
        let lead = |position: &Position| self.lead(position, side);
        lead(at).min(lead(after_answer)) >= before + GAIN
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

    /// Proves a puzzle again, by a search of so many nodes for each move of the solver.
    ///
    /// # Errors
    ///
    /// When that does not succeed.
    pub fn confirm(&mut self, opened: &Opened, end: End, nodes: u64) -> Result<(), Doubt> {
        self.clear();
        let Opened { position, line, .. } = opened;
        let side = position.turn();
        let (mut at, mut last) = (position.clone(), None);
        for (ply, &mv) in line.iter().enumerate() {
            if ply % 2 == 0 {
                last = Some(self.confirm_move(&at, mv, (ply, nodes), end)?);
            }
            at = self.variant.play(&at, mv);
        }
        self.confirm_end((position, &at, side), (line, last), end)
    }

    /// Proves that the solver has only this move.
    fn confirm_move(
        &mut self,
        at: &Position,
        mv: Move,
        (ply, nodes): (usize, u64),
        end: End,
    ) -> Result<Best, Doubt> {
        let best = self.best(at, nodes).ok_or(Doubt::NotOnly(ply, 0.0))?;
        let margin = match best.mv == mv {
            true => best.margin(),
            false => -best.margin(),
        };
        let aim = match end {
            End::Win | End::Gain => Aim::Attack,
            End::Defence => Aim::Defence,
        };
        if margin < CHECKED.margin_at(ply) {
            return Err(Doubt::NotOnly(ply, margin));
        }
        // A defence may turn out to be even better.
        match CHECKED.aim(&best, ply) {
            Some(found) if found == aim || aim == Aim::Defence => Ok(best),
            _ => Err(Doubt::End(end)),
        }
    }

    fn confirm_end(
        &mut self,
        (first, at, side): (&Position, &Position, Color),
        (line, last): (&[Move], Option<Best>),
        end: End,
    ) -> Result<(), Doubt> {
        let variant = self.variant.clone();
        let holds = match (end, variant.outcome(at)) {
            (End::Win, Some(Outcome::Win(winner, _))) => {
                let moves = line.len().div_ceil(2) as u32;
                if moves <= Prover::LONGEST as u32 && self.win_line(first, moves).is_none() {
                    return Err(Doubt::Win);
                }
                winner == side
            }
            (End::Gain, None) => {
                let before = self.lead(first, side);
                let answer = last.and_then(|last| last.answer);
                let next = answer.map_or_else(|| at.clone(), |answer| variant.play(at, answer));
                self.gains(before, at, &next)
            }
            (End::Defence, None | Some(Outcome::Draw(_))) => true,
            _ => false,
        };
        if holds { Ok(()) } else { Err(Doubt::End(end)) }
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
