//! The pieces that a piece would capture if its side were to move.

use crate::rules::{Bitboard, Color, Move, Position, Square, Transition, Variant};

/// An enemy that a piece would capture, with the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The square of the threatening piece.
    pub from: Square,
    /// The square of the threatened piece.
    pub victim: Square,
    /// The simplest move that captures it.
    pub transition: Transition,
}

/// Every enemy that the piece on a square would capture if its side were to move, even at the risk of its own king:
/// the rules' definition of attack. A frozen piece threatens nothing.
pub fn threats(variant: &Variant, position: &Position, from: Square) -> Vec<Threat> {
    let Some(piece) = position.piece(from) else {
        return Vec::new();
    };
    let captures = captures(variant, position, from);
    let taken = captures
        .iter()
        .fold(Bitboard::EMPTY, |set, &(_, taken)| set | taken);
    let enemies = taken & position.pieces(!piece.color());
    let threat = |victim| {
        let mv = simplest(variant, &captures, victim)?;
        Some(Threat {
            from,
            victim,
            transition: variant.transition(position, mv),
        })
    };
    enemies.into_iter().filter_map(threat).collect()
}

/// The pieces that the piece on a square freezes.
pub fn freezes(variant: &Variant, position: &Position, from: Square) -> Bitboard {
    let frozen = |at: &Square| variant.freezers_of(position, *at).contains(from);
    position.occupied().into_iter().filter(frozen).collect()
}

/// The threats of all pieces of a side, one for each piece and victim.
pub fn threats_by(variant: &Variant, position: &Position, color: Color) -> Vec<Threat> {
    let pieces = position.pieces(color).into_iter();
    pieces
        .flat_map(|from| threats(variant, position, from))
        .collect()
}

/// The simplest move by which the piece on `from` would capture the piece on `victim`.
pub(super) fn threat_to(
    variant: &Variant,
    position: &Position,
    from: Square,
    victim: Square,
) -> Option<Transition> {
    let captures = captures(variant, position, from);
    let mv = simplest(variant, &captures, victim)?;
    Some(variant.changes(position, mv))
}

/// All captures of a piece, with their victims.
fn captures(variant: &Variant, position: &Position, from: Square) -> Vec<(Move, Bitboard)> {
    let moves = variant.moves_of(position, from).into_iter();
    moves
        .map(|mv| (mv, variant.captured(position, mv)))
        .filter(|(_, taken)| taken.any())
        .collect()
}

/// The move that captures a piece with the fewest other captures, and the shortest of several.
fn simplest(variant: &Variant, captures: &[(Move, Bitboard)], victim: Square) -> Option<Move> {
    let taking = captures.iter().filter(|(_, taken)| taken.contains(victim));
    let simple = |&&(mv, taken): &&(Move, Bitboard)| {
        let way = variant.geometry().distance(mv.from, mv.to);
        (taken.len(), way, mv)
    };
    taking.min_by_key(simple).map(|&(mv, _)| mv)
}
