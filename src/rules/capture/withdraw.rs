//! **Withdrawal**: the man moves directly away from an adjacent enemy and takes it.
//!
//! ```text
//!     . . . . . .        . . . . . .
//!     . p W . . .   ->   . . . . W .      W goes from c to e and takes the man on b
//!     . . . . . .        . . . . . .
//! ```
//!
//! Source: the Withdrawer of R. Abbott's Ultima (1962).

use super::{Bitboard, Journey, Threat};

/// Capture of the enemy right behind the start of a move along a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Withdraw {
    /// The exact length that the move must have, if any length does not do.
    pub steps: Option<u8>,
}

impl Withdraw {
    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        let Some(heading) = journey.heading else {
            return Bitboard::EMPTY;
        };
        if self
            .steps
            .is_some_and(|n| usize::from(n) != journey.length())
        {
            return Bitboard::EMPTY;
        }
        let geometry = journey.view.geometry();
        geometry.next(journey.from, heading.opposite()) & journey.prey
    }

    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        threat.view.geometry().neighbours(threat.target) & threat.men
    }
}
