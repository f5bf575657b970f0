//! **Explosion**: the man stays where it is and goes off the board with all its neighbours, friends
//! and enemies alike.
//!
//! ```text
//!     P p . .        . . . .
//!     k B . n   ->   . . . n      B on b takes everybody around it and itself
//!     . . Q .        . . . .
//! ```
//!
//! Nobody has to be near. Who goes this way goes for good, even where captured men are kept. Source:
//! the Bomb of Monchalin's Renaissance (1975).

use super::{Bitboard, Journey, Move, Origin, Threat, Travel};

/// Removal of all neighbours together with the man itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explode;

impl Explode {
    pub(super) fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        out.push(Move::new(origin.from, origin.from, Travel::Explode));
    }

    /// The prey of an explosion is of both sides.
    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        if journey.travel == Travel::Explode {
            journey.prey & journey.view.geometry().neighbours(journey.from)
        } else {
            Bitboard::EMPTY
        }
    }

    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        threat.view.geometry().neighbours(threat.target) & threat.men
    }
}
