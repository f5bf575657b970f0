//! **Pinch**, or custodial capture: the piece moves like a rook and captures each enemy that now stands
//! between it and a friend on a rook's line.
//!
//! ```text
//!     . . P . .
//!     . . p . .      P has just come to the middle: the pieces above, left and right
//!     P p P p P      of it are captured
//! ```
//!
//! A piece that moves between two enemies is not captured. Source: the pawn of R. Abbott's Ultima
//! (1962).

use super::arrival::ArrivalRule;
use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    MoveListRule, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Direction, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::{Partner, Pinch, TypeSet};
use crate::rules::position::Position;

impl<W: Word> CaptureRule<W> for Pinch {
    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        if !journey.heading.is_some_and(Direction::is_orthogonal) {
            return Bitboard::EMPTY;
        }
        let near = journey.facts.geometry().orthogonal_neighbours(journey.to);
        if !near.meets(journey.capturable) {
            return Bitboard::EMPTY;
        }
        self.pairs(journey).map(|(victim, _)| victim).collect()
    }

    fn captures_towards(&self, heading: Option<Direction>) -> bool {
        heading.is_some_and(Direction::is_orthogonal)
    }

    fn partners(&self) -> Option<&[Partner]> {
        Some(&self.partners)
    }

    /// The friend on the other side of the victim.
    fn partner(&self, journey: &Journey<W>, victim: Square) -> Option<Square> {
        self.pairs(journey)
            .find(|&(captured, _)| captured == victim)
            .map(|(_, partner)| partner)
    }
}

impl<W: Word> MoveListRule<W> for Pinch {
    fn brings_moves(&self, _: &Position<W>) -> bool {
        false
    }

    fn arriving(&self, facts: &Facts<W>, by: Color, capturable: Bitboard<W>) -> Bitboard<W> {
        across(facts, capturable, facts.partners(by, &self.partners))
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }

    fn only_walks_and_replaces(&self) -> bool {
        true
    }
}

impl<W: Word> AttackRule<W> for Pinch {
    /// A capture needs a partner right next to the target.
    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        let around = threat.facts.geometry().orthogonal_neighbours(threat.target);
        match around.meets(threat.facts.partners(threat.by, &self.partners)) {
            true => threat.pieces,
            false => Bitboard::EMPTY,
        }
    }

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        ArrivalRule::verdict(self, attackers)
    }

    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        ArrivalRule::expose_king(self, attackers, exposure);
    }
}

impl<W: Word> CheckRule<W> for Pinch {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        let turn = facts.position.turn();
        let near = facts.geometry().neighbours(king);
        match facts
            .partners(turn, &self.partners)
            .meets(self.partner_squares(facts, king))
        {
            true => facts.geometry().lines(king) | near,
            false => near,
        }
    }

    fn partner_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().orthogonal_neighbours(king)
    }
}

impl<W: Word> EstimateRule<W> for Pinch {
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        let (geometry, position) = (estimate.geometry(), estimate.facts.position);
        let free = estimate.free_stops(None);
        let straight = |stop: Square| {
            let heading = geometry.heading(estimate.from, stop);
            heading.is_some_and(Direction::is_orthogonal)
        };
        let is = |square: Square, types: TypeSet| {
            let piece = position.piece(square);
            piece.is_some_and(|piece| types.contains(piece.piece_type()))
        };
        let serves = |friend: Square, victim: Square| {
            let mut partners = self.partners.iter();
            partners.any(|partner| is(friend, partner.pieces) && is(victim, partner.against))
        };
        let each = estimate
            .pinches()
            .iter()
            .filter(|&&(stop, victim, friend)| {
                free.contains(stop)
                    && friend != estimate.from
                    && estimate.capturable.contains(victim)
                    && straight(stop)
                    && serves(friend, victim)
            });
        Some(each.map(|&(_, victim, _)| victim).collect())
    }
}

impl<W: Word> ArrivalRule<W> for Pinch {
    fn partners_at(&self, board: &Board<W>) -> Bitboard<W> {
        let near = board.geometry().orthogonal_neighbours(board.target);
        near & board.partners(&self.partners)
    }

    /// The pieces on the file or rank of a square next to the target and opposite a partner.
    fn candidates(
        &self,
        board: &Board<W>,
        pieces: Bitboard<W>,
        partners: Bitboard<W>,
    ) -> Bitboard<W> {
        let geometry = board.geometry();
        let stops = across(board.facts, board.target.into(), partners);
        let near = stops
            .into_iter()
            .fold(Bitboard::EMPTY, |set, stop| set | geometry.cross(stop));
        pieces & near
    }

    /// The squares next to the target and opposite a partner that the piece reaches on a rook's line.
    fn capture_stops(&self, board: &Board<W>, from: Square, partners: Bitboard<W>) -> Bitboard<W> {
        let geometry = board.geometry();
        let mut found = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ORTHOGONAL {
                let friend = geometry.step(sheet, board.target, direction);
                if !friend.is_some_and(|friend| partners.contains(friend) && friend != from) {
                    continue;
                }
                let across = geometry.step(sheet, board.target, direction.opposite());
                let rookwise = |&to: &Square| {
                    let heading = geometry.heading(from, to);
                    heading.is_some_and(Direction::is_orthogonal)
                };
                found |= across.filter(rookwise).into();
            }
        }
        found
    }
}

impl Pinch {
    /// Each enemy that the mover pinches, with the friend on its other side.
    fn pairs<'a, W: Word>(
        &'a self,
        journey: &'a Journey<W>,
    ) -> impl Iterator<Item = (Square, Square)> + 'a {
        let enemy = !journey.piece.color();
        self.partners.iter().flat_map(move |partner| {
            let friends = journey.partners(partner.pieces);
            let capturable = journey.capturable & journey.facts.pieces_of(enemy, partner.against);
            beyond(journey).filter(move |&(victim, friend)| {
                capturable.contains(victim) && friends.contains(friend)
            })
        })
    }
}

/// Each square next to the stop on a rook's line, with the square behind it.
fn beyond<'a, W: Word>(journey: &'a Journey<W>) -> impl Iterator<Item = (Square, Square)> + 'a {
    let geometry = journey.facts.geometry();
    (0..geometry.sheets()).flat_map(move |sheet| {
        Direction::ORTHOGONAL
            .into_iter()
            .filter_map(move |direction| {
                let next = geometry.step(sheet, journey.to, direction)?;
                Some((next, geometry.step(sheet, next, direction)?))
            })
    })
}

/// The squares next to a capturable piece and opposite a partner.
fn across<W: Word>(
    facts: &Facts<W>,
    capturable: Bitboard<W>,
    partners: Bitboard<W>,
) -> Bitboard<W> {
    let geometry = facts.geometry();
    let mut found = Bitboard::EMPTY;
    for victim in capturable {
        if !geometry.orthogonal_neighbours(victim).meets(partners) {
            continue;
        }
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ORTHOGONAL {
                let friend = geometry.step(sheet, victim, direction);
                if friend.is_some_and(|friend| partners.contains(friend)) {
                    found |= geometry.step(sheet, victim, direction.opposite()).into();
                }
            }
        }
    }
    found
}
