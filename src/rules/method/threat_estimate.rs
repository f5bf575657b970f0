//! Estimates what a side could capture by its next move, from the reach of its pieces instead of their
//! moves.
//!
//! The evaluation uses this, not play. Every piece named here could be captured, if the safety of the
//! captor's own king is ignored. Some threats are missing: each method says which.

use super::pinch::{Pinches, pinches};
use crate::rules::board::{Bitboard, Color, Geometry, Square};
use crate::rules::definition::view::View;
use crate::rules::method::Journey;
use crate::rules::piece::Capture;
use crate::rules::play::movegen;
use crate::rules::power::immunity;
use std::cell::OnceCell;

/// An estimate of what one side can capture in a position.
pub struct Threats<'a> {
    view: View<'a>,
    by: Color,
    /// The enemies that no friend protects.
    enemies: Bitboard,
    pinches: OnceCell<Pinches>,
}

impl<'a> Threats<'a> {
    pub(in crate::rules) fn new(view: View<'a>, by: Color) -> Threats<'a> {
        Threats {
            view,
            by,
            enemies: immunity::unprotected(view, !by),
            pinches: OnceCell::new(),
        }
    }

    /// The enemies that no friend protects.
    pub fn enemies(&self) -> Bitboard {
        self.enemies
    }

    /// The enemies that the piece on `from` could capture now by one of its methods. `reach` is the
    /// squares that its walk reaches, with the first piece on each way included.
    pub fn targets(&self, from: Square, reach: Bitboard, capture: &Capture) -> Bitboard {
        let capturable = match capture.mimicked {
            true => self.enemies & self.view.position.of_types(capture.victims),
            false => self.enemies,
        };
        capture.method.rule().threatened(&ThreatEstimate {
            view: self.view,
            by: self.by,
            pinches: &self.pinches,
            from,
            reach,
            capture,
            capturable,
        })
    }
}

/// What a method needs to know to estimate the threats of one piece.
pub(in crate::rules) struct ThreatEstimate<'a> {
    pub(in crate::rules) view: View<'a>,
    /// The side of the piece.
    pub(in crate::rules) by: Color,
    pinches: &'a OnceCell<Pinches>,
    /// The square of the piece.
    pub(in crate::rules) from: Square,
    /// The squares that its walk reaches, with the first piece on each way included.
    pub(in crate::rules) reach: Bitboard,
    pub(in crate::rules) capture: &'a Capture,
    /// The enemies that the capture may remove.
    pub(in crate::rules) capturable: Bitboard,
}

impl<'a> ThreatEstimate<'a> {
    pub(in crate::rules) fn geometry(&self) -> &'a Geometry {
        self.view.geometry()
    }

    /// The pinches that the side could make.
    pub(in crate::rules) fn pinches(&self) -> &[(Square, Square, Square)] {
        self.pinches.get_or_init(|| pinches(self.view, self.by))
    }

    /// The square right behind a piece that stands on a line with the mover.
    pub(in crate::rules) fn behind(&self, other: Square) -> Bitboard {
        let heading = self.geometry().heading(self.from, other);
        heading.map_or(Bitboard::EMPTY, |heading| {
            self.geometry().next(other, heading)
        })
    }

    /// The empty squares that the walk reaches; with `steps`, only those at this distance.
    pub(in crate::rules) fn free_stops(&self, steps: Option<u8>) -> Bitboard {
        let free = self.reach - self.view.position.occupied();
        let geometry = self.geometry();
        match steps.map(usize::from) {
            None | Some(0) => free,
            Some(steps) => {
                let nearer = geometry.within(self.from, steps - 1);
                free & (geometry.within(self.from, steps) - nearer)
            }
        }
    }

    /// The exact threats, found from all moves of the piece.
    pub(in crate::rules) fn by_moves(&self) -> Bitboard {
        let Some(mover) = self.view.position.piece(self.from) else {
            return Bitboard::EMPTY;
        };
        let mut moves = Vec::new();
        movegen::piece_moves(self.view, self.from, &mut moves);
        moves.retain(|mv| self.capture.after.contains(mv.travel));
        moves.into_iter().fold(Bitboard::EMPTY, |found, mv| {
            let mut journey = Journey::new(self.view, mover, mv);
            journey.capturable = self.capturable;
            found | self.capture.method.rule().victims(&journey)
        })
    }
}
