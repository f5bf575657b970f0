//! **The edge rule**: a piece may touch the edge of the board only for a capture or a swap that it
//! cannot make otherwise. It must then touch as few squares of the edge as possible.
//!
//! ```text
//!     . . . . e      L captures the piece on d by leaping to e, on the edge: there is no other way.
//!     . L . p e      It may not slide to the edge without capture.
//!     . . . . e
//! ```
//!
//! If two ways touch equally many, the shorter one is allowed; if they are equally long, neither is.
//! Capturing more pieces counts as a different capture. Source: P. Aronson and D. Howe's Rococo (2002).
//!
//! The rule compares a piece's moves with each other. So it removes moves from the piece's finished list, before
//! anything asks what is attacked.

use super::{captures, list, stops};
use crate::rules::board::{Bitboard, ByColor, Geometry, Square, Word};
use crate::rules::definition::{Facts, VariantParts};
use crate::rules::moves::Move;
use crate::rules::piece::{Mover, Piece, Travel};
use smallvec::SmallVec;
use std::cell::LazyCell;
use std::cmp::Ordering;

/// Squares of the edge on which no walk of a piece captures, so that none may end there. Other such squares may be
/// missing.
pub(in crate::rules) fn idle_stops<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
) -> Bitboard<W> {
    let edge: Bitboard<W> = facts.settings().edge[piece.color()].cast();
    let plain = facts.rules.groups().never_capture_walking;
    match plain.contains(piece.piece_type()) {
        true => edge,
        false => edge - capture_stops(facts, piece, from),
    }
}

/// The stops on which a walk of a piece may capture.
fn capture_stops<W: Word>(facts: &Facts<W>, piece: Piece, from: Square) -> Bitboard<W> {
    let (color, kind) = (piece.color(), facts.kind(piece));
    let enemies = facts.position.pieces(!color);
    stops::arriving(facts, color, kind, enemies) | stops::leaving(facts, kind, from, enemies)
}

/// Removes the moves of one piece, in `out[start..]`, that the edge rule of its side forbids.
pub(in crate::rules) fn remove_edge_moves<W: Word>(
    facts: &Facts<W>,
    from: Square,
    start: usize,
    out: &mut Vec<Move>,
) {
    let Some(piece) = facts.position.piece(from) else {
        return;
    };
    let edge = facts.settings().edge[piece.color()].cast();
    // A line from inside that reaches a rim does not leave it again, so the stop alone decides.
    let inside = !edge.contains(from) && facts.rules.has_rim(piece.color());
    let touches = |mv: Move| match inside {
        true => edge.contains(mv.to) && !stays(mv),
        false => path(facts, mv).meets(edge),
    };
    if !out[start..].iter().any(|&mv| touches(mv)) {
        return;
    }
    let on_stop = facts.rules.groups().capture_on_stop;
    let on_stop = on_stop.contains(piece.piece_type());
    let capture_stops = LazyCell::new(|| capture_stops(facts, piece, from));
    let gains = |mv: Move| match mv.travel {
        Travel::Swap => true,
        Travel::Replace | Travel::Jump if on_stop && !mv.declines => {
            facts.position.piece(mv.to).is_some()
        }
        Travel::Walk | Travel::Run if on_stop || !capture_stops.contains(mv.to) => false,
        _ => captures::captured(facts, mv).any(),
    };
    list::retain(out, start, |mv| !touches(mv) || gains(mv));
    // A piece with one method that captures on its stop has one way to each capture.
    let alone = on_stop && facts.kind(piece).captures.len() == 1;
    let may_have_rivals = |&mv: &Move| touches(mv) && !(alone && mv.travel != Travel::Leap);
    if !out[start..].iter().any(may_have_rivals) {
        return;
    }
    // A move without capture or swap does not compete with other moves.
    let gaining = out[start..].iter().filter(|&&mv| gains(mv));
    let ways: SmallVec<[Way<W>; 16]> = gaining.map(|&mv| Way::new(facts, edge, mv)).collect();
    list::retain(out, start, |mv| {
        !touches(mv) || Way::new(facts, edge, mv).obeys(&ways)
    });
}

/// Whether the edge that each side must keep off is a rim around the other squares.
pub(in crate::rules) fn rims<W: Word>(parts: &VariantParts<W>) -> ByColor<bool> {
    ByColor::new_with(|color| is_rim(&parts.geometry, parts.settings.edge[color].cast()))
}

/// Whether an edge is a rim: no line between two other squares crosses it.
fn is_rim<W: Word>(geometry: &Geometry<W>, edge: Bitboard<W>) -> bool {
    let inner = geometry.squares() - edge;
    let crosses = |from: Square, to: Square| {
        let heading = geometry.heading(from, to);
        heading.is_some_and(|heading| {
            let between = |sheet| geometry.between(sheet, from, to, heading);
            (0..geometry.sheets()).any(|sheet| between(sheet).meets(edge))
        })
    };
    inner
        .into_iter()
        .all(|from| !inner.into_iter().any(|to| crosses(from, to)))
}

/// Why the edge rule forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeBar {
    /// It touches the edge without a capture or a swap.
    Idle,
    /// The piece can do the same with this stop and touches less of the edge.
    Less(Square),
    /// The piece can do the same with this stop, touches equally many squares of the edge, and takes a
    /// shorter way.
    Shorter(Square),
    /// The piece can do the same with this stop, in an equally good way.
    Equal(Square),
}

/// Why the edge rule forbids a move; `None` if it does not. `all` are the piece's moves without that
/// rule.
pub(in crate::rules) fn bar<W: Word>(facts: &Facts<W>, mv: Move, all: &[Move]) -> Option<EdgeBar> {
    let piece = facts.position.piece(mv.from)?;
    let edge = facts.settings().edge[piece.color()].cast();
    let way = Way::new(facts, edge, mv);
    if way.cost.0 == 0 {
        return None;
    }
    if way.captured.is_empty() && mv.travel != Travel::Swap {
        return Some(EdgeBar::Idle);
    }
    let others = all.iter().map(|&other| Way::new(facts, edge, other));
    let rivals = others.filter(|other| way.rivals(other));
    let best = rivals.min_by_key(|other| other.cost)?;
    let stop = best.mv.to;
    match best.cost.cmp(&way.cost) {
        Ordering::Less if best.cost.0 < way.cost.0 => Some(EdgeBar::Less(stop)),
        Ordering::Less => Some(EdgeBar::Shorter(stop)),
        Ordering::Equal => Some(EdgeBar::Equal(stop)),
        Ordering::Greater => None,
    }
}

/// The squares that a piece passes and its stop; empty if the piece stays where it is.
fn path<W: Word>(facts: &Facts<W>, mv: Move) -> Bitboard<W> {
    match stays(mv) {
        true => Bitboard::EMPTY,
        false => facts.passed(mv).with(mv.to),
    }
}

/// Whether the piece does not move to another square.
fn stays(mv: Move) -> bool {
    mv.travel.mover() != Mover::Goes
}

/// A move as the edge rule compares it.
struct Way<W: Word> {
    mv: Move,
    captured: Bitboard<W>,
    /// The number of edge squares that it touches, then its length; a lower cost is better.
    cost: (usize, usize),
}

impl<W: Word> Way<W> {
    fn new(facts: &Facts<W>, edge: Bitboard<W>, mv: Move) -> Way<W> {
        let path = path(facts, mv);
        Way {
            mv,
            captured: captures::captured(facts, mv),
            cost: ((path & edge).len(), path.len()),
        }
    }

    fn obeys(&self, all: &[Way<W>]) -> bool {
        let (touched, _) = self.cost;
        touched == 0
            || all
                .iter()
                .filter(|other| self.rivals(other))
                .all(|other| other.cost > self.cost)
    }

    /// Whether the other move does the same in another way. A different promotion is not another way.
    fn rivals(&self, other: &Way<W>) -> bool {
        let (one, two) = (self.mv, other.mv);
        let (_, length) = other.cost;
        (one.to, one.travel, one.declines) != (two.to, two.travel, two.declines)
            && length > 0
            && self.captured == other.captured
            && partner(one) == partner(two)
    }
}

/// The piece that a move swaps with.
fn partner(mv: Move) -> Option<Square> {
    (mv.travel == Travel::Swap).then_some(mv.to)
}
