//! Pseudo-legal moves: all moves of a side's pieces, including those that leave its own king attacked.

use super::capture_filter::{CaptureFilter, Scope};
use super::{ambiguous, captures, edge, list};
use crate::rules::board::{Bitboard, Color, Direction, Square, Word};
use crate::rules::definition::View;
use crate::rules::moves::Move;
use crate::rules::piece::{Mover, Piece, PieceKind, Travel};
use crate::rules::power::{drive, drop, freeze, resurrect, shove, swap};

/// Adds the moves of every piece of `color`. Castling is not included, because it depends on attacks.
pub(in crate::rules) fn moves<W: Word>(view: View<W>, color: Color, out: &mut Vec<Move>) {
    let frozen = freeze::frozen(view, color);
    for from in view.position.pieces(color) - frozen {
        piece_moves(view, from, out);
    }
    if view.settings().suicide {
        let suicide = |square| Move::new(square, square, Travel::Suicide);
        out.extend((frozen - view.kings(color)).into_iter().map(suicide));
    }
    drop::moves(view, color, out);
}

/// Adds the moves of the side to move that may capture or promote, in the same order as among all its
/// moves. Some other moves may be included.
pub(in crate::rules) fn gains<W: Word>(
    view: View<W>,
    capture_filter: &CaptureFilter<W>,
    out: &mut Vec<Move>,
) {
    let color = view.position.turn();
    for from in view.position.pieces(color) - freeze::frozen(view, color) {
        let Some(piece) = view.position.piece(from) else {
            continue;
        };
        match capture_filter.scope(view, piece, from) {
            Scope::Replacements(capturable) => {
                let walk = &view.kind(piece).walk[color];
                let reach = walk.reach(view.geometry(), from, view.position.occupied());
                let replace = |to| Move::new(from, to, Travel::Replace);
                out.extend((reach & capturable).into_iter().map(replace));
            }
            Scope::Some { walks, shifts } => {
                scoped_moves(view, from, Limits::ALL, (walks, shifts), out);
            }
        }
    }
}

/// The rules that remove moves from a piece's list; each can be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// A move is no longer than the number of the piece's rank.
    pub rank: bool,
    /// The edge rule.
    pub edge: bool,
}

impl Limits {
    /// All of them, as in play.
    pub const ALL: Limits = Limits {
        rank: true,
        edge: true,
    };
    /// None of them.
    pub const NONE: Limits = Limits {
        rank: false,
        edge: false,
    };
}

/// Adds the moves of the piece on `from`, which must not be frozen.
pub(in crate::rules) fn piece_moves<W: Word>(view: View<W>, from: Square, out: &mut Vec<Move>) {
    limited_moves(view, from, Limits::ALL, out);
}

/// Adds the moves of the piece on `from`, which must not be frozen, with the given limits.
pub(in crate::rules) fn limited_moves<W: Word>(
    view: View<W>,
    from: Square,
    limits: Limits,
    out: &mut Vec<Move>,
) {
    scoped_moves(view, from, limits, (Bitboard::FULL, true), out);
}

/// Adds the moves of the piece on `from` that a scope needs.
fn scoped_moves<W: Word>(
    view: View<W>,
    from: Square,
    limits: Limits,
    (walks, shifts): (Bitboard<W>, bool),
    out: &mut Vec<Move>,
) {
    let Some(piece) = view.position.piece(from) else {
        return;
    };
    let kind = view.kind(piece);
    let start = out.len();
    let occupied = view.position.occupied();
    let alike = view.rules.replaces_as_it_walks(piece);
    let mut walked = None;
    let edged = limits.edge && view.settings().edge[piece.color()].any();
    let walks = match edged {
        true => walks - edge::idle_stops(view, piece, from),
        false => walks,
    };
    let runs = match walks.any() && kind.run.is_some() {
        true => run_stops(view, piece, from) & walks,
        false => Bitboard::EMPTY,
    };
    if alike || walks.any() {
        let reach = kind.walk[piece.color()].reach(view.geometry(), from, occupied);
        // A multi-step that a walk could make too is one move, and allows en passant.
        let stops = (reach - occupied - runs) & walks;
        let walk = |to| Move::new(from, to, Travel::Walk);
        out.extend(stops.into_iter().map(walk));
        walked = alike.then_some(reach);
    }
    let run = |to| Move::new(from, to, Travel::Run);
    out.extend(runs.into_iter().map(run));
    captures::moves(view, piece, from, walked, out);
    promotions(view, piece, start, out);
    if shifts && kind.swap.is_some() {
        swap::moves(
            view,
            piece,
            from,
            &captures::leap_ends(view, piece, from),
            out,
        );
    }
    if shifts && kind.drive.is_some() {
        drive::moves(
            view,
            piece,
            from,
            &captures::leap_ends(view, piece, from),
            out,
        );
    }
    if kind.pushes || kind.pulls {
        shove::moves(view, piece, from, out);
    }
    if kind.resurrects {
        resurrect::moves(view, piece, from, out);
    }
    if kind.one_capture {
        list::retain(out, start, |mv| !captures::captured(view, mv).several());
    }
    if limits.rank && view.settings().rank_limit {
        limit_to_rank(view, piece.color(), from, start, out);
    }
    if view.geometry().sheets() > 1 || view.rules.groups().enclosers.contains(piece.piece_type()) {
        ambiguous::resolve_ambiguous(view, piece, start, out);
    }
    declined(view, kind, start, out);
    if edged {
        edge::remove_edge_moves(view, from, start, out);
    }
}

/// Removes moves from `out[start..]` that are longer than the number of the piece's rank.
fn limit_to_rank<W: Word>(
    view: View<W>,
    color: Color,
    from: Square,
    start: usize,
    out: &mut Vec<Move>,
) {
    let near = view.geometry().within(from, view.rank(color, from));
    list::retain(out, start, |mv| near.contains(mv.to));
}

/// The stops of a pawn's multi-steps from home.
pub(in crate::rules) fn run_stops<W: Word>(
    view: View<W>,
    piece: Piece,
    from: Square,
) -> Bitboard<W> {
    let mut stops = Bitboard::EMPTY;
    let Some(run) = view.kind(piece).run.map(|run| run[piece.color()]) else {
        return stops;
    };
    if !run.from.contains(from) {
        return stops;
    }
    let forward = match piece.color() {
        Color::White => Direction::North,
        Color::Black => Direction::South,
    };
    let geometry = view.geometry();
    let occupied = view.position.occupied();
    for sheet in 0..geometry.sheets() {
        // A run ends before a piece or on the last square that it may reach.
        let seen = geometry.sight(sheet, from, forward, occupied | run.until);
        let first = geometry.step(sheet, from, forward);
        stops |= seen - occupied - first.into();
    }
    stops
}

/// Replaces each move of `out[start..]` that ends in the promotion zone by one for each piece that the
/// pawn may become. If promotion is optional, the move without it stays too.
fn promotions<W: Word>(view: View<W>, piece: Piece, start: usize, out: &mut Vec<Move>) {
    let color = piece.color();
    let Some(promotion) = view.kind(piece).promotion.map(|promotion| promotion[color]) else {
        return;
    };
    let choices = match promotion.from_hand {
        true => promotion.to.and(view.position.hand(color).types()),
        false => promotion.to,
    };
    let may_stay = promotion.optional || promotion.from_hand && choices.is_empty();
    let promotes = |mv: &Move| promotion.zone.contains(mv.to) && mv.travel.mover() == Mover::Goes;
    if !out[start..].iter().any(promotes) {
        return;
    }
    let end = out.len();
    for index in start..end {
        let mv = out[index];
        if promotes(&mv) {
            out.extend(may_stay.then_some(mv));
            out.extend(choices.iter().map(|piece_type| Move {
                promotion: Some(piece_type),
                ..mv
            }));
        } else {
            out.push(mv);
        }
    }
    out.drain(start..end);
}

/// Adds to each move of `out[start..]` with optional captures the same move without them.
fn declined<W: Word>(view: View<W>, kind: &PieceKind<W>, start: usize, out: &mut Vec<Move>) {
    if !kind.captures.iter().any(|capture| capture.optional) {
        return;
    }
    for index in start..out.len() {
        let mv = out[index];
        let less = Move {
            declines: true,
            ..mv
        };
        if captures::captured(view, mv) != captures::captured(view, less) {
            out.push(less);
        }
    }
}
