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
use crate::rules::board::{Bitboard, Color, Direction, Square};
use crate::rules::definition::View;
use crate::rules::piece::Advance;
use crate::rules::position::Position;

impl CaptureRule for Advance {
    fn victims(&self, journey: &Journey) -> Bitboard {
        journey.heading.map_or(Bitboard::EMPTY, |heading| {
            journey.view.geometry().next(journey.to, heading) & journey.capturable
        })
    }
}

impl MoveListRule for Advance {
    fn brings_moves(&self, _: &Position) -> bool {
        false
    }

    fn arriving(&self, view: View, _: Color, capturable: Bitboard) -> Bitboard {
        view.geometry().around(capturable)
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }

    fn only_walks_and_replaces(&self) -> bool {
        true
    }
}

impl AttackRule for Advance {
    fn suspects(&self, threat: &Threat) -> Bitboard {
        threat.on_lines()
    }

    fn attacks_king(&self, attackers: &Attackers) -> Verdict {
        ArrivalRule::verdict(self, attackers)
    }

    fn expose(&self, attackers: &Attackers, exposure: &mut KingExposure) {
        ArrivalRule::expose_king(self, attackers, exposure);
    }
}

impl CheckRule for Advance {
    fn checking_squares(&self, view: View, king: Square) -> Bitboard {
        view.geometry().lines(king) | view.geometry().neighbours(king)
    }

    fn uncovering_squares(&self, view: View, king: Square, pieces: Bitboard) -> Bitboard {
        let lines = view.geometry().lines(king);
        match pieces.meets(lines) {
            true => lines,
            false => Bitboard::EMPTY,
        }
    }
}

impl EstimateRule for Advance {
    fn threatened(&self, estimate: &ThreatEstimate) -> Option<Bitboard> {
        let near = estimate.geometry().neighbours(estimate.from);
        Some((estimate.reach & estimate.capturable) - near)
    }
}

impl ArrivalRule for Advance {
    fn candidates(&self, board: &Board, pieces: Bitboard, _: Bitboard) -> Bitboard {
        pieces & board.lines()
    }

    /// The squares next to the target on the lines from `from`.
    fn capture_stops(&self, board: &Board, from: Square, _: Bitboard) -> Bitboard {
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
