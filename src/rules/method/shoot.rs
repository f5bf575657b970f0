//! **Shot**: the piece stays where it is and captures the first piece on a line, if that is an enemy
//! and near, or a friend spots it.
//!
//! ```text
//!     A . p . . .        A . . . . .      A on a captures the piece on c, two squares off
//!     A . . . p F   ->   A . . . . F      the piece on e is far off, but F next to it spots it
//!     A . . . p .        no shot: far off, and no piece spots it
//! ```
//!
//! A spotter is another friend next to the target, or a little further away in a straight line with no
//! piece in between. Source: the Archer of M. Nelson's Fugue (2004).

use crate::rules::ask::{
    AttackRule, Attackers, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    MoveListRule, Origin, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Shoot, Travel, Travels};
use crate::rules::power::freeze;

impl Shoot {
    /// The pieces of a side that may spot.
    fn spotters<W: Word>(&self, facts: &Facts<W>, by: Color) -> Bitboard<W> {
        match self.frozen_spotters {
            true => facts.position.pieces(by),
            false => facts.position.pieces(by) - freeze::frozen(facts, by),
        }
    }

    /// Whether a target is near enough, or a friend spots it.
    fn finds<W: Word>(&self, field: &ShotBoard<W>, from: Square, target: Square) -> bool {
        field.geometry.distance(from, target) <= usize::from(self.range)
            || self.spotter(field, from, target).is_some()
    }

    /// A friend that spots a target for the piece on `from`.
    fn spotter<W: Word>(
        &self,
        field: &ShotBoard<W>,
        from: Square,
        target: Square,
    ) -> Option<Square> {
        let near = |at: &Square| field.geometry.distance(*at, target) <= usize::from(self.spotter);
        let others = field.spotters.without(from);
        let seen = field.seen_from(target) & others;
        seen.into_iter().find(near)
    }

    /// The pieces that can shoot the piece on `target`.
    fn shooters<W: Word>(
        &self,
        field: &ShotBoard<W>,
        pieces: Bitboard<W>,
        target: Square,
    ) -> Bitboard<W> {
        let seen = field.seen_from(target) & pieces;
        let finds = |from: &Square| self.finds(field, *from, target);
        seen.into_iter().filter(finds).collect()
    }

    /// The enemies that the piece on `from` can shoot.
    fn targets<W: Word>(
        &self,
        field: &ShotBoard<W>,
        from: Square,
        capturable: Bitboard<W>,
    ) -> Bitboard<W> {
        let seen = field.seen_from(from) & capturable;
        let finds = |target: &Square| self.finds(field, from, *target);
        seen.into_iter().filter(finds).collect()
    }
}

/// The board as a shot sees it.
struct ShotBoard<'a, W: Word> {
    geometry: &'a Geometry<W>,
    occupied: Bitboard<W>,
    /// The friends that can spot; the shooter itself may be among them.
    spotters: Bitboard<W>,
}

impl<W: Word> ShotBoard<'_, W> {
    /// The first pieces on all lines from a square.
    fn seen_from(&self, square: Square) -> Bitboard<W> {
        let mut seen = Bitboard::EMPTY;
        for sheet in 0..self.geometry.sheets() {
            for direction in Direction::ALL {
                let first = self
                    .geometry
                    .first_on_line(sheet, square, direction, self.occupied);
                seen |= first.into();
            }
        }
        seen
    }
}

impl Shoot {
    fn field<'a, W: Word>(&self, facts: &'a Facts<'a, W>, by: Color) -> ShotBoard<'a, W> {
        ShotBoard {
            geometry: facts.geometry(),
            occupied: facts.position.occupied(),
            spotters: self.spotters(facts, by),
        }
    }
}

impl<W: Word> CaptureRule<W> for Shoot {
    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        match journey.travel {
            Travel::FromAfar => journey.capturable & journey.to.into(),
            _ => Bitboard::EMPTY,
        }
    }

    fn after(&self) -> Travels {
        Travels::ALL
    }

    /// The spotter of a target that is too far for a shot without one.
    fn partner(&self, journey: &Journey<W>, victim: Square) -> Option<Square> {
        let far = journey.length() > usize::from(self.range);
        let field = self.field(journey.facts, journey.piece.color());
        far.then(|| self.spotter(&field, journey.from, victim))
            .flatten()
    }
}

impl<W: Word> MoveListRule<W> for Shoot {
    fn moves(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        let field = self.field(origin.facts, origin.piece.color());
        let shoot = |to| Move::new(origin.from, to, Travel::FromAfar);
        let targets = self.targets(&field, origin.from, origin.capturable);
        out.extend(targets.into_iter().map(shoot));
    }

    fn brings_quiet_moves(&self) -> bool {
        false
    }

    fn captures_by_walking(&self) -> bool {
        false
    }

    fn arriving(&self, _: &Facts<W>, _: Color, _: Bitboard<W>) -> Bitboard<W> {
        Bitboard::EMPTY
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }
}

impl<W: Word> AttackRule<W> for Shoot {
    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        let field = self.field(threat.facts, threat.by);
        self.shooters(&field, threat.pieces, threat.target)
    }

    fn all_suspects_attack(&self) -> bool {
        true
    }

    /// The piece stays where it is.
    fn has_best_way(&self) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        let board = attackers.board;
        let field = ShotBoard {
            geometry: board.geometry(),
            occupied: board.occupied,
            spotters: match self.frozen_spotters {
                true => board.attacking,
                false => board.free,
            },
        };
        let shooters = self.shooters(&field, attackers.pieces, board.target);
        Verdict::of(board.any_near(shooters))
    }

    /// A piece that leaves a line to the king may open it to a shot or to a spotter.
    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        let board = attackers.board;
        let lines = board.lines();
        if attackers.pieces.meets(lines) {
            exposure.vacated |= lines & board.unmoved;
            exposure.shields |= lines;
        }
    }
}

impl<W: Word> CheckRule<W> for Shoot {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().lines(king)
    }
}

impl<W: Word> EstimateRule<W> for Shoot {
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        let field = self.field(estimate.facts, estimate.by);
        Some(self.targets(&field, estimate.from, estimate.capturable))
    }
}
