//! Questions for the evaluation: what a piece could capture next, as an estimate.

use crate::rules::board::{Bitboard, Color, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::Capture;
use smallvec::SmallVec;
use std::cell::OnceCell;

/// What a method needs to know to estimate the threats of one piece.
pub(in crate::rules) struct ThreatEstimate<'a, W: Word> {
    pub(in crate::rules) facts: &'a Facts<'a, W>,
    /// The side of the piece.
    pub(in crate::rules) by: Color,
    pub pinches: &'a OnceCell<Pinches>,
    /// The square of the piece.
    pub(in crate::rules) from: Square,
    /// The squares that its walk reaches, with the first piece on each way included.
    pub(in crate::rules) reach: Bitboard<W>,
    pub(in crate::rules) capture: &'a Capture<W>,
    /// The enemies that the capture may remove.
    pub(in crate::rules) capturable: Bitboard<W>,
}

impl<'a, W: Word> ThreatEstimate<'a, W> {
    pub(in crate::rules) fn geometry(&self) -> &'a Geometry<W> {
        self.facts.geometry()
    }

    /// The pinches that the side could make.
    pub(in crate::rules) fn pinches(&self) -> &[(Square, Square, Square)] {
        self.pinches.get_or_init(|| pinches(self.facts, self.by))
    }

    /// The square right behind a piece that stands on a line with the mover.
    pub(in crate::rules) fn behind(&self, other: Square) -> Bitboard<W> {
        let heading = self.geometry().heading(self.from, other);
        heading.map_or(Bitboard::EMPTY, |heading| {
            self.geometry().next(other, heading)
        })
    }

    /// The empty squares that the walk reaches; with `steps`, only those at this distance.
    pub(in crate::rules) fn free_stops(&self, steps: Option<u8>) -> Bitboard<W> {
        let free = self.reach - self.facts.position.occupied();
        let geometry = self.geometry();
        match steps.map(usize::from) {
            None | Some(0) => free,
            Some(steps) => {
                let nearer = geometry.within(self.from, steps - 1);
                free & (geometry.within(self.from, steps) - nearer)
            }
        }
    }
}

/// Possible pinches: the stop of the move, the victim, and the friend on its other side.
pub(in crate::rules) type Pinches = SmallVec<[(Square, Square, Square); 8]>;

/// The pinches that a side's pieces could make if they reached the stop: a friend on one side of an
/// enemy and an empty square on the other.
fn pinches<W: Word>(facts: &Facts<W>, by: Color) -> Pinches {
    let geometry = facts.geometry();
    let mut found = Pinches::new();
    for friend in facts.position.pieces(by) {
        for victim in geometry.orthogonal_neighbours(friend) & facts.position.pieces(!by) {
            let heading = geometry.heading(friend, victim);
            let stops = heading.map_or(Bitboard::EMPTY, |heading| geometry.next(victim, heading));
            for stop in stops - facts.position.occupied() {
                found.push((stop, victim, friend));
            }
        }
    }
    found
}

/// What a piece threatens by a method, judged by its reach instead of its moves.
pub(in crate::rules) trait EstimateRule<W: Word> {
    /// The enemies that a piece could capture next by this method; `None` if only its moves tell.
    fn threatened(&self, _estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        None
    }
}
