//! Captures by the pieces that a push or a pull moves.
//!
//! Each moved piece captures by its own methods, for its own side, as if it had made a one-square move. The rule
//! looks at the board with every piece on its new square, before any piece is removed. So a push or a pull may
//! capture pieces of the mover's own side.

use super::captures;
use crate::rules::ask::Journey;
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Capture, Travel};
use crate::rules::position::Position;
use crate::rules::power::shove::Shift;
use crate::rules::power::{Shifts, immunity, shove};

/// A piece that is captured in a push or a pull.
pub(super) struct CapturedPiece<'a, W: Word> {
    /// The capture that removes it.
    pub capture: &'a Capture<W>,
    /// The side that captures it.
    pub captor: Color,
    /// Where the captor stood before the move.
    pub from: Square,
    /// Where the captured piece stood before the move.
    pub at: Square,
    /// The friend that the capture needed, if any.
    pub partner: Option<Square>,
}

/// Calls `found` with every piece that is captured in a push or a pull.
pub(super) fn each_capture<'a, W: Word>(
    facts: &'a Facts<'a, W>,
    mv: Move,
    mut found: impl FnMut(CapturedPiece<'a, W>),
) {
    let train = shove::train(facts, mv);
    let moved = moved(facts.position, &train);
    let mut seen: Bitboard = Bitboard::EMPTY;
    for &shift in &train {
        let captor = facts.position.piece(shift.0);
        let Some(captor) = captor.filter(|&piece| !facts.kind(piece).captures.is_empty()) else {
            continue;
        };
        let mut add = |captured: CapturedPiece<'a, W>| {
            if !seen.contains(captured.at) {
                seen.insert(captured.at);
                found(captured);
            }
        };
        let vacated = train.iter().any(|&(from, _)| from == shift.1);
        let replaced = match vacated {
            true => None,
            false => shove::replacement(facts, captor, shift),
        };
        if let Some(capture) = replaced {
            add(CapturedPiece {
                capture,
                captor: captor.color(),
                from: shift.0,
                at: shift.1,
                partner: None,
            });
        }
        let travel = match replaced {
            _ if shift.0 == mv.from => mv.travel,
            Some(_) => Travel::Replace,
            None => Travel::Walk,
        };
        let after = facts.of(&moved);
        let journey = Journey {
            facts: &after,
            piece: captor,
            from: shift.0,
            to: shift.1,
            travel,
            choices: mv.choices,
            heading: facts.geometry().heading(mv.from, mv.to),
            shifts: Shifts::new(),
            capturable: Bitboard::EMPTY,
        };
        // Protection is judged on the board before the move.
        let immune = carried(&train, immunity::immune(facts, !captor.color()));
        each_by(
            captures::usable(facts, captor, shift.0),
            journey,
            immune,
            |capture, at, partner| {
                add(CapturedPiece {
                    capture,
                    captor: captor.color(),
                    from: shift.0,
                    at: old_square(&train, at),
                    partner,
                });
            },
        );
    }
}

/// Calls `found` with the pieces that one moved piece captures, and the friends that it needs.
fn each_by<'a, W: Word>(
    captures: impl Iterator<Item = &'a Capture<W>>,
    mut journey: Journey<W>,
    immune: Bitboard<W>,
    mut found: impl FnMut(&'a Capture<W>, Square, Option<Square>),
) {
    let enemy = !journey.piece.color();
    for capture in captures {
        if capture.after.contains(journey.travel) {
            journey.capturable = journey.facts.pieces_of(enemy, capture.victims) - immune;
            let rule = capture.method.rule();
            for at in rule.victims(&journey) {
                found(capture, at, rule.partner(&journey, at));
            }
        }
    }
}

/// The position with all pieces of a train on their new squares.
fn moved<W: Word>(position: &Position<W>, train: &[Shift]) -> Position<W> {
    let mut next = position.clone();
    for &(from, to) in train {
        next.take(from);
        next.take(to);
    }
    for &(from, to) in train {
        if let Some(piece) = position.piece(from) {
            next.put(to, piece);
        }
    }
    next
}

/// Where pieces on these squares stand after the train moved.
fn carried<W: Word>(train: &[Shift], squares: Bitboard<W>) -> Bitboard<W> {
    let ends = train.iter().flat_map(|&(from, to)| [from, to]);
    let carried = train.iter().filter(|(from, _)| squares.contains(*from));
    (squares - ends.collect()) | carried.map(|&(_, to)| to).collect()
}

/// The square on which the piece on `at` stood before the train moved.
fn old_square(train: &[Shift], at: Square) -> Square {
    train
        .iter()
        .find(|(_, to)| *to == at)
        .map_or(at, |&(from, _)| from)
}
