//! The squares where a move of another piece could open an attack on its own king.

use crate::rules::board::{Bitboard, Word};

/// Squares where a move must be tested, grouped by what happens there. The king is not attacked before
/// the move.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::rules) struct KingExposure<W: Word> {
    /// Pieces of the king's side: an attack may open if one of them leaves.
    pub vacated: Bitboard<W>,
    /// Pieces of the king's side: the king's group may be enclosed if one of them leaves.
    pub core: Bitboard<W>,
    /// Empty squares: a piece that arrives there may help an attacker.
    pub entered: Bitboard<W>,
    /// Attackers: a piece that replaces one of them may help another.
    pub replaced: Bitboard<W>,
    /// Attackers: their removal together with another change may open an attack.
    pub shields: Bitboard<W>,
    /// Whether every move must be tested.
    pub test_all: bool,
}
