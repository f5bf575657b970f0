//! The squares where a move of another piece could open an attack on its own king.

use super::attack::Attackers;
use super::board::Board;
use crate::rules::board::Bitboard;

/// Squares where a move must be tested, grouped by what happens there. The king is not attacked before
/// the move.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::rules) struct KingExposure {
    /// Pieces of the king's side: an attack may open if one of them leaves.
    pub vacated: Bitboard,
    /// Pieces of the king's side: the king's group may be enclosed if one of them leaves.
    pub core: Bitboard,
    /// Empty squares: a piece that arrives there may help an attacker.
    pub entered: Bitboard,
    /// Attackers: a piece that replaces one of them may help another.
    pub replaced: Bitboard,
    /// Attackers: their removal together with another change may open an attack.
    pub shields: Bitboard,
    /// Whether every move must be tested.
    pub test_all: bool,
}

impl KingExposure {
    /// The squares that matter for any attacker, including those that are frozen now.
    pub fn find(board: &Board) -> KingExposure {
        let mut exposure = KingExposure::default();
        let variant = board.view.variant;
        if variant.powers().immune.contains(board.victim) {
            return exposure;
        }
        for piece_type in variant.army(board.by).iter() {
            let pieces = board.view.position.of_type(piece_type) & board.attacking;
            if pieces.any() {
                let kind = variant.kind(piece_type);
                exposure.test_all |= kind.pushes || kind.pulls;
                for capture in &kind.captures {
                    if capture.victims.contains(board.victim) {
                        let attackers = Attackers {
                            board,
                            piece_type,
                            pieces,
                            capture,
                        };
                        capture.method.expose(&attackers, &mut exposure);
                    }
                }
            }
        }
        exposure
    }
}
