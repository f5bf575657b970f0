//! Whom a side could capture by its next move, estimated from where its pieces go, without their moves.
//!
//! It is for judging a position, not for playing it: the pieces that it names could be captured, with its own king's
//! safety left aside, but some are not named. Each method says which.

use super::pinch::{Pincers, pincers};
use super::{Capture, Journey};
use crate::rules::bitboard::Bitboard;
use crate::rules::color::Color;
use crate::rules::geometry::Geometry;
use crate::rules::immunity;
use crate::rules::movegen;
use crate::rules::square::Square;
use crate::rules::view::View;
use std::cell::OnceCell;

/// The possible captures of one side in a position, as an estimate.
pub struct Threats<'a> {
    view: View<'a>,
    by: Color,
    /// The enemies that no friend of theirs protects.
    enemies: Bitboard,
    pincers: OnceCell<Pincers>,
}

impl<'a> Threats<'a> {
    pub(in crate::rules) fn new(view: View<'a>, by: Color) -> Threats<'a> {
        Threats {
            view,
            by,
            enemies: immunity::unprotected(view, !by),
            pincers: OnceCell::new(),
        }
    }

    /// The enemies that no friend of theirs protects.
    pub fn enemies(&self) -> Bitboard {
        self.enemies
    }

    /// The enemies that the piece on `from` could capture now by one of its methods, given the squares
    /// that its walk reaches, the first pieces in its way included.
    pub fn targets(&self, from: Square, reach: Bitboard, capture: &Capture) -> Bitboard {
        let prey = match capture.mimicked {
            true => self.enemies & self.view.position.of_types(capture.victims),
            false => self.enemies,
        };
        capture.method.rule().threatened(&ThreatEstimate {
            view: self.view,
            by: self.by,
            pincers: &self.pincers,
            from,
            reach,
            capture,
            prey,
        })
    }
}

/// The question which pieces a piece could capture by one of its captures.
pub(in crate::rules) struct ThreatEstimate<'a> {
    pub(super) view: View<'a>,
    /// The side of the piece.
    pub(super) by: Color,
    pincers: &'a OnceCell<Pincers>,
    /// Where the piece stands.
    pub(super) from: Square,
    /// The squares that its walk reaches, the first pieces in its way included.
    pub(super) reach: Bitboard,
    pub(super) capture: &'a Capture,
    /// The enemies that it may capture so.
    pub(super) prey: Bitboard,
}

impl<'a> ThreatEstimate<'a> {
    pub(super) fn geometry(&self) -> &'a Geometry {
        self.view.geometry()
    }

    /// Where a pinch could close in an enemy.
    pub(super) fn pincers(&self) -> &[(Square, Square, Square)] {
        self.pincers.get_or_init(|| pincers(self.view, self.by))
    }

    /// The square right behind a piece on a line with the mover.
    pub(super) fn behind(&self, other: Square) -> Bitboard {
        let heading = self.geometry().heading(self.from, other);
        heading.map_or(Bitboard::EMPTY, |heading| {
            self.geometry().next(other, heading)
        })
    }

    /// The empty squares that the walk reaches, those so many steps away if a number matters.
    pub(super) fn free_stops(&self, steps: Option<u8>) -> Bitboard {
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

    /// The answer that all moves of the piece give.
    pub(super) fn by_moves(&self) -> Bitboard {
        let Some(mover) = self.view.position.piece(self.from) else {
            return Bitboard::EMPTY;
        };
        let mut moves = Vec::new();
        movegen::piece_moves(self.view, self.from, &mut moves);
        moves.retain(|mv| self.capture.after.contains(mv.travel));
        moves.into_iter().fold(Bitboard::EMPTY, |found, mv| {
            let mut journey = Journey::new(self.view, mover, mv);
            journey.prey = self.prey;
            found | self.capture.method.rule().victims(&journey)
        })
    }
}
