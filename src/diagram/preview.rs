//! The effects of a move, as marks on the board before it.

use super::board_view::BoardView;
use super::lines::{arch, bent_line};
use super::marks::{LINE, frost_at, piece_at, shield};
use super::motion::{MethodLook, OnTheSpot, leap_line, outline};
use super::planned::{BOWS, MIDDLE, PlannedCapture, jump};
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Effect, Fate, Piece, Square, Transition, Travel};

/// All effects of a move. Each piece that it would capture, move or freeze gets a ring, with the lines of the method.
/// A dashed ring around that says that a captured piece changes sides. Pieces from the hand are shown on their squares.
pub fn preview(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let mut items = whole_move(view, transition);
    for effect in &transition.effects {
        match *effect {
            Effect::Capture { at, fate, .. } => {
                if let Some((planned, by)) = PlannedCapture::new(view, transition, effect) {
                    items.extend((MethodLook::of(by).lines)(&planned));
                }
                items.push(Item::new(Shape::Ring, Ink::Capture, view.center(at)));
                if let Fate::Converted(_) = fate {
                    let around = Item::new(Shape::DashedRing, Ink::Swap, view.center(at));
                    items.push(around.sized(1.2));
                }
            }
            Effect::Sacrifice { at, .. } => {
                items.push(Item::new(Shape::Ring, Ink::Capture, view.center(at)));
            }
            Effect::Travel { from, to, by, .. } if is_moved_along(transition, from, by) => {
                items.push(Item::new(Shape::DashedRing, Ink::Swap, view.center(from)));
                items.extend(bent_arrow(view.center(from), view.center(to), Ink::Swap));
            }
            Effect::Drop { piece, at } => items.extend(ghost(transition, piece, view.center(at))),
            Effect::Protect { at, by, .. } => items.extend(shield(view, by, at)),
            Effect::Freeze { at, .. } => {
                let [pall, frost, star] = frost_at(view.center(at), 0.9);
                // Over an empty square these would look like a piece.
                if at != transition.mv.to {
                    let ring = Item::new(Shape::Ring, Ink::Frost, view.center(at));
                    items.extend([ring, pall]);
                }
                items.extend([frost, star]);
            }
            _ => {}
        }
    }
    items
}

/// Only the marks of pieces that a move would capture if nothing protected them.
pub fn shields(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let marks = |effect: &Effect| match *effect {
        Effect::Protect { at, by, .. } => Some(shield(view, by, at)),
        _ => None,
    };
    let shown = transition.effects.iter().filter_map(marks);
    shown.flatten().collect()
}

/// Whether another piece's power moves the piece on this square. A mover that swaps places or pushes counts too.
pub(super) fn is_moved_along(transition: &Transition, from: Square, by: Travel) -> bool {
    by.moves_others() || by == Travel::Castle && from != transition.mv.from
}

/// The marks of a move as a whole.
fn whole_move(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let (from, to) = (
        view.center(transition.mv.from),
        view.center(transition.mv.to),
    );
    if let Some(act) = OnTheSpot::of(transition.mv.travel) {
        return (act.marks)(from);
    }
    match transition.mv.travel {
        Travel::Jump => jump(from, to, transition.removes()),
        Travel::Keep => [from, to]
            .map(|at| Item::new(Shape::Ring, Ink::Swap, at).faded(0.8))
            .to_vec(),
        _ => {
            let mut items = outline(view, transition, to);
            items.extend(bent_line(&leap_line(view, transition), LINE, Ink::Capture));
            items
        }
    }
}

/// A piece from the hand on its square, smaller if another piece still stands there.
fn ghost(transition: &Transition, piece: Piece, at: Point) -> Vec<Item> {
    let size = match transition.mv.travel {
        Travel::Resurrect => 0.66,
        _ => 1.0,
    };
    let halo = Item::new(Shape::Halo, Ink::Go, at).sized(1.15 * size);
    vec![halo, piece_at(piece, at).sized(size).faded(0.75)]
}

/// How far a bent line between neighbours is from the straight one.
const BESIDE: f32 = 0.46;

/// A bent line with a head.
fn bent_arrow(from: Point, to: Point, ink: Ink) -> Vec<Item> {
    let length = (to - from).length().max(1.0);
    // Neighbours leave no room between them, so the line goes beside them.
    let points = match length < 1.5 {
        true => arch(from, to, BESIDE / length, (0.2, 0.74)),
        false => {
            let aside = (0.42 / length).max(MIDDLE.0);
            arch(from, to, BOWS.0, (aside, 1.0 - aside))
        }
    };
    let mut items = bent_line(&points, LINE, ink);
    if let [.., before, tip] = points[..] {
        let along = tip - before;
        items.push(Item::head(tip + along.unit() * 0.12, along, 0.26, ink));
    }
    items
}
