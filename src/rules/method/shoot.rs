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
use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square};
use crate::rules::definition::View;
use crate::rules::moves::Move;
use crate::rules::piece::{Shoot, Travel, Travels};
use crate::rules::power::freeze;

impl Shoot {
    /// The pieces of a side that may spot.
    fn spotters(&self, view: View, by: Color) -> Bitboard {
        match self.frozen_spotters {
            true => view.position.pieces(by),
            false => view.position.pieces(by) - freeze::frozen(view, by),
        }
    }

    /// Whether a target is near enough, or a friend spots it.
    fn finds(&self, field: &Field, from: Square, target: Square) -> bool {
        field.geometry.distance(from, target) <= usize::from(self.range)
            || self.spotter(field, from, target).is_some()
    }

    /// A friend that spots a target for the piece on `from`.
    fn spotter(&self, field: &Field, from: Square, target: Square) -> Option<Square> {
        let near = |at: &Square| field.geometry.distance(*at, target) <= usize::from(self.spotter);
        let others = field.spotters.without(from);
        let seen = field.seen_from(target) & others;
        seen.into_iter().find(near)
    }

    /// The pieces that can shoot the piece on `target`.
    fn shooters(&self, field: &Field, pieces: Bitboard, target: Square) -> Bitboard {
        let seen = field.seen_from(target) & pieces;
        let finds = |from: &Square| self.finds(field, *from, target);
        seen.into_iter().filter(finds).collect()
    }

    /// The enemies that the piece on `from` can shoot.
    fn targets(&self, field: &Field, from: Square, capturable: Bitboard) -> Bitboard {
        let seen = field.seen_from(from) & capturable;
        let finds = |target: &Square| self.finds(field, from, *target);
        seen.into_iter().filter(finds).collect()
    }
}

/// The board as a shot sees it.
struct Field<'a> {
    geometry: &'a Geometry,
    occupied: Bitboard,
    /// The friends that can spot; the shooter itself may be among them.
    spotters: Bitboard,
}

impl Field<'_> {
    /// The first pieces on all lines from a square.
    fn seen_from(&self, square: Square) -> Bitboard {
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
    fn field<'a>(&self, view: View<'a>, by: Color) -> Field<'a> {
        Field {
            geometry: view.geometry(),
            occupied: view.position.occupied(),
            spotters: self.spotters(view, by),
        }
    }
}

impl CaptureRule for Shoot {
    fn victims(&self, journey: &Journey) -> Bitboard {
        match journey.travel {
            Travel::Shoot => journey.capturable & journey.to.into(),
            _ => Bitboard::EMPTY,
        }
    }

    fn after(&self) -> Travels {
        Travels::ALL
    }

    /// The spotter of a target that is too far for a shot without one.
    fn partner(&self, journey: &Journey, victim: Square) -> Option<Square> {
        let far = journey.length() > usize::from(self.range);
        let field = self.field(journey.view, journey.piece.color());
        far.then(|| self.spotter(&field, journey.from, victim))
            .flatten()
    }
}

impl MoveListRule for Shoot {
    fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        let field = self.field(origin.view, origin.piece.color());
        let shoot = |to| Move::new(origin.from, to, Travel::Shoot);
        let targets = self.targets(&field, origin.from, origin.capturable);
        out.extend(targets.into_iter().map(shoot));
    }

    fn brings_quiet_moves(&self) -> bool {
        false
    }

    fn captures_by_walking(&self) -> bool {
        false
    }

    fn arriving(&self, _: View, _: Color, _: Bitboard) -> Bitboard {
        Bitboard::EMPTY
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }
}

impl AttackRule for Shoot {
    fn suspects(&self, threat: &Threat) -> Bitboard {
        let field = self.field(threat.view, threat.by);
        self.shooters(&field, threat.pieces, threat.target)
    }

    fn all_suspects_attack(&self) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers) -> Verdict {
        let board = attackers.board;
        let field = Field {
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
    fn expose(&self, attackers: &Attackers, exposure: &mut KingExposure) {
        let board = attackers.board;
        let lines = board.lines();
        if attackers.pieces.meets(lines) {
            exposure.vacated |= lines & board.unmoved;
            exposure.shields |= lines;
        }
    }
}

impl CheckRule for Shoot {
    fn checking_squares(&self, view: View, king: Square) -> Bitboard {
        view.geometry().lines(king)
    }
}

impl EstimateRule for Shoot {
    fn threatened(&self, estimate: &ThreatEstimate) -> Option<Bitboard> {
        let field = self.field(estimate.view, estimate.by);
        Some(self.targets(&field, estimate.from, estimate.capturable))
    }
}
