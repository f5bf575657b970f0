//! **Withdrawal**: the piece moves directly away from an adjacent enemy and captures it.
//!
//! ```text
//!     . . . . . .        . . . . . .
//!     . p W . . .   ->   . . . . W .      W goes from c to e and captures the piece on b
//!     . . . . . .        . . . . . .
//! ```
//!
//! Source: the Withdrawer of R. Abbott's Ultima (1962).

use super::arrival::ArrivalRule;
use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    MoveListRule, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Direction, Square};
use crate::rules::definition::View;
use crate::rules::piece::Withdraw;
use crate::rules::position::Position;

impl CaptureRule for Withdraw {
    fn victims(&self, journey: &Journey) -> Bitboard {
        let Some(heading) = journey.heading else {
            return Bitboard::EMPTY;
        };
        if self
            .steps
            .is_some_and(|n| usize::from(n) != journey.length())
        {
            return Bitboard::EMPTY;
        }
        let geometry = journey.view.geometry();
        geometry.next(journey.from, heading.opposite()) & journey.capturable
    }
}

impl MoveListRule for Withdraw {
    fn brings_moves(&self, _: &Position) -> bool {
        false
    }

    fn arriving(&self, _: View, _: Color, _: Bitboard) -> Bitboard {
        Bitboard::EMPTY
    }

    fn captures_by_leaving(&self) -> bool {
        true
    }

    fn leaving(&self, view: View, from: Square, capturable: Bitboard) -> Bitboard {
        let geometry = view.geometry();
        let near = geometry.neighbours(from) & capturable;
        if near.is_empty() {
            return Bitboard::EMPTY;
        }
        let away = |direction: &Direction| geometry.next(from, direction.opposite()).meets(near);
        let ways = Direction::ALL.into_iter().filter(away);
        let rays = |direction| (0..geometry.sheets()).map(move |sheet| (sheet, direction));
        ways.flat_map(rays)
            .fold(Bitboard::EMPTY, |set, (sheet, direction)| {
                set | geometry.ray(sheet, from, direction)
            })
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }

    fn only_walks_and_replaces(&self) -> bool {
        true
    }
}

impl AttackRule for Withdraw {
    fn suspects(&self, threat: &Threat) -> Bitboard {
        threat.view.geometry().neighbours(threat.target) & threat.pieces
    }

    fn attacks_king(&self, attackers: &Attackers) -> Verdict {
        ArrivalRule::verdict(self, attackers)
    }

    fn expose(&self, attackers: &Attackers, exposure: &mut KingExposure) {
        ArrivalRule::expose_king(self, attackers, exposure);
    }
}

impl CheckRule for Withdraw {
    fn checking_squares(&self, view: View, king: Square) -> Bitboard {
        view.geometry().neighbours(king)
    }

    fn uncovering_squares(&self, view: View, king: Square, pieces: Bitboard) -> Bitboard {
        match pieces.meets(view.geometry().neighbours(king)) {
            true => view.geometry().lines(king),
            false => Bitboard::EMPTY,
        }
    }
}

impl EstimateRule for Withdraw {
    fn threatened(&self, estimate: &ThreatEstimate) -> Option<Bitboard> {
        let (geometry, from) = (estimate.geometry(), estimate.from);
        let free = estimate.free_stops(self.steps);
        let retreat = |&victim: &Square| {
            let heading = geometry.heading(victim, from);
            heading.is_some_and(|heading| match self.steps {
                None => geometry.next(from, heading).meets(free),
                Some(_) => geometry.ray(0, from, heading).meets(free),
            })
        };
        let near = geometry.neighbours(from) & estimate.capturable;
        Some(near.into_iter().filter(retreat).collect())
    }
}

impl ArrivalRule for Withdraw {
    fn candidates(&self, board: &Board, pieces: Bitboard, _: Bitboard) -> Bitboard {
        pieces & board.geometry().neighbours(board.target)
    }

    /// The squares straight away from the target, which stands next to `from`.
    fn capture_stops(&self, board: &Board, from: Square, _: Bitboard) -> Bitboard {
        let geometry = board.geometry();
        let mut found = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                if geometry.step(sheet, board.target, direction) == Some(from) {
                    for other in 0..geometry.sheets() {
                        found |= geometry.ray(other, from, direction);
                    }
                }
            }
        }
        board.of_length(found, from, self.steps)
    }
}
