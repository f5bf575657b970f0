//! Wins, proved by trying every move.

use crate::rules::{BareKings, Move, NoMoves, Outcome, Position, Royal, Variant};
use std::collections::HashMap;

/// Proves forced wins of one game, as long as its budget of positions lasts.
pub(crate) struct Prover<'a> {
    variant: &'a Variant,
    /// The number of positions left to search.
    left: usize,
    /// Whether only a check can win.
    needs_check: bool,
    known: HashMap<(u64, u32), bool>,
    /// The defences that held last, by the moves left: they often hold against other attacks too.
    defences: [Option<Move>; Prover::LONGEST + 1],
}

impl<'a> Prover<'a> {
    /// The longest wins that it can prove.
    pub const LONGEST: usize = 3;

    pub fn new(variant: &'a Variant, budget: usize) -> Prover<'a> {
        let settings = variant.settings();
        let stalemates = &settings.lost_stalemates;
        let goals = &settings.goals;
        Prover {
            variant,
            left: budget,
            needs_check: settings.royal == Royal::Check
                && settings.no_moves == NoMoves::Draws
                && settings.bare_kings != BareKings::Loses
                && settings.arrival.is_none()
                && (stalemates.white | stalemates.black | goals.white | goals.black).is_empty(),
            known: HashMap::new(),
            defences: [None; Prover::LONGEST + 1],
        }
    }

    /// The number of positions left to search.
    pub fn left(&self) -> usize {
        self.left
    }

    fn spend(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    /// The first moves of all wins in this number of moves, none if the side to move wins sooner; nothing if the
    /// budget is spent.
    pub fn first_moves(&mut self, position: &Position, moves: u32) -> Option<Vec<Move>> {
        if moves > 1 && self.wins_in(position, moves - 1)? {
            return Some(Vec::new());
        }
        let mut found = Vec::new();
        for mv in self.variant.legal_moves(position) {
            if self.wins_by(position, mv, moves)? {
                found.push(mv);
            }
        }
        Some(found)
    }

    /// Whether the side to move can force a win in so many of its moves, or fewer.
    pub fn wins_in(&mut self, position: &Position, moves: u32) -> Option<bool> {
        if moves == 0 {
            return Some(false);
        }
        let key = (position.hash(), moves);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let mut wins = false;
        for mv in self.variant.legal_moves(position) {
            if self.wins_by(position, mv, moves)? {
                wins = true;
                break;
            }
        }
        self.known.insert(key, wins);
        Some(wins)
    }

    /// The same proof with this first move.
    pub fn wins_by(&mut self, position: &Position, mv: Move, moves: u32) -> Option<bool> {
        self.spend()?;
        let next = self.variant.play(position, mv);
        if moves == 1 && self.needs_check && !self.variant.in_check(&next) {
            return Some(false);
        }
        match self.variant.outcome(&next) {
            Some(Outcome::Win(winner, _)) => Some(winner != next.turn()),
            Some(Outcome::Draw(_)) => Some(false),
            None if moves == 1 => Some(false),
            None => Some(self.defence(&next, moves - 1)?.is_none()),
        }
    }

    /// A move after which the enemy cannot force a win in so many moves; the inner `None` if there is no such move.
    pub fn defence(&mut self, position: &Position, moves: u32) -> Option<Option<Move>> {
        let mut defences = self.variant.legal_moves(position);
        let place = (moves as usize).min(Prover::LONGEST);
        let last = self.defences[place];
        defences.sort_by_key(|&mv| Some(mv) != last);
        for mv in defences {
            self.spend()?;
            let next = self.variant.play(position, mv);
            let holds = match self.variant.outcome(&next) {
                Some(Outcome::Win(winner, _)) => winner != next.turn(),
                Some(Outcome::Draw(_)) => true,
                None => !self.wins_in(&next, moves)?,
            };
            if holds {
                self.defences[place] = Some(mv);
                return Some(Some(mv));
            }
        }
        Some(None)
    }
}
