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
use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::Withdraw;
use crate::rules::position::Position;

impl<W: Word> CaptureRule<W> for Withdraw {
    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        let Some(heading) = journey.heading else {
            return Bitboard::EMPTY;
        };
        if self
            .steps
            .is_some_and(|n| usize::from(n) != journey.length())
        {
            return Bitboard::EMPTY;
        }
        let geometry = journey.facts.geometry();
        geometry.next(journey.from, heading.opposite()) & journey.capturable
    }

    fn captures_towards(&self, heading: Option<Direction>) -> bool {
        heading.is_some()
    }
}

impl<W: Word> MoveListRule<W> for Withdraw {
    fn brings_moves(&self, _: &Position<W>) -> bool {
        false
    }

    fn arriving(&self, _: &Facts<W>, _: Color, _: Bitboard<W>) -> Bitboard<W> {
        Bitboard::EMPTY
    }

    fn captures_by_leaving(&self) -> bool {
        true
    }

    fn leaving(&self, facts: &Facts<W>, from: Square, capturable: Bitboard<W>) -> Bitboard<W> {
        let geometry = facts.geometry();
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

impl<W: Word> AttackRule<W> for Withdraw {
    fn sources(&self, geometry: &Geometry<W>, _: Color, target: Square) -> Bitboard<W> {
        geometry.neighbours(target)
    }

    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        threat.facts.geometry().neighbours(threat.target) & threat.pieces
    }

    /// The shortest move away.
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

impl<W: Word> CheckRule<W> for Withdraw {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().neighbours(king)
    }

    fn uncovering_squares(
        &self,
        facts: &Facts<W>,
        king: Square,
        pieces: Bitboard<W>,
    ) -> Bitboard<W> {
        match pieces.meets(facts.geometry().neighbours(king)) {
            true => facts.geometry().lines(king),
            false => Bitboard::EMPTY,
        }
    }
}

impl<W: Word> EstimateRule<W> for Withdraw {
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
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

impl<W: Word> ArrivalRule<W> for Withdraw {
    fn candidates(&self, board: &Board<W>, pieces: Bitboard<W>, _: Bitboard<W>) -> Bitboard<W> {
        pieces & board.geometry().neighbours(board.target)
    }

    /// The squares straight away from the target, which stands next to `from`.
    fn capture_stops(&self, board: &Board<W>, from: Square, _: Bitboard<W>) -> Bitboard<W> {
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
