//! **Coordination**: after its move the piece and a partner, usually its king, stand on two corners of
//! a rectangle and capture the enemies on the other two corners.
//!
//! ```text
//!     p . C . .      C has just come to c, K stands on a two ranks below:
//!     . . . . .      the pieces on a (mover's rank, partner's file)
//!     K . p . .      and on c (mover's file, partner's rank) are captured
//! ```
//!
//! Source: the Coordinator of R. Abbott's Ultima (1962). The Delft form, where each corner must be new,
//! comes from players in the Netherlands.

use super::arrival::ArrivalRule;
use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    MoveListRule, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::{Coordinate, Corners, Partner};
use crate::rules::position::Position;

impl<W: Word> CaptureRule<W> for Coordinate {
    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        if self
            .steps
            .is_some_and(|n| usize::from(n) != journey.length())
        {
            return Bitboard::EMPTY;
        }
        self.partner_captures(journey)
            .fold(Bitboard::EMPTY, |found, (_, victims)| found | victims)
    }

    fn partners(&self) -> Option<&[Partner]> {
        Some(&self.partners)
    }

    /// The friend on the other corner.
    fn partner(&self, journey: &Journey<W>, victim: Square) -> Option<Square> {
        self.partner_captures(journey)
            .find(|(_, victims)| victims.contains(victim))
            .map(|(partner, _)| partner)
    }
}

impl<W: Word> MoveListRule<W> for Coordinate {
    fn brings_moves(&self, _: &Position<W>) -> bool {
        false
    }

    fn arriving(&self, facts: &Facts<W>, by: Color, capturable: Bitboard<W>) -> Bitboard<W> {
        let geometry = facts.geometry();
        let mut found = Bitboard::EMPTY;
        for partner in facts.partners(by, &self.partners) {
            for victim in capturable & geometry.rank_of(partner) {
                found |= geometry.file_of(victim);
            }
            for victim in capturable & geometry.file_of(partner) {
                found |= geometry.rank_of(victim);
            }
        }
        found
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }

    fn only_walks_and_replaces(&self) -> bool {
        true
    }
}

impl<W: Word> AttackRule<W> for Coordinate {
    /// A capture needs a partner on the target's file or rank.
    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        let geometry = threat.facts.geometry();
        let crosses = |square: Square| {
            geometry.file(square) == geometry.file(threat.target)
                || geometry.rank(square) == geometry.rank(threat.target)
        };
        let partners = threat.facts.partners(threat.by, &self.partners);
        match partners.into_iter().any(crosses) {
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

impl<W: Word> CheckRule<W> for Coordinate {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        let turn = facts.position.turn();
        match facts
            .partners(turn, &self.partners)
            .meets(self.partner_squares(facts, king))
        {
            true => facts.geometry().lines(king) | facts.geometry().neighbours(king),
            false => Bitboard::EMPTY,
        }
    }

    fn partner_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().cross(king)
    }
}

impl<W: Word> EstimateRule<W> for Coordinate {
    /// Leaves out the other kinds of corners: whether they count depends on where the piece comes from.
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        if self.corners != Corners::Both {
            return Some(Bitboard::EMPTY);
        }
        let (geometry, position) = (estimate.geometry(), estimate.facts.position);
        let free = estimate.free_stops(self.steps);
        let friends = position.pieces(estimate.by).without(estimate.from);
        let mut found = Bitboard::EMPTY;
        for partner in &self.partners {
            let capturable = estimate.capturable & position.of_types(partner.against);
            for friend in position.of_types(partner.pieces) & friends {
                let on_file = capturable & geometry.file_of(friend);
                let on_rank = capturable & geometry.rank_of(friend);
                let along = |&victim: &Square| geometry.rank_of(victim).meets(free);
                let across = |&victim: &Square| geometry.file_of(victim).meets(free);
                found |= on_file.into_iter().filter(along).collect();
                found |= on_rank.into_iter().filter(across).collect();
            }
        }
        Some(found)
    }
}

impl<W: Word> ArrivalRule<W> for Coordinate {
    fn partners_at(&self, board: &Board<W>) -> Bitboard<W> {
        board.geometry().cross(board.target) & board.partners(&self.partners)
    }

    fn candidates(&self, _: &Board<W>, pieces: Bitboard<W>, partners: Bitboard<W>) -> Bitboard<W> {
        match partners.is_empty() {
            true => Bitboard::EMPTY,
            false => pieces,
        }
    }

    /// The squares from which a move's lines and a partner's cross on the target. For balanced corners
    /// there may be too many.
    fn capture_stops(&self, board: &Board<W>, from: Square, partners: Bitboard<W>) -> Bitboard<W> {
        let geometry = board.geometry();
        let partners = partners.without(from);
        let (file, rank) = (
            geometry.file_of(board.target),
            geometry.rank_of(board.target),
        );
        let any = self.corners != Corners::New;
        let mut found = Bitboard::EMPTY;
        if partners.meets(rank) && (any || !file.contains(from)) {
            found |= file;
        }
        if partners.meets(file) && (any || !rank.contains(from)) {
            found |= rank;
        }
        board.of_length(found, from, self.steps)
    }

    fn exact_on_all_sheets(&self) -> bool {
        true
    }

    fn depends_on_bystanders(&self) -> bool {
        self.corners == Corners::Balanced
    }

    fn captures_on(
        &self,
        board: &Board<W>,
        from: Square,
        stops: Bitboard<W>,
        partners: Bitboard<W>,
    ) -> bool {
        if self.corners != Corners::Balanced {
            return true;
        }
        let geometry = board.geometry();
        let (file, rank) = (
            geometry.file_of(board.target),
            geometry.rank_of(board.target),
        );
        let occupied = board.occupied.without(from);
        let pieces = |end| (geometry.stretch(board.target, end) & occupied).len();
        let meets = |stop: Square, friend: Square| {
            file.contains(stop) && rank.contains(friend)
                || rank.contains(stop) && file.contains(friend)
        };
        let partners = partners.without(from);
        stops.into_iter().any(|stop| {
            partners
                .into_iter()
                .any(|friend| meets(stop, friend) && pieces(friend) == pieces(stop))
        })
    }
}

impl Coordinate {
    /// Each partner with the enemies that the mover and this partner capture together.
    fn partner_captures<'a, W: Word>(
        &'a self,
        journey: &'a Journey<W>,
    ) -> impl Iterator<Item = (Square, Bitboard<W>)> + 'a {
        let enemy = !journey.piece.color();
        self.partners.iter().flat_map(move |partner| {
            let capturable = journey.capturable & journey.facts.pieces_of(enemy, partner.against);
            journey
                .partners(partner.pieces)
                .into_iter()
                .map(move |square| (square, self.corners(journey, square) & capturable))
        })
    }

    fn corners<W: Word>(&self, journey: &Journey<W>, partner: Square) -> Bitboard<W> {
        let geometry = journey.facts.geometry();
        let (from, to) = (journey.from, journey.to);
        let mut corners = Bitboard::EMPTY;
        let any = self.corners != Corners::New;
        if any || geometry.file(from) != geometry.file(to) {
            corners |= corner(geometry, to, partner);
        }
        if any || geometry.rank(from) != geometry.rank(to) {
            corners |= corner(geometry, partner, to);
        }
        if self.corners == Corners::Balanced {
            let balanced = |&at: &Square| is_balanced(journey, at, partner);
            return (corners & journey.capturable)
                .into_iter()
                .filter(balanced)
                .collect();
        }
        corners
    }
}

/// Whether there are as many pieces between a corner and the partner as between it and the mover.
fn is_balanced<W: Word>(journey: &Journey<W>, corner: Square, partner: Square) -> bool {
    let geometry = journey.facts.geometry();
    let occupied = journey.facts.position.occupied().without(journey.from);
    let pieces = |end| (geometry.stretch(corner, end) & occupied).len();
    pieces(partner) == pieces(journey.to)
}

/// The square on one square's file and another's rank.
fn corner<W: Word>(geometry: &Geometry<W>, file: Square, rank: Square) -> Bitboard<W> {
    geometry.at(geometry.file(file), geometry.rank(rank)).into()
}
