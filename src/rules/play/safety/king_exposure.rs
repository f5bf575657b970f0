//! Finds the squares where a move of another piece could open an attack on its own king.

use crate::rules::ask::{Attackers, Board, KingExposure};
use crate::rules::board::Word;

/// The squares that matter for any attacker, including those that are frozen now.
pub(super) fn exposure<W: Word>(board: &Board<W>) -> KingExposure<W> {
    let mut exposure = KingExposure::default();
    let rules = board.facts.rules;
    if rules.groups().immune.contains(board.victim) {
        return exposure;
    }
    for piece_type in rules.army(board.by).iter() {
        let pieces = board.facts.position.of_type(piece_type) & board.attacking;
        if pieces.any() {
            let kind = rules.kind(piece_type);
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
