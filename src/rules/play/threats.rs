//! Estimates what a side could capture by its next move, from the reach of its pieces instead of their
//! moves.
//!
//! The evaluation uses this, not play. Every piece named here could be captured, if the safety of the
//! captor's own king is ignored. Some threats are missing: each method says which.

use super::{captures, list, movegen};
use crate::rules::ask::{Pinches, ThreatEstimate};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::Capture;
use crate::rules::power::{immunity, neutralize};
use std::cell::OnceCell;

/// An estimate of what one side can capture in a position.
pub struct Threats<'a, W: Word = u128> {
    facts: &'a Facts<'a, W>,
    by: Color,
    /// The enemies that no friend protects.
    enemies: Bitboard<W>,
    pinches: OnceCell<Pinches>,
}

impl<'a, W: Word> Threats<'a, W> {
    pub(in crate::rules) fn new(facts: &'a Facts<'a, W>, by: Color) -> Threats<'a, W> {
        Threats {
            facts,
            by,
            enemies: immunity::unprotected(facts, !by),
            pinches: OnceCell::new(),
        }
    }

    /// The enemies that no friend protects.
    pub fn enemies(&self) -> Bitboard<W> {
        self.enemies
    }

    /// The enemies that the piece on `from` could capture now by one of its methods. `reach` is the
    /// squares that its walk reaches, with the first piece on each way included.
    pub fn targets(&self, from: Square, reach: Bitboard<W>, capture: &Capture<W>) -> Bitboard<W> {
        let stopped = neutralize::neutralized(self.facts, self.by).contains(from);
        if stopped && capture.replacement().is_none() {
            return Bitboard::EMPTY;
        }
        let capturable = match capture.mimicked {
            true => self.enemies & self.facts.position.of_types(capture.victims),
            false => self.enemies,
        };
        let estimate = ThreatEstimate {
            facts: self.facts,
            by: self.by,
            pinches: &self.pinches,
            from,
            reach,
            capture,
            capturable,
        };
        let threatened = capture.method.estimate().threatened(&estimate);
        threatened.unwrap_or_else(|| by_moves(&estimate))
    }
}

/// The exact threats, found from all moves of the piece.
fn by_moves<W: Word>(estimate: &ThreatEstimate<W>) -> Bitboard<W> {
    let Some(mover) = estimate.facts.position.piece(estimate.from) else {
        return Bitboard::EMPTY;
    };
    list::with_room(|moves| {
        movegen::piece_moves(estimate.facts, estimate.from, moves);
        moves.retain(|mv| estimate.capture.after.contains(mv.travel));
        moves.iter().fold(Bitboard::EMPTY, |found, &mv| {
            let mut journey = captures::journey(estimate.facts, mover, mv);
            journey.capturable = estimate.capturable;
            found | estimate.capture.method.rule().victims(&journey)
        })
    })
}
