//! **Pinch**, or custodial capture: the man moves along a rook's line and takes each enemy that now
//! stands, on a rook's line, between itself and a friend.
//!
//! ```text
//!     . . P . .
//!     . . p . .      P has just come to the middle: the men above, left and right
//!     P p P p P      of it are taken
//! ```
//!
//! A man that moves in between two enemies is not taken. Source: the pawn of R. Abbott's Ultima
//! (1962).

use super::{Bitboard, Journey, Partner, Threat};
use crate::rules::{Direction, Square};

/// Capture of enemies between the mover and a friend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pinch {
    /// The friends that may stand beyond.
    pub partners: Vec<Partner>,
}

impl Pinch {
    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        if !journey.heading.is_some_and(Direction::is_orthogonal) {
            return Bitboard::EMPTY;
        }
        self.pairs(journey).map(|(victim, _)| victim).collect()
    }

    /// The friend beyond, for a victim of a move.
    pub(super) fn partner(&self, journey: &Journey, victim: Square) -> Option<Square> {
        self.pairs(journey)
            .find(|&(taken, _)| taken == victim)
            .map(|(_, partner)| partner)
    }

    /// Each enemy that the mover closes in, with the friend beyond.
    fn pairs<'a>(&'a self, journey: &'a Journey) -> impl Iterator<Item = (Square, Square)> + 'a {
        let enemy = !journey.man.color();
        self.partners.iter().flat_map(move |partner| {
            let friends = journey.partners(partner.men);
            let prey = journey.prey & journey.view.men_of(enemy, partner.against);
            beyond(journey)
                .filter(move |&(victim, friend)| prey.contains(victim) && friends.contains(friend))
        })
    }

    /// A victim has a partner of the mover's right next to it.
    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        let around = threat.view.geometry().orthogonal_neighbours(threat.target);
        let partners = self.partners.iter().fold(Bitboard::EMPTY, |set, partner| {
            set | threat.view.men_of(threat.by, partner.men)
        });
        if around.meets(partners) {
            threat.men
        } else {
            Bitboard::EMPTY
        }
    }
}

/// The squares next to the stop on a rook's lines, each with the one beyond it.
fn beyond<'a>(journey: &'a Journey) -> impl Iterator<Item = (Square, Square)> + 'a {
    let geometry = journey.view.geometry();
    (0..geometry.sheets()).flat_map(move |sheet| {
        Direction::ORTHOGONAL
            .into_iter()
            .filter_map(move |direction| {
                let next = geometry.step(sheet, journey.to, direction)?;
                Some((next, geometry.step(sheet, next, direction)?))
            })
    })
}
