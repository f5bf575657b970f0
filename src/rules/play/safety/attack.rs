//! Finds attackers from the squares of the pieces, without a list of moves.
//!
//! A piece is attacked if a pseudo-legal move captures it. For most pieces two sets decide this: the
//! squares they can reach, and the squares where an arrival would capture. Otherwise the answer is
//! [`Verdict::Unknown`], and the caller must look at the moves.

use crate::rules::ask::{Attackers, Board, Verdict};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::{Captor, Facts};
use crate::rules::piece::{Capture, PieceKind, PieceType, TypeSet};
use crate::rules::power::{freeze, immunity};

/// Whether pieces of `by` of these types attack the piece on `target`.
pub(in crate::rules::play) fn attacked<W: Word>(
    facts: &Facts<W>,
    target: Square,
    by: Color,
    types: TypeSet,
) -> Verdict {
    let Some(board) = Board::without_freezing(facts, target, by) else {
        return Verdict::Safe;
    };
    if immunity::immune(facts, !by).contains(target) {
        return Verdict::Safe;
    }
    if !facts.rules.groups().neutralizers.is_empty() {
        return Verdict::Unknown;
    }
    // Freezing only removes attackers. Most often there is none, and finding the frozen pieces takes longer.
    let verdict = verdict_of(&board, types);
    if verdict == Verdict::Safe {
        return verdict;
    }
    match freeze::frozen(facts, by) {
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
    let rules = board.facts.rules;
    let mut verdict = Verdict::Safe;
    if rules.groups().immune.contains(board.victim) {
        return verdict;
    }
    let captors = &rules.captors[board.by];
    let sources = captors.sources(board.target);
    for captor in captors.of(board.victim) {
        let near = board.free & sources[captor.row];
        let pieces = board.facts.position.of_type(captor.piece_type) & near;
        if pieces.is_empty() || !types.contains(captor.piece_type) {
            continue;
        }
        match verdict_of_captor(board, captor, pieces) {
            Verdict::Attacked => return Verdict::Attacked,
            Verdict::Unknown => verdict = Verdict::Unknown,
            Verdict::Safe => {}
        }
    }
    verdict
}

/// Whether pieces of one type attack the target by one of their captures.
#[inline(always)]
fn verdict_of_captor<W: Word>(board: &Board<W>, captor: &Captor, pieces: Bitboard<W>) -> Verdict {
    let kind = board.facts.rules.kind(captor.piece_type);
    let Some(capture) = captor.capture(kind) else {
        return Verdict::Unknown;
    };
    let attackers = Attackers {
        board,
        piece_type: captor.piece_type,
        pieces,
        capture,
    };
    let edge = board.facts.settings().edge[board.by].any();
    match capture.method.attacks_king(&attackers) {
        // These rules only remove moves, so the attack may not exist.
        Verdict::Attacked if kind.one_capture => Verdict::Unknown,
        Verdict::Attacked if edge && !has_best_way(kind, capture, board.victim) => Verdict::Unknown,
        verdict => verdict,
    }
}

/// Whether one of the ways to a capture must be better than all others, so that the edge rule allows it.
fn has_best_way<W: Word>(kind: &PieceKind<W>, capture: &Capture<W>, victim: PieceType) -> bool {
    let mut able = kind
        .captures
        .iter()
        .filter(|other| other.victims.contains(victim));
    able.all(|other| std::ptr::eq(other, capture)) && capture.method.attack().has_best_way()
}

/// The square of a piece that attacks the target by displacement, and the squares in between. A move
/// that stops this attacker must end on one of them. `None` if the attack is of another kind.
pub(super) fn evasions<W: Word>(board: &Board<W>) -> Option<Bitboard<W>> {
    let rules = board.facts.rules;
    if board.facts.settings().rank_limit {
        return None;
    }
    rules.army(board.by).iter().find_map(|piece_type| {
        let pieces = board.facts.position.of_type(piece_type) & board.free;
        let kind = rules.kind(piece_type);
        // With another capture, the displacement would be a second one.
        if kind.one_capture {
            return None;
        }
        let replacing = kind.replacements();
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
