//! What a move of a piece that is no king could lay the king open to: the squares that matter.

use super::attack::Attackers;
use super::board::Board;
use crate::rules::bitboard::Bitboard;

/// Squares by what must not happen there without a closer look, the king not being attacked.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::rules) struct KingExposure {
    /// Of pieces of the king's side: their leaving alone may open an attack.
    pub vacated: Bitboard,
    /// Of such pieces: their leaving alone may let the king's group be closed in.
    pub core: Bitboard,
    /// Empty ones: a piece arriving there may help an attacker.
    pub entered: Bitboard,
    /// Of attackers: another piece in their place may help an attacker.
    pub replaced: Bitboard,
    /// Of attackers: their removal, together with anything else, may open an attack.
    pub shields: Bitboard,
    /// Whether every move needs a closer look.
    pub rough: bool,
}

impl KingExposure {
    /// Every square at which a move by itself could matter, for any attacker that may ever move again.
    pub fn find(board: &Board) -> KingExposure {
        let mut exposure = KingExposure::default();
        let variant = board.view.variant;
        if variant.powers().immune.contains(board.victim) {
            return exposure;
        }
        for piece_type in variant.army(board.by).iter() {
            let pieces = board.view.position.of_type(piece_type) & board.hunters;
            if pieces.any() {
                let kind = variant.kind(piece_type);
                exposure.rough |= kind.pushes || kind.pulls;
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
