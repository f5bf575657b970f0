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

    fn captures_towards(&self, heading: Option<Direction>) -> bool {
        heading.is_some()
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

/// The squares from which a move towards a target might end next to it. The move and the step from there to the target may
/// be on different sheets.
fn approaches<W: Word>(geometry: &Geometry<W>, target: Square) -> Bitboard<W> {
    let mut found = geometry.lines(target);
    if geometry.sheets() == 1 {
        return found;
    }
    for direction in Direction::ALL {
        for stop in geometry.next(target, direction) {
            for sheet in 0..geometry.sheets() {
                found |= geometry.ray(sheet, stop, direction);
            }
        }
    }
    found
}

impl<W: Word> AttackRule<W> for Advance {
    fn sources(&self, geometry: &Geometry<W>, _: Color, target: Square) -> Bitboard<W> {
        approaches(geometry, target)
    }

    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        approaches(threat.facts.geometry(), threat.target) & threat.pieces
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
        approaches(facts.geometry(), king) | facts.geometry().neighbours(king)
    }

    fn uncovering_squares(
        &self,
        facts: &Facts<W>,
        king: Square,
        pieces: Bitboard<W>,
    ) -> Bitboard<W> {
        let lines = approaches(facts.geometry(), king);
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
        pieces & approaches(board.geometry(), board.target)
    }

    /// The squares next to the target at which a move from `from` points to it.
    fn capture_stops(&self, board: &Board<W>, from: Square, _: Bitboard<W>) -> Bitboard<W> {
        let geometry = board.geometry();
        let mut found = Bitboard::EMPTY;
        for direction in Direction::ALL {
            for stop in geometry.next(board.target, direction) {
                if geometry.heading(from, stop) == Some(direction.opposite()) {
                    found.insert(stop);
                }
            }
        }
        found
    }
}
