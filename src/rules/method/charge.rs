//! **Charge**: the piece moves, and captures every enemy next to its stop.
//!
//! ```text
//!     . . . n . .        . . . . . .
//!     A . . . p .   ->   . . . A . .      A goes from a to d and captures both pieces next to it
//!     . . P . . .        . . P . . .
//! ```
//!
//! The stop decides, not the way to it. A move by displacement charges too. Swaps and drives do not, because they
//! move other pieces to and from the squares next to the stop. Source: the Capricorn of V. R. Parton.

use super::arrival::ArrivalRule;
use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    MoveListRule, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::{Charge, Travel, Travels};
use crate::rules::position::Position;

impl<W: Word> CaptureRule<W> for Charge {
    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        journey.facts.geometry().neighbours(journey.to) & journey.capturable
    }

    fn after(&self) -> Travels {
        Travels::GOING.without(&[Travel::Swap, Travel::Drive])
    }
}

impl<W: Word> MoveListRule<W> for Charge {
    fn brings_moves(&self, _: &Position<W>) -> bool {
        false
    }

    fn arriving(&self, facts: &Facts<W>, _: Color, capturable: Bitboard<W>) -> Bitboard<W> {
        facts.geometry().around(capturable)
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }

    fn only_walks_and_replaces(&self) -> bool {
        true
    }
}

impl<W: Word> AttackRule<W> for Charge {
    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        ArrivalRule::verdict(self, attackers)
    }

    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        ArrivalRule::expose_king(self, attackers, exposure);
    }
}

/// A piece may come next to a king from anywhere.
impl<W: Word> CheckRule<W> for Charge {}

impl<W: Word> EstimateRule<W> for Charge {
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        let stops = estimate.free_stops(None);
        Some(estimate.geometry().around(stops) & estimate.capturable)
    }
}

impl<W: Word> ArrivalRule<W> for Charge {
    fn candidates(&self, _: &Board<W>, pieces: Bitboard<W>, _: Bitboard<W>) -> Bitboard<W> {
        pieces
    }

    fn capture_stops(&self, board: &Board<W>, from: Square, _: Bitboard<W>) -> Bitboard<W> {
        board.geometry().neighbours(board.target).without(from)
    }

    fn exact_on_all_sheets(&self) -> bool {
        true
    }
}
