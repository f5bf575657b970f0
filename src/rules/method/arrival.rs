//! Captures that depend on where a piece arrives: withdrawal, advance, charge, pinch and coordination.
//!
//! The squares where an arrival captures depend on the partners. Whether a piece can arrive there
//! depends on its movement.

use crate::rules::ask::{Attackers, Board, KingExposure, Verdict};
use crate::rules::board::{Bitboard, Square, Word};
use crate::rules::piece::{Capture, Movement, PieceKind, Travel};

/// A capture method that depends on where a walk or a replacement ends.
pub(in crate::rules) trait ArrivalRule<W: Word>: Sized {
    /// The pieces that could be partners in a capture of the target.
    fn partners_at(&self, _board: &Board<W>) -> Bitboard<W> {
        Bitboard::EMPTY
    }

    /// The pieces that could capture the target, judged by their squares and those of the partners.
    fn candidates(
        &self,
        board: &Board<W>,
        pieces: Bitboard<W>,
        partners: Bitboard<W>,
    ) -> Bitboard<W>;

    /// The squares where an arrival of the piece on `from` would capture the target. There may be too
    /// many on a board of several sheets, or if [`captures_on`](Self::captures_on) must look more
    /// closely.
    fn capture_stops(&self, board: &Board<W>, from: Square, partners: Bitboard<W>) -> Bitboard<W>;

    /// Whether [`capture_stops`](Self::capture_stops) is also right on a board of several sheets.
    fn exact_on_all_sheets(&self) -> bool {
        false
    }

    /// Whether the capture depends on pieces other than mover, partner and victim.
    fn depends_on_bystanders(&self) -> bool {
        false
    }

    /// Whether an arrival on any of these stops does capture.
    fn captures_on(
        &self,
        _: &Board<W>,
        _from: Square,
        _stops: Bitboard<W>,
        _partners: Bitboard<W>,
    ) -> bool {
        true
    }

    /// Whether any of the attackers captures the target.
    fn verdict(&self, attackers: &Attackers<W>) -> Verdict {
        let (board, capture) = (attackers.board, attackers.capture);
        let partners = self.partners_at(board);
        for from in self.candidates(board, attackers.pieces, partners) {
            let capture_stops = self.capture_stops(board, from, partners);
            if capture_stops.is_empty() {
                continue;
            }
            if !self.is_plain(attackers) {
                return Verdict::Unknown;
            }
            // A piece that only walks and replaces arrives on no square of its own side.
            let capture_stops = capture_stops - board.attacking;
            if capture_stops.is_empty() {
                continue;
            }
            let stops = arrivals(board, attackers.piece(), from, capture) & capture_stops;
            if stops.any() && self.captures_on(board, from, stops, partners) {
                return Verdict::Attacked;
            }
        }
        Verdict::Safe
    }

    /// Adds the squares where a move of the king's side could open an attack.
    fn expose_king(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        let (board, capture, piece) = (attackers.board, attackers.capture, attackers.piece());
        let partners = self.partners_at(board);
        for from in self.candidates(board, attackers.pieces, partners) {
            let capture_stops = self.capture_stops(board, from, partners);
            if capture_stops.is_empty() {
                continue;
            }
            if !self.is_plain(attackers) {
                exposure.test_all = true;
                return;
            }
            if piece.replaces() && capture.after.contains(Travel::Replace) {
                exposure.entered |= capture_stops;
                exposure.vacated |= capture_stops;
                exposure.replaced |= capture_stops;
            }
            let bare = board.emptied(Bitboard::FULL);
            exposure.shields |= capture_stops | reach(&bare, piece, from);
            let arrives =
                |board: &Board<W>| arrivals(board, piece, from, capture).meets(capture_stops);
            exposure.test_all |= self.depends_on_bystanders() && arrives(board);
            let blockers = reach(board, piece, from) & board.unmoved.without(board.target);
            let opened = |squares| arrives(&board.emptied(squares));
            if movements(board, piece).any(Movement::is_lame) {
                // A lame leap does not reach the squares on its way.
                exposure.vacated |= board.unmoved.without(board.target);
            } else if movements(board, piece).any(Movement::is_odd) {
                exposure.vacated |= blockers;
            } else if blockers.any() && opened(blockers) {
                exposure.vacated |= blockers
                    .into_iter()
                    .filter(|&blocker| opened(blocker.into()))
                    .collect();
            }
        }
    }

    /// Whether arrivals and [`capture_stops`](Self::capture_stops) decide the attackers' captures
    /// without their moves.
    fn is_plain(&self, attackers: &Attackers<W>) -> bool {
        let board = attackers.board;
        let one_sheet = board.geometry().sheets() == 1;
        let plain = board.facts.rules.groups().only_walk_and_replace;
        plain.contains(attackers.piece_type) && (one_sheet || self.exact_on_all_sheets())
    }
}

/// The squares where a piece that only walks and replaces can arrive and capture by this method.
fn arrivals<W: Word>(
    board: &Board<W>,
    kind: &PieceKind<W>,
    from: Square,
    capture: &Capture<W>,
) -> Bitboard<W> {
    let geometry = board.geometry();
    let mut found = Bitboard::EMPTY;
    if capture.after.contains(Travel::Walk) {
        found |= board.reach(kind, from) - board.occupied;
    }
    if capture.after.contains(Travel::Replace) {
        for (reach, victims) in kind.replacements() {
            found |=
                reach[board.by].reach(geometry, from, board.occupied) & board.capturable(victims);
        }
    }
    found & board.near(from)
}

/// The walk and the replacements of a piece.
fn movements<'a, W: Word>(
    board: &Board<'a, W>,
    kind: &'a PieceKind<W>,
) -> impl Iterator<Item = &'a Movement<W>> {
    let by = board.by;
    let replacing = kind.replacements().map(move |(reach, _)| &reach[by]);
    std::iter::once(&kind.walk[by]).chain(replacing)
}

/// The squares that a piece reaches, occupied ones included.
fn reach<W: Word>(board: &Board<W>, kind: &PieceKind<W>, from: Square) -> Bitboard<W> {
    let geometry = board.geometry();
    movements(board, kind).fold(Bitboard::EMPTY, |set, movement| {
        set | movement.reach(geometry, from, board.occupied)
    })
}
