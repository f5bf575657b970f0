//! Attack by its definition: a side attacks a piece if, with that side to move, one of its pseudo-legal
//! moves would capture the piece.
//!
//! Unless the squares of the pieces decide (`safety`), there are two steps. Each method names its suspects: the
//! pieces that could capture from their squares. Then only the moves of suspects are checked. For displacement,
//! destruction and similar methods the suspects are enough, unless an edge or a limit on the length of moves matters.
//! All pieces that push or pull are suspects.

use super::{captures, list, movegen, safety};
use crate::rules::ask::Verdict;
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::TypeSet;
use crate::rules::power::freeze;

/// Whether pieces of `by` of these types attack the piece on `target`.
pub(in crate::rules) fn attacked<W: Word>(
    facts: &Facts<W>,
    target: Square,
    by: Color,
    types: TypeSet,
) -> bool {
    match safety::attacked(facts, target, by, types) {
        Verdict::Safe => false,
        Verdict::Attacked => true,
        Verdict::Unknown => search(facts, target, by, types, |_| true),
    }
}

/// Whether a king of `color` is attacked.
pub(in crate::rules) fn king_attacked<W: Word>(facts: &Facts<W>, color: Color) -> bool {
    facts
        .kings(color)
        .into_iter()
        .any(|king| attacked(facts, king, !color, TypeSet::ALL))
}

/// The pieces of `by` that attack the piece on `target`.
pub(in crate::rules) fn attackers<W: Word>(
    facts: &Facts<W>,
    target: Square,
    by: Color,
) -> Bitboard<W> {
    let mut found = Bitboard::EMPTY;
    search(facts, target, by, TypeSet::ALL, |attacker| {
        found.insert(attacker);
        false
    });
    found
}

/// Calls `enough` with each attacker of these types until it returns true. Returns whether it did.
fn search<W: Word>(
    facts: &Facts<W>,
    target: Square,
    by: Color,
    types: TypeSet,
    mut enough: impl FnMut(Square) -> bool,
) -> bool {
    let frozen = freeze::frozen(facts, by);
    // The edge rule depends on all moves of a piece, so only the moves can decide.
    let edge = facts.settings().edge[by].any();
    for (piece_type, kind, pieces) in facts.types(by) {
        if !types.contains(piece_type) {
            continue;
        }
        let shoves = kind.pushes || kind.pulls;
        // Only the moves show what pushed and pulled pieces capture.
        let suspects = match shoves {
            true => pieces - frozen,
            false => captures::suspects(facts, by, pieces - frozen, target),
        };
        let certain = !edge
            && facts.rules.groups().neutralizers.is_empty()
            && !shoves
            && !kind.one_capture
            && !facts.settings().rank_limit
            && kind
                .methods()
                .all(|method| method.attack().all_suspects_attack());
        for from in suspects {
            if (certain || captures(facts, from, target)) && enough(from) {
                return true;
            }
        }
    }
    false
}

/// Whether any move of the piece on `from` captures the piece on `target`.
fn captures<W: Word>(facts: &Facts<W>, from: Square, target: Square) -> bool {
    list::with_room(|moves| {
        movegen::piece_moves(facts, from, moves);
        moves
            .iter()
            .any(|&mv| captures::captured(facts, mv).contains(target))
    })
}
