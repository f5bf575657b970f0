//! Captures by where a piece arrives: withdrawing, advancing, pinching, coordinating.
//!
//! The squares where an arrival would capture are its traps. They depend on where partners stand; to
//! come to one of them is a matter of the piece's own way of moving.

use super::attack::{Attackers, Verdict};
use super::board::Board;
use super::king_exposure::KingExposure;
use crate::rules::bitboard::Bitboard;
use crate::rules::capture::Capture;
use crate::rules::movement::Movement;
use crate::rules::moves::Travel;
use crate::rules::piece_kind::PieceKind;
use crate::rules::square::Square;

/// A capture method that works by where a walk or a replacement ends.
pub(in crate::rules) trait ArrivalRule: Sized {
    /// The pieces that could serve as partners against the target.
    fn partners_at(&self, _board: &Board) -> Bitboard {
        Bitboard::EMPTY
    }

    /// Those of the pieces that could capture the target by where they and their partners stand.
    fn candidates(&self, board: &Board, pieces: Bitboard, partners: Bitboard) -> Bitboard;

    /// The squares where an arrival of the piece on `from` would capture the target. There may be some
    /// too many on a board of several sheets, and where [`holds`](Self::holds) looks closer.
    fn traps(&self, board: &Board, from: Square, partners: Bitboard) -> Bitboard;

    /// Whether the traps are right on a board of several sheets, too.
    fn traps_hold_on_all_sheets(&self) -> bool {
        false
    }

    /// Whether the capture depends on pieces that are neither mover, partner nor victim.
    fn depends_on_bystanders(&self) -> bool {
        false
    }

    /// Whether the capture is made on any of these stops.
    fn holds(&self, _: &Board, _from: Square, _stops: Bitboard, _partners: Bitboard) -> bool {
        true
    }

    /// Whether any of the attackers captures the target.
    fn verdict(&self, attackers: &Attackers) -> Verdict {
        let (board, capture) = (attackers.board, attackers.capture);
        let partners = self.partners_at(board);
        for from in self.candidates(board, attackers.pieces, partners) {
            let traps = self.traps(board, from, partners);
            if traps.is_empty() {
                continue;
            }
            if !self.is_plain(attackers) {
                return Verdict::Unknown;
            }
            let stops = arrivals(board, attackers.piece(), from, capture) & traps;
            if stops.any() && self.holds(board, from, stops, partners) {
                return Verdict::Attacked;
            }
        }
        Verdict::Safe
    }

    /// Adds what moves of the king's side could open to the attackers.
    fn expose_king(&self, attackers: &Attackers, exposure: &mut KingExposure) {
        let (board, capture, piece) = (attackers.board, attackers.capture, attackers.piece());
        let partners = self.partners_at(board);
        for from in self.candidates(board, attackers.pieces, partners) {
            let traps = self.traps(board, from, partners);
            if traps.is_empty() {
                continue;
            }
            if !self.is_plain(attackers) {
                exposure.rough = true;
                return;
            }
            if piece.replaces() && capture.after.contains(Travel::Replace) {
                exposure.entered |= traps;
                exposure.vacated |= traps;
                exposure.replaced |= traps;
            }
            let bare = board.emptied(Bitboard::FULL);
            exposure.shields |= traps | reach(&bare, piece, from);
            let arrives = |board: &Board| arrivals(board, piece, from, capture).meets(traps);
            exposure.rough |= self.depends_on_bystanders() && arrives(board);
            let blockers = reach(board, piece, from) & board.kept.without(board.target);
            let opened = |squares| arrives(&board.emptied(squares));
            if movements(board, piece).any(Movement::is_odd) {
                exposure.vacated |= blockers;
            } else if blockers.any() && opened(blockers) {
                exposure.vacated |= blockers
                    .into_iter()
                    .filter(|&blocker| opened(blocker.into()))
                    .collect();
            }
        }
    }

    /// Whether arrivals and [`traps`](Self::traps) tell all about the attackers' capture.
    fn is_plain(&self, attackers: &Attackers) -> bool {
        let board = attackers.board;
        let one_sheet = board.geometry().sheets() == 1;
        let plain = board.view.variant.powers().only_walk_and_replace;
        plain.contains(attackers.piece_type) && (one_sheet || self.traps_hold_on_all_sheets())
    }
}

/// Where a piece that only walks and replaces can arrive so that the capture works.
fn arrivals(board: &Board, kind: &PieceKind, from: Square, capture: &Capture) -> Bitboard {
    let geometry = board.geometry();
    let mut found = Bitboard::EMPTY;
    if capture.after.contains(Travel::Walk) {
        found |= board.reach(kind, from) - board.occupied;
    }
    if capture.after.contains(Travel::Replace) {
        for (replace, victims) in kind.replacements() {
            let reach = &replace.reach[board.by];
            found |= reach.reach(geometry, from, board.occupied) & board.prey(victims);
        }
    }
    found & board.near(from)
}

/// All ways of a piece, with and without replacement.
fn movements<'a>(board: &Board<'a>, kind: &'a PieceKind) -> impl Iterator<Item = &'a Movement> {
    let by = board.by;
    let replacing = kind
        .replacements()
        .map(move |(replace, _)| &replace.reach[by]);
    std::iter::once(&kind.walk[by]).chain(replacing)
}

/// The squares that a piece reaches, occupied ones included.
fn reach(board: &Board, kind: &PieceKind, from: Square) -> Bitboard {
    let geometry = board.geometry();
    movements(board, kind).fold(Bitboard::EMPTY, |set, movement| {
        set | movement.reach(geometry, from, board.occupied)
    })
}
