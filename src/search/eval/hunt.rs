//! The hunt: what brings a king that has lost its officers nearer to its end, where no mate is in
//! sight yet. It is driven from the centre, and the hunter's king comes along.

use super::squares::{BySquare, by_square, centrality};
use crate::rules::{Bitboard, Geometry, Square};
use crate::search::score::Value;

/// For driving the king from the centre into a corner.
const CORNER: f64 = 200.0;
/// For each step that the kings are apart.
const APART: Value = 18;
/// For each step that an officer is away from the king.
const AWAY: Value = 2;

/// The terms of the hunt.
pub(super) struct Hunt {
    edge: BySquare<Value>,
}

impl Hunt {
    pub(super) fn new(geometry: &Geometry) -> Hunt {
        let centrality = centrality(geometry);
        let edge = |square: Square| (CORNER * (0.5 - centrality[square.index()])).round() as Value;
        Hunt {
            edge: by_square(geometry, edge),
        }
    }

    /// How far a hunt of `prey` has come, with kings and officers as hunters.
    pub(super) fn progress(
        &self,
        geometry: &Geometry,
        prey: Bitboard,
        kings: Bitboard,
        officers: Bitboard,
    ) -> Value {
        let Some(at) = prey.first() else { return 0 };
        let steps = |hunters: Bitboard| -> Value {
            let steps = hunters
                .into_iter()
                .map(|hunter| geometry.distance(hunter, at));
            steps.sum::<usize>() as Value
        };
        self.edge[at.index()] - APART * steps(kings) - AWAY * steps(officers)
    }
}
