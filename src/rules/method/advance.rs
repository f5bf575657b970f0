//! **Advance**, or approach: the piece moves towards an enemy, stops next to it and captures it.
//!
//! ```text
//!     . . . . . .        . . . . . .
//!     A . . . p .   ->   . . . A . .      A goes from a to d and captures the piece on e
//!     . . . . . .        . . . . . .
//! ```
//!
//! Source: the Advancer of P. Aronson and D. Howe's Rococo (2002).

use super::arrival::ArrivalRule;
use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    MoveListRule, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::Advance;
use crate::rules::position::Position;

impl<W: Word> CaptureRule<W> for Advance {
    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        journey.heading.map_or(Bitboard::EMPTY, |heading| {
            journey.facts.geometry().next(journey.to, heading) & journey.capturable
        })
    }
}

impl<W: Word> MoveListRule<W> for Advance {
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

impl<W: Word> AttackRule<W> for Advance {
    fn sources(&self, geometry: &Geometry<W>, _: Color, target: Square) -> Bitboard<W> {
        geometry.lines(target)
    }

    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        threat.on_lines()
    }

    fn has_best_way(&self) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        ArrivalRule::verdict(self, attackers)
    }

    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        ArrivalRule::expose_king(self, attackers, exposure);
    }
}

impl<W: Word> CheckRule<W> for Advance {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().lines(king) | facts.geometry().neighbours(king)
    }

    fn uncovering_squares(
        &self,
        facts: &Facts<W>,
        king: Square,
        pieces: Bitboard<W>,
    ) -> Bitboard<W> {
        let lines = facts.geometry().lines(king);
        match pieces.meets(lines) {
            true => lines,
            false => Bitboard::EMPTY,
        }
    }
}

impl<W: Word> EstimateRule<W> for Advance {
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        let near = estimate.geometry().neighbours(estimate.from);
        Some((estimate.reach & estimate.capturable) - near)
    }
}

impl<W: Word> ArrivalRule<W> for Advance {
    fn candidates(&self, board: &Board<W>, pieces: Bitboard<W>, _: Bitboard<W>) -> Bitboard<W> {
        pieces & board.lines()
    }

    /// The squares next to the target on the lines from `from`.
    fn capture_stops(&self, board: &Board<W>, from: Square, _: Bitboard<W>) -> Bitboard<W> {
        let geometry = board.geometry();
        let mut found = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                if geometry.ray(sheet, board.target, direction).contains(from) {
                    found |= geometry.step(sheet, board.target, direction).into();
                }
            }
        }
        found.without(from)
    }
}
