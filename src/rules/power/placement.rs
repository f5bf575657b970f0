//! **Placement**: before the first move, the sides put the pieces in their hands on the board, one each in turn.
//!
//! ```text
//!     [KNkn]  . . . .   ->   [Kkn]  . N . .      N@b1: the knight in hand is placed on b1
//! ```
//!
//! While the side to move has pieces to place, it has no other moves. A placement counts in neither counter. No piece
//! comes into a hand in such a game, so no position occurs twice before all pieces stand. A placement captures nothing,
//! and may not leave its side's king attacked: pieces attack as soon as they stand.
//!
//! With a **pool**, the sides share all pieces except kings. Both hands hold the pool, and a piece that one side places
//! leaves both. Each side places half of all pieces, so at last it may have only its king left to place. Source: Draft,
//! a game in the manner of M. Howe's Optima (2003).

use crate::rules::board::{Bitboard, Color, Word};
use crate::rules::definition::{Facts, GameRules};
use crate::rules::moves::{Effect, Move, Transition};
use crate::rules::piece::{Piece, PieceType, Travel, TypeSet};
use crate::rules::position::{Hand, Position};

/// Whether the side to move has pieces to place.
#[inline]
pub(in crate::rules) fn is_pending<W: Word>(rules: &GameRules<W>, position: &Position<W>) -> bool {
    rules.settings().placement.is_some() && left(rules, position, position.turn()) > 0
}

/// The number of pieces that a side still places.
pub(in crate::rules) fn left<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
    color: Color,
) -> usize {
    let own = count(position.hand(color), TypeSet::ALL);
    let kings = |color| count(position.hand(color), rules.royals());
    match rules.settings().placement {
        None => 0,
        Some(placement) if !placement.pool => own,
        Some(_) => {
            // Of an odd number of pieces, the side to move places one more.
            let odd = usize::from(color == position.turn());
            let half = (own + kings(!color) + odd) / 2;
            half.clamp(kings(color), own)
        }
    }
}

/// The types that a side may place.
pub(in crate::rules) fn types<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
    color: Color,
) -> TypeSet {
    let hand = position.hand(color);
    let shared: TypeSet = hand
        .types()
        .iter()
        .filter(|&kind| rules.is_shared(kind))
        .collect();
    let own = hand.types().without(shared);
    match left(rules, position, color) > count(hand, own) {
        true => hand.types(),
        false => own,
    }
}

/// The empty squares on which a side may place a piece of a type.
pub(in crate::rules) fn room<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
    piece: Piece,
) -> Bitboard<W> {
    let zone = rules.settings().placement.map(|placement| placement.zone);
    let zone = zone.map_or(Bitboard::EMPTY, |zone| zone[piece.color()].cast());
    (zone & rules.standing_room(piece)) - position.occupied()
}

/// Adds the placements of the side to move.
pub(in crate::rules) fn moves<W: Word>(facts: &Facts<W>, out: &mut Vec<Move>) {
    let (rules, position) = (facts.rules, facts.position);
    let color = position.turn();
    for piece_type in types(rules, position, color).iter() {
        let room = room(rules, position, Piece::new(color, piece_type));
        out.extend(room.into_iter().map(|square| Move {
            promotion: Some(piece_type),
            ..Move::new(square, square, Travel::Drop)
        }));
    }
}

/// Takes a piece that was placed from the pool out of the other hand too.
pub(in crate::rules) fn leave_pool<W: Word>(
    facts: &Facts<W>,
    transition: &Transition,
    next: &mut Position<W>,
) {
    for effect in &transition.effects {
        if let Effect::Drop { piece, .. } = *effect
            && facts.rules.is_shared(piece.piece_type())
        {
            next.take_from_hand(Piece::new(!piece.color(), piece.piece_type()));
        }
    }
}

fn count(hand: &Hand, types: TypeSet) -> usize {
    let count = |piece_type: PieceType| usize::from(hand.count(piece_type));
    hand.types().and(types).iter().map(count).sum()
}
