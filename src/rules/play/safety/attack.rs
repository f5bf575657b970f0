//! Finds attackers from the squares of the pieces, without a list of moves.
//!
//! A piece is attacked if a pseudo-legal move captures it. For most pieces two sets decide this: the
//! squares they can reach, and the squares where an arrival would capture. Otherwise the answer is
//! [`Verdict::Unknown`], and the caller must look at the moves.

use crate::rules::ask::{Attackers, Board, Verdict};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::View;
use crate::rules::piece::TypeSet;
use crate::rules::power::{freeze, immunity};

/// Whether pieces of `by` of these types attack the piece on `target`.
pub(in crate::rules::play) fn attacked<W: Word>(
    view: View<W>,
    target: Square,
    by: Color,
    types: TypeSet,
) -> Verdict {
    let Some(board) = Board::without_freezing(view, target, by) else {
        return Verdict::Safe;
    };
    if immunity::immune(view, !by).contains(target) {
        return Verdict::Safe;
    }
    // Freezing only removes attackers. Most often there is none, and finding the frozen pieces takes longer.
    let verdict = verdict_of(&board, types);
    if verdict == Verdict::Safe {
        return verdict;
    }
    match freeze::frozen(view, by) {
        frozen if frozen.is_empty() => verdict,
        frozen => verdict_of(&board.with_frozen(frozen), types),
    }
}

/// Whether any piece that is not frozen attacks the target.
pub(super) fn verdict<W: Word>(board: &Board<W>) -> Verdict {
    verdict_of(board, TypeSet::ALL)
}

/// Whether any piece of these types that is not frozen attacks the target.
pub(super) fn verdict_of<W: Word>(board: &Board<W>, types: TypeSet) -> Verdict {
    let rules = board.view.rules;
    let mut verdict = Verdict::Safe;
    if rules.groups().immune.contains(board.victim) {
        return verdict;
    }
    let edge = board.view.settings().edge[board.by].any();
    for piece_type in rules.army(board.by).and(types).iter() {
        let pieces = board.view.position.of_type(piece_type) & board.free;
        if pieces.is_empty() {
            continue;
        }
        let kind = rules.kind(piece_type);
        if kind.pushes || kind.pulls {
            verdict = Verdict::Unknown;
            continue;
        }
        for capture in &kind.captures {
            if !capture.victims.contains(board.victim) {
                continue;
            }
            let attackers = Attackers {
                board,
                piece_type,
                pieces,
                capture,
            };
            match capture.method.attacks_king(&attackers) {
                // These rules only remove moves, so the attack may not exist.
                Verdict::Attacked if edge || kind.one_capture => verdict = Verdict::Unknown,
                Verdict::Attacked => return Verdict::Attacked,
                Verdict::Unknown => verdict = Verdict::Unknown,
                Verdict::Safe => {}
            }
        }
        if edge && verdict == Verdict::Unknown {
            return verdict;
        }
    }
    verdict
}

/// The square of a piece that attacks the target by displacement, and the squares in between. A move
/// that stops this attacker must end on one of them. `None` if the attack is of another kind.
pub(super) fn evasions<W: Word>(board: &Board<W>) -> Option<Bitboard<W>> {
    let rules = board.view.rules;
    if board.view.settings().rank_limit {
        return None;
    }
    rules.army(board.by).iter().find_map(|piece_type| {
        let pieces = board.view.position.of_type(piece_type) & board.free;
        let replacing = rules.kind(piece_type).replacements();
        let able = replacing.filter(|(_, victims)| victims.contains(board.victim));
        let mut sources = able.filter_map(|(reach, _)| {
            let reach = &reach[board.by];
            let plain = pieces.any() && !reach.is_odd();
            let sources = || reach.sources(board.geometry(), board.target, board.occupied, pieces);
            plain.then(sources)?.first()
        });
        let from = sources.next()?;
        Some(board.between(from).with(from))
    })
}
