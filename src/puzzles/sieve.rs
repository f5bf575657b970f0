//! Rejects positions that make no good puzzle, whatever the search says.

use super::puzzle::End;
use crate::rules::{Bitboard, Move, Position, Travel, Variant};

/// Whether a move only captures the piece onto which it goes, and no legal answer captures the mover: a move that
/// every player of chess sees.
pub(super) fn is_plain(variant: &Variant, position: &Position, mv: Move) -> bool {
    let captured = variant.captured(position, mv);
    if mv.travel != Travel::Replace || captured != Bitboard::of(mv.to) || mv.promotion.is_some() {
        return false;
    }
    let next = variant.play(position, mv);
    let mut answers = variant.legal_moves(&next).into_iter();
    !answers.any(|answer| variant.captured(&next, answer).contains(mv.to))
}

/// Whether a move captures the piece that has just captured.
fn is_recapture(
    variant: &Variant,
    last: Option<(&Position, Move)>,
    (position, mv): (&Position, Move),
) -> bool {
    last.is_some_and(|(before, last)| {
        variant.captured(position, mv).contains(last.to) && variant.captured(before, last).any()
    })
}

/// Whether the first move of a line is too natural to be a point: it captures a king, it captures the piece that has
/// just captured, or it saves the game by a capture.
pub(super) fn is_natural(
    variant: &Variant,
    last: Option<(&Position, Move)>,
    (position, mv): (&Position, Move),
    end: End,
) -> bool {
    let captured = variant.captured(position, mv);
    match end {
        End::Win => captured.meets(variant.kings(position, !position.turn())),
        End::Gain => is_recapture(variant, last, (position, mv)),
        End::Defence => captured.any(),
    }
}
