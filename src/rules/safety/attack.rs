//! Finds attackers from the squares of the pieces, without a list of moves.
//!
//! Attack means that a pseudo-legal move captures the piece. For most pieces the squares where they can
//! arrive and the squares where an arrival would capture tell that; where they do not, the answer is
//! [`Verdict::Unknown`] and the moves themselves must be looked at.

use super::board::Board;
use crate::rules::bitboard::Bitboard;
use crate::rules::capture::Capture;
use crate::rules::piece::PieceType;
use crate::rules::piece_kind::PieceKind;

/// Whether a piece is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Verdict {
    Safe,
    Attacked,
    /// Only the moves tell.
    Unknown,
}

impl Verdict {
    /// The verdict where all is known.
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
    /// Where they stand.
    pub pieces: Bitboard,
    pub capture: &'a Capture,
}

impl<'a> Attackers<'a> {
    /// The abilities of pieces of their type.
    pub fn piece(&self) -> &'a PieceKind {
        self.board.view.variant.kind(self.piece_type)
    }
}

/// Whether any piece that is free attacks the target.
pub(super) fn verdict(board: &Board) -> Verdict {
    let variant = board.view.variant;
    let mut verdict = Verdict::Safe;
    if variant.powers().immune.contains(board.victim) {
        return verdict;
    }
    let edge = board.view.settings().edge[board.by].any();
    for piece_type in variant.army(board.by).iter() {
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
                // These rules remove moves and add none.
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

/// The square of a piece that attacks the target by displacement, and the squares in between. A move that stops this
/// piece must end on one of them. Nothing if the attack is not of this kind.
pub(super) fn answers(board: &Board) -> Option<Bitboard> {
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
