//! **Replacement**: the man moves onto the enemy's square, as in chess.
//!
//! ```text
//!     R . . p .   ->   . . . R .      R goes from a to d and takes the man there
//! ```
//!
//! A man that mimics replaces each victim by the victim's own way of capturing, facing its own way:
//! the Mimotaur takes a pawn one step diagonally forward.

use super::{Bitboard, Journey, Move, Origin, Threat, Travel};
use crate::rules::color::ByColor;
use crate::rules::movement::Movement;

/// Capture of the enemy on the stop square.
#[derive(Clone, Debug, PartialEq)]
pub struct Replace {
    /// The way to the victim, for each side.
    pub reach: ByColor<Movement>,
}

impl Replace {
    pub(super) fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        let view = origin.view;
        let stops = origin.walked.unwrap_or_else(|| {
            let reach = &self.reach[origin.man.color()];
            reach.reach(view.geometry(), origin.from, view.position.occupied())
        });
        let replace = |to| Move::new(origin.from, to, Travel::Replace);
        out.extend((stops & origin.prey).into_iter().map(replace));
    }

    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        if journey.travel == Travel::Replace {
            journey.prey & journey.to.into()
        } else {
            Bitboard::EMPTY
        }
    }

    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        self.reach[threat.by].sources(
            threat.view.geometry(),
            threat.target,
            threat.view.position.occupied(),
            threat.men,
        )
    }
}
