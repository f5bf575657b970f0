//! **Advance**, or approach: the man runs up to an enemy, stops right before it and takes it.
//!
//! ```text
//!     . . . . . .        . . . . . .
//!     A . . . p .   ->   . . . A . .      A goes from a to d and takes the man on e
//!     . . . . . .        . . . . . .
//! ```
//!
//! Source: the Advancer of P. Aronson and D. Howe's Rococo (2002).

use super::{Bitboard, Journey, Threat};
use crate::rules::Direction;

/// Capture of the enemy right beyond the stop of a move along a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Advance;

impl Advance {
    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        journey.heading.map_or(Bitboard::EMPTY, |heading| {
            journey.view.geometry().next(journey.to, heading) & journey.prey
        })
    }

    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        on_lines(threat)
    }
}

/// Those men of a threat that stand on a line with its target.
pub(super) fn on_lines(threat: &Threat) -> Bitboard {
    let geometry = threat.view.geometry();
    let mut lines = Bitboard::EMPTY;
    for sheet in 0..geometry.sheets() {
        for direction in Direction::ALL {
            lines |= geometry.ray(sheet, threat.target, direction);
        }
    }
    lines & threat.men
}
