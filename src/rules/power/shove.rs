//! **Push** and **pull**: the piece steps one square along a line and moves an adjacent piece of either
//! side ahead of it or after it.
//!
//! ```text
//!     U p . .   ->   . U p .      U pushes: the piece ahead goes on to the next square
//!     . p Y .   ->   . . p Y      Y pulls: the piece behind follows onto the square just left
//! ```
//!
//! A piece can be pushed onto an empty square, or onto one of its own enemies if it could step there and capture it.
//! If a pulled enemy can pull too, it pulls the piece right behind it, and so on. `play/shoved.rs` finds what the
//! moved pieces capture. Source: the Pusher and the Puller of Monchalin's Renaissance (1975).

use super::{immunity, neutralize};
use crate::rules::board::{Direction, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::{Effect, Move, Transition};
use crate::rules::piece::{Capture, Piece, Travel};
use smallvec::{SmallVec, smallvec};

/// The old and the new square of a piece.
pub(in crate::rules) type Shift = (Square, Square);

/// The pieces that move together, the one that pushes or pulls first.
pub(in crate::rules) type Train = SmallVec<[Shift; 4]>;

/// Adds the pushes and pulls of a piece.
pub(in crate::rules) fn moves<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
    out: &mut Vec<Move>,
) {
    let kind = facts.kind(piece);
    let ways = [(kind.pushes, Travel::Push), (kind.pulls, Travel::Pull)];
    for (_, travel) in ways.into_iter().filter(|(can, _)| *can) {
        for to in facts.geometry().neighbours(from) {
            let mv = Move::new(from, to, travel);
            if !train(facts, mv).is_empty() {
                out.push(mv);
            }
        }
    }
}

/// The pieces that a push or a pull moves; none if the move is not possible.
pub(in crate::rules) fn train<W: Word>(facts: &Facts<W>, mv: Move) -> Train {
    let Some(heading) = facts.geometry().heading(mv.from, mv.to) else {
        return Train::new();
    };
    let on_sheet = |sheet| match mv.travel {
        Travel::Push => pushed(facts, sheet, mv, heading),
        Travel::Pull => pulled(facts, sheet, mv, heading),
        _ => None,
    };
    (0..facts.geometry().sheets())
        .find_map(on_sheet)
        .unwrap_or_default()
}

fn pushed<W: Word>(facts: &Facts<W>, sheet: usize, mv: Move, heading: Direction) -> Option<Train> {
    let piece = facts.position.piece(mv.to)?;
    let landing = facts.geometry().step(sheet, mv.to, heading)?;
    let free = facts.position.piece(landing).is_none()
        || replacement(facts, piece, (mv.to, landing)).is_some();
    let train = smallvec![(mv.from, mv.to), (mv.to, landing)];
    (free && has_room(facts, piece, landing)).then_some(train)
}

fn pulled<W: Word>(facts: &Facts<W>, sheet: usize, mv: Move, heading: Direction) -> Option<Train> {
    let mover = facts.position.piece(mv.from)?;
    let mut train: Train = smallvec![(mv.from, mv.to)];
    let mut left = mv.from;
    let mut pulls = facts.position.piece(mv.to).is_none();
    while pulls && let Some(behind) = facts.geometry().step(sheet, left, heading.opposite()) {
        let Some(piece) = facts.position.piece(behind) else {
            break;
        };
        if !has_room(facts, piece, left) {
            return None;
        }
        train.push((behind, left));
        left = behind;
        let active = !neutralize::neutralized(facts, piece.color()).contains(behind);
        pulls = active && facts.kind(piece).pulls && piece.color() != mover.color();
    }
    (train.len() > 1).then_some(train)
}

/// Whether a piece may stand on a square: a pawn never stands where it would have promoted.
fn has_room<W: Word>(facts: &Facts<W>, piece: Piece, square: Square) -> bool {
    facts.rules.standing_room(piece).contains(square)
}

/// Adds the moves of all pieces in a push or a pull.
pub(in crate::rules) fn effects<W: Word>(facts: &Facts<W>, mv: Move, transition: &mut Transition) {
    for (from, to) in train(facts, mv) {
        transition
            .effects
            .extend(facts.position.piece(from).map(|piece| {
                let by = mv.travel;
                Effect::Travel {
                    piece,
                    from,
                    to,
                    by,
                }
            }));
    }
}

/// The capture by which a piece that is put onto an enemy replaces it; `None` if there is no enemy or
/// the piece cannot replace it.
pub(in crate::rules) fn replacement<'a, W: Word>(
    facts: &'a Facts<'a, W>,
    piece: Piece,
    (from, to): Shift,
) -> Option<&'a Capture<W>> {
    let color = piece.color();
    facts
        .position
        .piece(to)
        .filter(|other| other.color() != color)?;
    facts.kind(piece).captures.iter().find(|capture| {
        let Some(reach) = capture.replacement() else {
            return false;
        };
        let reach = &reach[color];
        immunity::capturable(facts, !color, capture.victims).contains(to)
            && reach
                .reach(facts.geometry(), from, facts.position.occupied())
                .contains(to)
    })
}
