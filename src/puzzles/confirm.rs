//! Confirms a puzzle: proves it again, by facts where there are facts, otherwise by two evaluations.

use super::demands::Demands;
use super::puzzle::{End, Opened};
use super::solver::{Comparison, Solver};
use crate::rules::{Move, Outcome, Position};
use crate::training::Prover;
use std::fmt;

/// The positions that the proof of a win of a puzzle may look at.
const WIN_POSITIONS: usize = 2_000_000;

/// Why a puzzle is not right. Plies count from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Doubt {
    /// At a ply another move is better, or nearly as good: by how much the solver's move is better, in chances.
    NotOnly(usize, f64),
    /// The move at a ply does not lead to the end that the puzzle promises.
    Fails(usize, End),
    /// The line does not end as the puzzle says.
    End(End),
    /// A move of a short win is not the only one that wins in so many moves.
    Win(usize),
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |ply: usize| ply / 2 + 1;
        match *self {
            Doubt::NotOnly(ply, margin) if margin > 0.0 => write!(
                f,
                "move {}: another move is nearly as good ({margin:.2})",
                number(ply)
            ),
            Doubt::NotOnly(ply, _) => write!(f, "move {}: another move is better", number(ply)),
            Doubt::Fails(ply, end) => write!(f, "move {} does not lead to a {end}", number(ply)),
            Doubt::End(end) => write!(f, "the line does not end with a {end}"),
            Doubt::Win(ply) => write!(
                f,
                "move {}: it does not win by force, or another move wins as soon",
                number(ply)
            ),
        }
    }
}

/// A search for each move of the solver: its nodes, and what the move has to meet.
pub(super) type ConfirmingSearch = (u64, Demands);

impl Solver<'_> {
    /// Proves a puzzle again. For each move of the solver, and with each evaluation, one of the looks has to find what
    /// it demands.
    ///
    /// # Errors
    ///
    /// When that does not succeed.
    pub fn confirm(
        &mut self,
        opened: &Opened,
        end: End,
        looks: &[ConfirmingSearch],
    ) -> Result<(), Doubt> {
        if !self.ends_as(opened, end) {
            return Err(Doubt::End(end));
        }
        if end == End::Win
            && let Some(proved) = self.confirm_short_win(opened)
        {
            return proved;
        }
        let confirmed = self.confirm_moves(opened, end, looks);
        self.clear();
        confirmed
    }

    /// Whether the outcome after the line fits the end.
    fn ends_as(&self, opened: &Opened, end: End) -> bool {
        let play = |at: Position, &mv: &Move| self.variant.play(&at, mv);
        let last = opened.line.iter().fold(opened.position.clone(), play);
        match (end, self.variant.outcome(&last)) {
            (End::Win, Some(Outcome::Win(winner, _))) => winner == opened.position.turn(),
            (End::Gain, None) | (End::Defence, None | Some(Outcome::Draw(_))) => true,
            _ => false,
        }
    }

    /// Tries every move: at each of its moves the solver has one way to win in so many moves, and none to win sooner.
    /// Nothing if the win is too long for that.
    fn confirm_short_win(&self, opened: &Opened) -> Option<Result<(), Doubt>> {
        let moves = opened.line.len().div_ceil(2);
        if moves > Prover::LONGEST {
            return None;
        }
        let mut prover = Prover::new(&self.variant, WIN_POSITIONS);
        let mut at = opened.position.clone();
        for (ply, &mv) in opened.line.iter().enumerate() {
            let left = (moves - ply / 2) as u32;
            if ply % 2 == 0 && prover.first_moves(&at, left)? != [mv] {
                return Some(Err(Doubt::Win(ply)));
            }
            at = self.variant.play(&at, mv);
        }
        Some(Ok(()))
    }

    fn confirm_moves(
        &mut self,
        opened: &Opened,
        end: End,
        looks: &[ConfirmingSearch],
    ) -> Result<(), Doubt> {
        let variant = self.variant.clone();
        let mut at = opened.position.clone();
        for (ply, &mv) in opened.line.iter().enumerate() {
            let next = variant.play(&at, mv);
            let solvers = ply % 2 == 0;
            for &by_hand in self.evaluations().iter().filter(|_| solvers) {
                let found = self.confirm_move((&at, mv, by_hand), (ply, end), looks)?;
                let is_last = ply + 1 == opened.line.len();
                if is_last && end == End::Gain && !self.still_gains(opened, &next, found, looks) {
                    return Err(Doubt::End(end));
                }
            }
            at = next;
        }
        Ok(())
    }

    /// Looks at a move until it meets what a look demands.
    fn confirm_move(
        &mut self,
        (at, mv, by_hand): (&Position, Move, bool),
        (ply, end): (usize, End),
        looks: &[ConfirmingSearch],
    ) -> Result<Comparison, Doubt> {
        let mut doubt = Doubt::NotOnly(ply, 0.0);
        for (nodes, demands) in looks {
            let Some(found) = self.compare(at, mv, *nodes, by_hand) else {
                continue;
            };
            match demands.doubt(&found.chances, ply, end) {
                None => return Ok(found),
                Some(found) => doubt = found,
            }
        }
        Err(doubt)
    }

    /// Whether the solver has gained material in the end, also after the best answer.
    fn still_gains(
        &self,
        opened: &Opened,
        last: &Position,
        found: Comparison,
        looks: &[ConfirmingSearch],
    ) -> bool {
        let before = self.lead(&opened.position, opened.position.turn());
        let answered = found.answer.map(|answer| self.variant.play(last, answer));
        let next = answered.as_ref().unwrap_or(last);
        let demanded = looks.last().map_or(0, |(_, demands)| demands.gain);
        self.gain(before, last, next) >= demanded
    }
}
