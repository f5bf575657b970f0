//! **Mutual destruction**: the man stays where it is and goes off the board with an adjacent enemy.
//!
//! ```text
//!     . . . .        . . . .
//!     . S . .   ->   . . . .      S on b takes the man on c and itself
//!     . . p .        . . . .
//! ```
//!
//! Source: the Swapper of P. Aronson and D. Howe's Rococo (2002).

use super::{Bitboard, Journey, Move, Origin, Threat, Travel};

/// Capture of an adjacent enemy together with the man itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Destroy;

impl Destroy {
    pub(super) fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        let near = origin.view.geometry().neighbours(origin.from) & origin.prey;
        let destroy = |to| Move::new(origin.from, to, Travel::Destroy);
        out.extend(near.into_iter().map(destroy));
    }

    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        if journey.travel == Travel::Destroy {
            journey.prey & journey.to.into()
        } else {
            Bitboard::EMPTY
        }
    }

    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        threat.view.geometry().neighbours(threat.target) & threat.men
    }
}
