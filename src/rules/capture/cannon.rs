//! **Cannon**: the man jumps over one adjacent man of either side onto the square right beyond it and
//! takes the enemy there, if there is one.
//!
//! ```text
//!     . P m p .   ->   . . m P .      P on b jumps over m and takes the man on d
//!     . P m . .   ->   . . m P .      the same jump without capture
//! ```
//!
//! The man that is jumped stays. A man that mimics jumps only to capture. Source: the Cannon Pawn of
//! P. Aronson and D. Howe's Rococo (2002).

use super::{Bitboard, Journey, Move, Origin, Threat, Travel};
use crate::rules::{Direction, Geometry, Square};

/// Capture of the enemy right beyond an adjacent man, by moving onto its square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cannon {
    /// Whether it jumps onto empty squares too.
    pub quiet: bool,
}

impl Cannon {
    pub(super) fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        let occupied = origin.view.position.occupied();
        let stops = jumps(origin.view.geometry(), origin.from, occupied);
        let stops = match self.quiet {
            true => (stops - occupied) | (stops & origin.prey),
            false => stops & origin.prey,
        };
        let jump = |to| Move::new(origin.from, to, Travel::Jump);
        out.extend(stops.into_iter().map(jump));
    }

    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        if journey.travel == Travel::Jump {
            journey.prey & journey.to.into()
        } else {
            Bitboard::EMPTY
        }
    }

    /// A jump can be made both ways.
    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        let view = threat.view;
        jumps(view.geometry(), threat.target, view.position.occupied()) & threat.men
    }
}

/// The squares right beyond the neighbours of a square.
pub(in crate::rules) fn jumps(geometry: &Geometry, from: Square, occupied: Bitboard) -> Bitboard {
    let mut stops = Bitboard::EMPTY;
    for sheet in 0..geometry.sheets() {
        for direction in Direction::ALL {
            let over = geometry.step(sheet, from, direction);
            if let Some(over) = over.filter(|&over| occupied.contains(over)) {
                stops |= geometry.step(sheet, over, direction).into();
            }
        }
    }
    stops
}
