//! What pieces capture that a push or a pull puts on other squares.
//!
//! Each captures by its own methods, for its own side, what its one-square move captures: read at
//! once for all, with every piece on its new square before any piece is removed.

use super::{Bitboard, Capture, Journey, Move, Travel};
use crate::rules::color::Color;
use crate::rules::piece::Piece;
use crate::rules::position::Position;
use crate::rules::shove::{self, Shift};
use crate::rules::square::Square;
use crate::rules::view::View;

/// A piece captured in the course of a push or a pull.
pub(in crate::rules) struct Taken<'a> {
    /// How.
    pub capture: &'a Capture,
    /// By which side.
    pub captor: Color,
    /// Where the piece that captures it stood before the move.
    pub from: Square,
    /// Where it stood before the move.
    pub at: Square,
    /// The friend that the capture needed.
    pub partner: Option<Square>,
}

/// Every piece that a push or a pull leads to the capture of.
pub(in crate::rules) fn each_taken<'a>(view: View<'a>, mv: Move, mut found: impl FnMut(Taken<'a>)) {
    let train = shove::train(view, mv);
    let moved = moved(view.position, &train);
    let mut seen = Bitboard::EMPTY;
    for &shift in &train {
        let captor = view.position.piece(shift.0);
        let Some(captor) = captor.filter(|&piece| !view.kind(piece).captures.is_empty()) else {
            continue;
        };
        let mut add = |taken: Taken<'a>| {
            if !seen.contains(taken.at) {
                seen.insert(taken.at);
                found(taken);
            }
        };
        let vacated = train.iter().any(|&(from, _)| from == shift.1);
        let replaced = match vacated {
            true => None,
            false => replacement(view, captor, shift),
        };
        if let Some(capture) = replaced {
            add(Taken {
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
        let after = View {
            position: &moved,
            ..view
        };
        let journey = Journey {
            view: after,
            piece: captor,
            from: shift.0,
            to: shift.1,
            travel,
            choices: mv.choices,
            heading: view.geometry().heading(mv.from, mv.to),
            prey: Bitboard::EMPTY,
        };
        each_by(
            &view.kind(captor).captures,
            journey,
            |capture, at, partner| {
                add(Taken {
                    capture,
                    captor: captor.color(),
                    from: shift.0,
                    at: stood(&train, at),
                    partner,
                });
            },
        );
    }
}

/// The pieces that one piece captures once all have moved, and the friends that it needs.
fn each_by<'a>(
    captures: &'a [Capture],
    mut journey: Journey,
    mut found: impl FnMut(&'a Capture, Square, Option<Square>),
) {
    let enemy = !journey.piece.color();
    for capture in captures {
        if capture.after.contains(journey.travel) {
            journey.prey = journey.view.prey(enemy, capture.victims);
            let rule = capture.method.rule();
            for at in rule.victims(&journey) {
                found(capture, at, rule.partner(&journey, at));
            }
        }
    }
}

/// The capture by which a piece that is put onto an enemy replaces it; nothing if it cannot, or if
/// no piece stands there.
pub(in crate::rules) fn replacement<'a>(
    view: View<'a>,
    piece: Piece,
    (from, to): Shift,
) -> Option<&'a Capture> {
    let color = piece.color();
    view.position
        .piece(to)
        .filter(|other| other.color() != color)?;
    view.kind(piece).captures.iter().find(|capture| {
        let Some(replace) = capture.replacement() else {
            return false;
        };
        let reach = &replace.reach[color];
        view.prey(!color, capture.victims).contains(to)
            && reach
                .reach(view.geometry(), from, view.position.occupied())
                .contains(to)
    })
}

/// The position with all pieces of a train on their new squares.
fn moved(position: &Position, train: &[Shift]) -> Position {
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

/// Where the piece on a square stood before the train moved.
fn stood(train: &[Shift], at: Square) -> Square {
    train
        .iter()
        .find(|(_, to)| *to == at)
        .map_or(at, |&(from, _)| from)
}
