//! **Swap**: the piece changes places with the first piece on a line.
//!
//! ```text
//!     S . . p   ->   p . . S      S on a and the piece on d swap places
//! ```
//!
//! Two friends of one type never swap. A swap captures and attacks nothing. Sources: V. R. Parton's
//! Chimaerine and Chimaera; the Swapper of P. Aronson and D. Howe's Rococo (2002).

use super::line_end::LineEnd;
use crate::rules::board::{Bitboard, Color, Direction, Square, Word};
use crate::rules::definition::{Facts, SwappedPawns};
use crate::rules::moves::{Effect, Move, Transition};
use crate::rules::piece::{Piece, Swap, Travel, TypeSet};

/// Adds the swaps of a piece. `leaps` are the pieces that it comes to by leaps.
pub(in crate::rules) fn moves<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
    leaps: &[LineEnd],
    out: &mut Vec<Move>,
) {
    for to in partners(facts, piece, from, leaps) {
        if let Some(partner) = facts.position.piece(to)
            && !banned(facts, from, to)
        {
            add(facts, (piece, from), (partner, to), out);
        }
    }
}

/// The squares of the pieces that it could swap with if no rule forbade it.
fn partners<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
    leaps: &[LineEnd],
) -> Bitboard<W> {
    let Some(swap) = facts.kind(piece).swap else {
        return Bitboard::EMPTY;
    };
    let mut met = match swap.adjacent {
        true => facts.geometry().neighbours(from),
        false => first_pieces(facts, from),
    };
    met |= leaps.iter().map(|end| end.piece).collect();
    met & swappable(facts, piece, swap)
}

fn banned<W: Word>(facts: &Facts<W>, from: Square, to: Square) -> bool {
    Some((from.min(to), from.max(to))) == facts.position.ban()
}

/// The rule that forbids two pieces to swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SwapBar {
    /// They have just swapped.
    JustDone,
    /// It would put the pawn on the first square on its last rank, the second square.
    LastRank(Square, Square),
}

/// The rule that forbids the pieces on `from` and `to` to swap; `None` if none does.
pub(in crate::rules) fn bar<W: Word>(
    facts: &Facts<W>,
    from: Square,
    to: Square,
    leaps: &[LineEnd],
) -> Option<SwapBar> {
    let (piece, partner) = (facts.position.piece(from)?, facts.position.piece(to)?);
    if !partners(facts, piece, from, leaps).contains(to) {
        return None;
    }
    let forbidden = facts.settings().swapped_pawns == SwappedPawns::Forbidden;
    let stuck = |piece, on| forbidden && promoted(facts, piece, on).is_some();
    match banned(facts, from, to) {
        true => Some(SwapBar::JustDone),
        false if stuck(piece, to) => Some(SwapBar::LastRank(from, to)),
        false if stuck(partner, from) => Some(SwapBar::LastRank(to, from)),
        false => None,
    }
}

/// The first piece on each line.
fn first_pieces<W: Word>(facts: &Facts<W>, from: Square) -> Bitboard<W> {
    let geometry = facts.geometry();
    let occupied = facts.position.occupied();
    let mut found = Bitboard::EMPTY;
    for sheet in 0..geometry.sheets() {
        for direction in Direction::ALL {
            found |= Bitboard::from(geometry.first_on_line(sheet, from, direction, occupied));
        }
    }
    found
}

/// All pieces of the types that a piece may swap with, wherever they stand.
fn swappable<W: Word>(facts: &Facts<W>, piece: Piece, swap: Swap) -> Bitboard<W> {
    let color = piece.color();
    let friends = facts.pieces_of(color, swap.friends) - facts.position.of_type(piece.piece_type());
    friends | facts.pieces_of(!color, swap.enemies)
}

/// Adds one swap, or one for each piece that a swapped pawn may become.
fn add<W: Word>(
    facts: &Facts<W>,
    (piece, from): (Piece, Square),
    (partner, to): (Piece, Square),
    out: &mut Vec<Move>,
) {
    let mv = Move::new(from, to, Travel::Swap);
    match promoted(facts, piece, to).or(promoted(facts, partner, from)) {
        None => out.push(mv),
        Some(_) if facts.settings().swapped_pawns == SwappedPawns::Forbidden => {}
        Some(choices) => out.extend(choices.iter().map(|piece_type| Move {
            promotion: Some(piece_type),
            ..mv
        })),
    }
}

/// The types that a pawn may become if another piece puts it on this square; `None` for other pieces
/// and squares.
pub(in crate::rules) fn promoted<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    on: Square,
) -> Option<TypeSet> {
    let promotion = facts.kind(piece).promotion?[piece.color()];
    (promotion.zone.contains(on) && !promotion.optional).then_some(promotion.to)
}

/// Adds the effects of a swap, the mover first.
pub(in crate::rules) fn effects<W: Word>(
    facts: &Facts<W>,
    mv: Move,
    piece: Piece,
    transition: &mut Transition,
) {
    let Some(partner) = facts.position.piece(mv.to) else {
        return;
    };
    let travel = |piece, from, to| Effect::Travel {
        piece,
        from,
        to,
        by: Travel::Swap,
    };
    transition.effects.push(travel(piece, mv.from, mv.to));
    transition.effects.push(travel(partner, mv.to, mv.from));
    if let Some(into) = mv.promotion {
        let (at, from) = match promoted(facts, piece, mv.to) {
            Some(_) => (mv.to, piece),
            None => (mv.from, partner),
        };
        transition.effects.push(Effect::Promotion {
            at,
            from,
            into: Piece::new(from.color(), into),
        });
    }
}

/// The squares that may not swap back after a swap; `None` if the game has no such rule or one of the
/// two cannot swap.
pub(in crate::rules) fn ban<W: Word>(
    facts: &Facts<W>,
    mv: Move,
    mover: Color,
) -> Option<(Square, Square)> {
    if mv.travel != Travel::Swap || !facts.settings().swap_ban {
        return None;
    }
    let partner = facts.position.piece(mv.to)?;
    let returns = partner.color() != mover && facts.kind(partner).swap.is_some();
    returns.then_some((mv.from.min(mv.to), mv.from.max(mv.to)))
}
