//! **Coordination**: after its move the man and a partner, most often its king, take the enemies on
//! the two other corners of the rectangle between them.
//!
//! ```text
//!     p . C . .      C has just come to c, K stands on a two ranks below:
//!     . . . . .      the men on a (mover's rank, partner's file)
//!     K . p . .      and on c (mover's file, partner's rank) are taken
//! ```
//!
//! Source: the Coordinator of R. Abbott's Ultima (1962). The Delft form (each corner must be new) is
//! that of players in the Netherlands.

use super::{Bitboard, Journey, Partner, Threat};
use crate::rules::{Geometry, Square};

/// Which corners count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Corners {
    /// Both.
    #[default]
    Both,
    /// Only those that the move has made: on the mover's file if it changed file, on its rank if it
    /// changed rank.
    New,
    /// Those with as many men between them and the partner as between them and the mover.
    Balanced,
}

/// Capture of the enemies on the corners with a partner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coordinate {
    /// The partners.
    pub partners: Vec<Partner>,
    /// Which corners count.
    pub corners: Corners,
    /// The exact length that the move must have, if any length does not do.
    pub steps: Option<u8>,
}

impl Coordinate {
    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        if self
            .steps
            .is_some_and(|n| usize::from(n) != journey.length())
        {
            return Bitboard::EMPTY;
        }
        self.meetings(journey)
            .fold(Bitboard::EMPTY, |found, (_, victims)| found | victims)
    }

    /// The friend on the other corner, for a victim of a move.
    pub(super) fn partner(&self, journey: &Journey, victim: Square) -> Option<Square> {
        self.meetings(journey)
            .find(|(_, victims)| victims.contains(victim))
            .map(|(partner, _)| partner)
    }

    /// Each partner, with the enemies that the mover takes together with it.
    fn meetings<'a>(
        &'a self,
        journey: &'a Journey,
    ) -> impl Iterator<Item = (Square, Bitboard)> + 'a {
        let enemy = !journey.man.color();
        self.partners.iter().flat_map(move |partner| {
            let prey = journey.prey & journey.view.men_of(enemy, partner.against);
            journey
                .partners(partner.men)
                .into_iter()
                .map(move |square| (square, self.corners(journey, square) & prey))
        })
    }

    fn corners(&self, journey: &Journey, partner: Square) -> Bitboard {
        let geometry = journey.view.geometry();
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
            return (corners & journey.prey)
                .into_iter()
                .filter(balanced)
                .collect();
        }
        corners
    }

    /// Only a partner on the target's own file or rank can make a corner of it.
    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        let geometry = threat.view.geometry();
        let crosses = |square: Square| {
            geometry.file(square) == geometry.file(threat.target)
                || geometry.rank(square) == geometry.rank(threat.target)
        };
        let partners = self.partners.iter().fold(Bitboard::EMPTY, |set, partner| {
            set | threat.view.men_of(threat.by, partner.men)
        });
        if partners.into_iter().any(crosses) {
            threat.men
        } else {
            Bitboard::EMPTY
        }
    }
}

/// Whether as many men stand between a corner and the partner as between it and the mover.
fn is_balanced(journey: &Journey, corner: Square, partner: Square) -> bool {
    let geometry = journey.view.geometry();
    let occupied = journey.view.position.occupied().without(journey.from);
    let men = |end| (geometry.stretch(corner, end) & occupied).len();
    men(partner) == men(journey.to)
}

/// The square on one square's file and another's rank.
fn corner(geometry: &Geometry, file: Square, rank: Square) -> Bitboard {
    geometry.at(geometry.file(file), geometry.rank(rank)).into()
}
