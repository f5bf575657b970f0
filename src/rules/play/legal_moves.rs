//! The moves of the side to move: all of them, the legal ones, and those that gain something.

use super::capture_filter::CaptureFilter;
use super::safety::Guard;
use super::{captures, castlings, legality, list, movegen, outcome};
use crate::rules::board::{Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::Travel;
use crate::rules::power::{exchange, freeze, is_arranging, placement};

/// The legal moves, in no particular order; none if the game is won on the board.
pub(in crate::rules) fn legal<W: Word>(facts: &Facts<W>) -> Vec<Move> {
    let mut moves = Vec::new();
    if outcome::won_on_board(facts).is_none() {
        pseudo_legal(facts, &mut moves);
        let guard = Guard::new(facts);
        moves.retain(|&mv| guard.allows(mv));
    }
    moves
}

/// Whether the side to move has a legal move.
pub(in crate::rules) fn has_legal<W: Word>(facts: &Facts<W>) -> bool {
    list::with_room(|moves| {
        pseudo_legal(facts, moves);
        let guard = Guard::new(facts);
        moves.iter().any(|&mv| guard.allows(mv))
    })
}

/// Adds the moves of the side to move, including those that leave its own king attacked. A piece that
/// must capture if it can has only its captures once one of them is legal.
pub(in crate::rules) fn pseudo_legal<W: Word>(facts: &Facts<W>, out: &mut Vec<Move>) {
    if facts.position.choice() != 0 {
        return exchange::moves(facts, out);
    }
    if placement::is_pending(facts.rules, facts.position) {
        return placement::moves(facts, out);
    }
    movegen::moves(facts, facts.position.turn(), out);
    if !facts.position.castling().is_empty() {
        castlings::moves(facts, facts.position.turn(), out);
    }
    compel_all(facts, out);
}

/// Whether a move is among the [`pseudo_legal`] ones. `room` is a buffer for moves.
pub(in crate::rules) fn is_pseudo_legal<W: Word>(
    facts: &Facts<W>,
    mv: Move,
    room: &mut Vec<Move>,
) -> bool {
    room.clear();
    let position = facts.position;
    let of_a_piece = !matches!(
        mv.travel,
        Travel::Castle | Travel::Drop | Travel::Suicide | Travel::Keep | Travel::Exchange
    );
    let turn = position.turn();
    let piece = position
        .piece(mv.from)
        .filter(|piece| piece.color() == turn);
    let compelled = facts.rules.groups().compelled;
    let free = piece.is_some_and(|piece| !compelled.contains(piece.piece_type()));
    if of_a_piece && free && !is_arranging(facts) {
        if freeze::frozen(facts, turn).contains(mv.from) {
            return false;
        }
        movegen::piece_moves(facts, mv.from, room);
    } else {
        pseudo_legal(facts, room);
    }
    room.contains(&mv)
}

/// Adds the [`pseudo_legal`] moves that may capture or promote, in the same order. Most other moves are
/// left out, and so are captures of the side's own pieces only.
pub(in crate::rules) fn gains<W: Word>(
    facts: &Facts<W>,
    capture_filter: &CaptureFilter<W>,
    out: &mut Vec<Move>,
) {
    if !is_arranging(facts) {
        movegen::gains(facts, capture_filter, out);
        compel_all(facts, out);
    }
}

fn compel_all<W: Word>(facts: &Facts<W>, out: &mut Vec<Move>) {
    let compelled = facts.pieces_of(facts.position.turn(), facts.rules.groups().compelled);
    for from in compelled {
        compel(facts, from, out);
    }
}

/// Removes the other moves of a piece that has a legal capture and must capture.
fn compel<W: Word>(facts: &Facts<W>, from: Square, out: &mut Vec<Move>) {
    let captures = |mv: &Move| captures::captured(facts, *mv).any();
    let mut own = out.iter().filter(|mv| mv.from == from && captures(mv));
    if own.any(|&mv| legality::keeps_king_safe(facts, mv)) {
        out.retain(|mv| mv.from != from || captures(mv));
    }
}
