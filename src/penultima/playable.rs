//! Tests whether a drawn secret is playable.

use super::rule::Rules;
use super::workshop::type_of;
use crate::rules::{Move, Position, TypeSet, Variant};
use crate::search::random::Random;

/// No mate comes within so many plies.
const QUIET_PLIES: u32 = 3;

/// Random games in which every hidden piece must get the chance to capture.
const GAMES: usize = 30;
const LONGEST: usize = 80;

/// Whether both sides have moves, nothing ends at once, and every hidden piece can act.
pub(super) fn is_playable(variant: &Variant, rules: &Rules, seed: u64) -> bool {
    let start = variant.start();
    !variant.in_check(start)
        && variant.has_legal_move(start)
        && variant.has_legal_move(&variant.pass(start))
        && all_act(variant, rules, seed)
        && goes_on(variant, start, QUIET_PLIES)
}

/// Whether no position that so many plies can lead to is mate.
fn goes_on(variant: &Variant, position: &Position, plies: u32) -> bool {
    if plies == 0 {
        return !variant.in_check(position) || variant.has_legal_move(position);
    }
    let moves = variant.legal_moves(position);
    let next = |mv: Move| goes_on(variant, &variant.play(position, mv), plies - 1);
    !moves.is_empty() && moves.into_iter().all(next)
}

/// Whether random games give each hidden piece a capture by its own move, and a move.
fn all_act(variant: &Variant, rules: &Rules, seed: u64) -> bool {
    let wanted: TypeSet = rules
        .iter()
        .filter_map(|(role, _)| type_of(variant, role))
        .collect();
    let mut idle = wanted;
    let mut random = Random::new(seed ^ 0xac75);
    for _ in 0..GAMES {
        let mut position = variant.start().clone();
        for _ in 0..LONGEST {
            let moves = variant.legal_moves(&position);
            for &mv in &moves {
                let Some(piece) = position.piece(mv.from) else {
                    continue;
                };
                let acts =
                    idle.contains(piece.piece_type()) && variant.captured(&position, mv).any();
                if acts {
                    idle = idle
                        .iter()
                        .filter(|&other| other != piece.piece_type())
                        .collect();
                }
            }
            if idle.is_empty() {
                return true;
            }
            let Some(&mv) = moves.get(random.below(moves.len())) else {
                break;
            };
            position = variant.play(&position, mv);
        }
    }
    false
}
