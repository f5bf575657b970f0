//! **En passant**: a pawn that has just run past a square on which it could have been taken is taken
//! as if it had stopped there.
//!
//! ```text
//!     . . . .        . . . .
//!     . P . .   ->   . . . .      P has just run up past two squares; the black pawn
//!     p . . .        . p . .      moves onto one of them and takes it
//! ```

use super::{Bitboard, Journey, Move, Origin, Threat, Travel};
use crate::rules::color::ByColor;
use crate::rules::movement::Movement;

/// Capture of a pawn that has just run, on any square that it passed.
#[derive(Clone, Debug, PartialEq)]
pub struct EnPassant {
    /// The pawn's own way of capturing, for each side.
    pub reach: ByColor<Movement>,
}

impl EnPassant {
    pub(super) fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        let position = origin.view.position;
        if position.en_passant().is_empty() || !runner(position.runner()).meets(origin.prey) {
            return;
        }
        let reach = &self.reach[origin.man.color()];
        let stops = reach.reach(origin.view.geometry(), origin.from, position.occupied());
        let take = |to| Move::new(origin.from, to, Travel::EnPassant);
        out.extend((stops & position.en_passant()).into_iter().map(take));
    }

    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        if journey.travel == Travel::EnPassant {
            journey.prey & runner(journey.view.position.runner())
        } else {
            Bitboard::EMPTY
        }
    }

    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        let position = threat.view.position;
        if position.runner() != Some(threat.target) {
            return Bitboard::EMPTY;
        }
        let reach = &self.reach[threat.by];
        let sources = |stop| {
            let geometry = threat.view.geometry();
            reach.sources(geometry, stop, position.occupied(), threat.men)
        };
        position
            .en_passant()
            .into_iter()
            .fold(Bitboard::EMPTY, |found, stop| found | sources(stop))
    }
}

fn runner(square: Option<crate::rules::Square>) -> Bitboard {
    square.into()
}
