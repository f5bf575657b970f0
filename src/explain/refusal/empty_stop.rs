//! An empty square that a piece cannot move to.

use super::Placed;
use crate::rules::{Bitboard, Geometry, Square};

/// An empty square that a piece cannot move to, as the methods see it.
pub(in crate::explain) struct EmptyStop<'a> {
    pub geometry: &'a Geometry,
    /// The piece.
    pub piece: Placed,
    /// The square.
    pub to: Square,
    /// The squares between them on a line.
    pub over: Bitboard,
}
