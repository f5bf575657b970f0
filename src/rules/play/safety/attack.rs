//! Finds attackers from the squares of the pieces, without a list of moves.
//!
//! A piece is attacked if a pseudo-legal move captures it. For most pieces two sets decide this: the
//! squares they can reach, and the squares where an arrival would capture. Otherwise the answer is
//! [`Verdict::Unknown`], and the caller must look at the moves.

use super::board::Board;
use crate::rules::board::Bitboard;
use crate::rules::piece::{Capture, PieceKind, PieceType, TypeSet};

/// Whether a piece is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Verdict {
    Safe,
    Attacked,
    /// Only the moves can decide.
    Unknown,
}

impl Verdict {
    /// The verdict if the answer is known.
    pub fn of(attacked: bool) -> Verdict {
        match attacked {
            true => Verdict::Attacked,
            false => Verdict::Safe,
        }
    }
}

/// The pieces of one type and side that could capture the target by one of their captures.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Attackers<'a> {
    pub board: &'a Board<'a>,
    pub piece_type: PieceType,
    /// The squares of the pieces.
    pub pieces: Bitboard,
    pub capture: &'a Capture,
}

impl<'a> Attackers<'a> {
    /// The description of their type.
    pub fn piece(&self) -> &'a PieceKind {
        self.board.view.variant.kind(self.piece_type)
    }
}

/// Whether any piece that is not frozen attacks the target.
pub(in crate::rules) fn verdict(board: &Board) -> Verdict {
    verdict_of(board, TypeSet::ALL)
}

/// Whether any piece of these types that is not frozen attacks the target.
pub(in crate::rules) fn verdict_of(board: &Board, types: TypeSet) -> Verdict {
    let variant = board.view.variant;
    let mut verdict = Verdict::Safe;
    if variant.powers().immune.contains(board.victim) {
        return verdict;
    }
    let edge = board.view.settings().edge[board.by].any();
    for piece_type in variant.army(board.by).and(types).iter() {
        let pieces = board.view.position.of_type(piece_type) & board.free;
        if pieces.is_empty() {
            continue;
        }
        let kind = variant.kind(piece_type);
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
pub(in crate::rules) fn evasions(board: &Board) -> Option<Bitboard> {
    let variant = board.view.variant;
    if board.view.settings().rank_limit {
        return None;
    }
    variant.army(board.by).iter().find_map(|piece_type| {
        let pieces = board.view.position.of_type(piece_type) & board.free;
        let replacing = variant.kind(piece_type).replacements();
        let able = replacing.filter(|(_, victims)| victims.contains(board.victim));
        let mut sources = able.filter_map(|(replace, _)| {
            let reach = &replace.reach[board.by];
            let plain = pieces.any() && !reach.is_odd();
            let sources = || reach.sources(board.geometry(), board.target, board.occupied, pieces);
            plain.then(sources)?.first()
        });
        let from = sources.next()?;
        Some(board.between(from).with(from))
    })
}
