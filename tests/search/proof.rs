//! Wins proven by trying every move, by the rules alone.

use baroque::rules::{Move, Outcome, Position, Variant};
use std::collections::HashMap;

/// Whether the side that moved last has won.
pub(crate) fn is_won(variant: &Variant, position: &Position) -> bool {
    matches!(variant.outcome(position), Some(Outcome::Win(winner, _)) if winner != position.turn())
}

/// Proves wins of one game, and remembers the proven ones.
pub(crate) struct Prover<'a> {
    variant: &'a Variant,
    known: HashMap<(u64, u32), bool>,
    /// The last successful defences, by the moves left. They often work against other attacks too.
    defences: [Option<Move>; 8],
}

impl<'a> Prover<'a> {
    pub(crate) fn new(variant: &'a Variant) -> Prover<'a> {
        Prover {
            variant,
            known: HashMap::new(),
            defences: [None; 8],
        }
    }

    /// Whether the side to move can force a win in this many of its moves.
    pub(crate) fn wins_in(&mut self, position: &Position, moves: u32) -> bool {
        if moves == 0 {
            return false;
        }
        let key = (position.hash(), moves);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mut attacks = self.variant.legal_moves(position).into_iter();
        let wins = attacks.any(|mv| self.wins_by(position, mv, moves));
        self.known.insert(key, wins);
        wins
    }

    /// Whether this first move forces a win in this many moves.
    pub(crate) fn wins_by(&mut self, position: &Position, mv: Move, moves: u32) -> bool {
        let next = self.variant.play(position, mv);
        is_won(self.variant, &next) || self.loses_in(&next, moves - 1)
    }

    /// Whether the side to move loses within this many enemy moves, whatever it plays.
    fn loses_in(&mut self, position: &Position, moves: u32) -> bool {
        if moves == 0 || self.variant.outcome(position).is_some() {
            return false;
        }
        let mut defences = self.variant.legal_moves(position);
        let last = self.defences[moves as usize];
        defences.sort_by_key(|&mv| Some(mv) != last);
        let holds = |&mv: &Move| !self.wins_in(&self.variant.play(position, mv), moves);
        let defence = defences.into_iter().find(holds);
        if defence.is_some() {
            self.defences[moves as usize] = defence;
        }
        defence.is_none()
    }
}
