//! Pseudo-legal moves: all moves of a side's pieces, including those that leave its own king attacked.

use super::capture_filter::{CaptureFilter, Scope};
use super::{ambiguous, captures, edge, list};
use crate::rules::board::{Bitboard, Color, Direction, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Mover, Piece, PieceKind, Travel};
use crate::rules::power::{drive, drop, freeze, neutralize, resurrect, shove, swap};

/// Adds the moves of every piece of `color`. Castling is not included, because it depends on attacks.
pub(in crate::rules) fn moves<W: Word>(facts: &Facts<W>, color: Color, out: &mut Vec<Move>) {
    let frozen = freeze::frozen(facts, color);
    for from in facts.position.pieces(color) - frozen {
        piece_moves(facts, from, out);
    }
    if facts.settings().suicide {
        let suicide = |square| Move::new(square, square, Travel::Suicide);
        out.extend((frozen - facts.kings(color)).into_iter().map(suicide));
    }
    drop::moves(facts, color, out);
}

/// Adds the moves of the side to move that may capture or promote, in the same order as among all its
/// moves. Some other moves may be included.
pub(in crate::rules) fn gains<W: Word>(
    facts: &Facts<W>,
    capture_filter: &CaptureFilter<W>,
    out: &mut Vec<Move>,
) {
    let color = facts.position.turn();
    for from in facts.position.pieces(color) - freeze::frozen(facts, color) {
        let Some(piece) = facts.position.piece(from) else {
            continue;
        };
        match capture_filter.scope(facts, piece, from) {
            Scope::Replacements(capturable) => {
                let walk = &facts.kind(piece).walk[color];
                let reach = walk.reach(facts.geometry(), from, facts.position.occupied());
                let replace = |to| Move::new(from, to, Travel::Replace);
                out.extend((reach & capturable).into_iter().map(replace));
            }
            Scope::Some { walks, shifts } => {
                scoped_moves(facts, from, Limits::ALL, (walks, shifts), out);
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
pub(in crate::rules) fn piece_moves<W: Word>(facts: &Facts<W>, from: Square, out: &mut Vec<Move>) {
    limited_moves(facts, from, Limits::ALL, out);
}

/// Adds the moves of the piece on `from`, which must not be frozen, with the given limits.
pub(in crate::rules) fn limited_moves<W: Word>(
    facts: &Facts<W>,
    from: Square,
    limits: Limits,
    out: &mut Vec<Move>,
) {
    scoped_moves(facts, from, limits, (Bitboard::FULL, true), out);
}

/// Adds the moves of the piece on `from` that a scope needs.
fn scoped_moves<W: Word>(
    facts: &Facts<W>,
    from: Square,
    limits: Limits,
    (walks, shifts): (Bitboard<W>, bool),
    out: &mut Vec<Move>,
) {
    let Some(piece) = facts.position.piece(from) else {
        return;
    };
    let kind = facts.kind(piece);
    // Few pieces have these powers, so the answer is found only for them.
    let active = || !neutralize::neutralized(facts, piece.color()).contains(from);
    let start = out.len();
    let occupied = facts.position.occupied();
    let alike = facts.rules.replaces_as_it_walks(piece);
    let mut walked = None;
    let edged = limits.edge && facts.settings().edge[piece.color()].any();
    let walks = match edged {
        true => walks - edge::idle_stops(facts, piece, from),
        false => walks,
    };
    let runs = match walks.any() && kind.run.is_some() {
        true => run_stops(facts, piece, from) & walks,
        false => Bitboard::EMPTY,
    };
    if alike || walks.any() {
        let reach = kind.walk[piece.color()].reach(facts.geometry(), from, occupied);
        // A multi-step that a walk could make too is one move, and allows en passant.
        let stops = (reach - occupied - runs) & walks;
        let walk = |to| Move::new(from, to, Travel::Walk);
        out.extend(stops.into_iter().map(walk));
        walked = alike.then_some(reach);
    }
    let run = |to| Move::new(from, to, Travel::Run);
    out.extend(runs.into_iter().map(run));
    captures::moves(facts, piece, from, walked, out);
    promotions(facts, piece, start, out);
    if shifts && kind.swap.is_some() && active() {
        swap::moves(
            facts,
            piece,
            from,
            &captures::leap_ends(facts, piece, from),
            out,
        );
    }
    if shifts && kind.drive.is_some() && active() {
        drive::moves(
            facts,
            piece,
            from,
            &captures::leap_ends(facts, piece, from),
            out,
        );
    }
    if (kind.pushes || kind.pulls) && active() {
        shove::moves(facts, piece, from, out);
    }
    if kind.resurrects && active() {
        resurrect::moves(facts, piece, from, out);
    }
    if kind.one_capture {
        list::retain(out, start, |mv| !captures::captured(facts, mv).several());
    }
    if limits.rank && facts.settings().rank_limit {
        limit_to_rank(facts, piece.color(), from, start, out);
    }
    if facts.rules.groups().ambiguous.contains(piece.piece_type()) {
        ambiguous::resolve_ambiguous(facts, piece, start, out);
    }
    declined(facts, kind, start, out);
    if edged {
        edge::remove_edge_moves(facts, from, start, out);
    }
}

/// Removes moves from `out[start..]` that are longer than the number of the piece's rank.
fn limit_to_rank<W: Word>(
    facts: &Facts<W>,
    color: Color,
    from: Square,
    start: usize,
    out: &mut Vec<Move>,
) {
    let near = facts.geometry().within(from, facts.rank(color, from));
    list::retain(out, start, |mv| near.contains(mv.to));
}

/// The stops of a pawn's multi-steps from home.
pub(in crate::rules) fn run_stops<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
) -> Bitboard<W> {
    let mut stops = Bitboard::EMPTY;
    let Some(runs) = &facts.kind(piece).run else {
        return stops;
    };
    let run = &runs[piece.color()];
    if !run.from.contains(from) {
        return stops;
    }
    let forward = match piece.color() {
        Color::White => Direction::North,
        Color::Black => Direction::South,
    };
    let geometry = facts.geometry();
    let occupied = facts.position.occupied();
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
fn promotions<W: Word>(facts: &Facts<W>, piece: Piece, start: usize, out: &mut Vec<Move>) {
    let color = piece.color();
    let Some(promotions) = &facts.kind(piece).promotion else {
        return;
    };
    let promotion = &promotions[color];
    let choices = match promotion.from_hand {
        true => promotion.to.and(facts.position.hand(color).types()),
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
fn declined<W: Word>(facts: &Facts<W>, kind: &PieceKind<W>, start: usize, out: &mut Vec<Move>) {
    if !kind.captures.iter().any(|capture| capture.optional) {
        return;
    }
    for index in start..out.len() {
        let mv = out[index];
        let less = Move {
            declines: true,
            ..mv
        };
        if captures::captured(facts, mv) != captures::captured(facts, less) {
            out.push(less);
        }
    }
}
