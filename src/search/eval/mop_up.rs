//! Mop-up evaluation: the progress towards mate of a king that has lost its officers, as long as no mate is in sight.
//! The winner drives that king into a corner and brings its own king closer.

use super::squares::{BySquare, by_square, centrality};
use crate::rules::{Bitboard, Geometry, Square, Word};
use crate::search::score::Value;

/// For a king in a corner rather than in the centre.
const CORNER: f64 = 200.0;
/// For each step between the kings.
const APART: Value = 18;
/// For each step between an officer and the enemy king.
const AWAY: Value = 2;

/// The weights of the term.
pub(super) struct MopUp {
    edge: BySquare<Value>,
}

impl MopUp {
    pub(super) fn new<W: Word>(geometry: &Geometry<W>) -> MopUp {
        let centrality = centrality(geometry);
        let edge = |square: Square| (CORNER * (0.5 - centrality[square.index()])).round() as Value;
        MopUp {
            edge: by_square(geometry, edge),
        }
    }

    /// The progress against `lone_king` with these kings and officers.
    pub(super) fn progress<W: Word>(
        &self,
        geometry: &Geometry<W>,
        lone_king: Bitboard<W>,
        kings: Bitboard<W>,
        officers: Bitboard<W>,
    ) -> Value {
        let Some(at) = lone_king.first() else {
            return 0;
        };
        let steps = |pieces: Bitboard<W>| -> Value {
            let steps = pieces.into_iter().map(|piece| geometry.distance(piece, at));
            steps.sum::<usize>() as Value
        };
        self.edge[at.index()] - APART * steps(kings) - AWAY * steps(officers)
    }
}
