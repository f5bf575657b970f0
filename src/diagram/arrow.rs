//! Arrows along the ways of pieces.

use super::point::Point;
use super::preview::CLEAR;
use super::scene::{Ink, Item};
use super::way::Way;

/// How far before the middle of its stop an arrow ends that comes in over the side of the board, where
/// there is little room.
const FROM_SIDE: f32 = 0.2;

/// The measures of an arrow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pen {
    /// Its colour.
    pub ink: Ink,
    /// How thick the shaft is, in squares.
    pub shaft: f32,
    /// The size of the head, in squares.
    pub head: f32,
    /// How opaque it is.
    pub alpha: f32,
}

/// The arrow of a way, which ends so far before the middle of its stop: bent where the way bends, and two
/// where it leads round the board.
pub(super) fn arrows(way: Way, (from, to): (Point, Point), before: f32, pen: Pen) -> Vec<Item> {
    let clear = |from: Point, to: Point| from + (to - from).unit() * CLEAR;
    match way {
        Way::Straight => shaft_and_head(clear(from, to), to, before, pen),
        Way::Bent(corner) => {
            let first = Item::bar(clear(from, corner), corner, pen.shaft, pen.ink);
            let mut items = vec![first.faded(pen.alpha)];
            items.extend(shaft_and_head(corner, to, before, pen));
            items
        }
        Way::Round {
            beyond,
            behind,
            crossing,
        } => {
            let exit = from.towards(beyond, crossing);
            let entry = behind.towards(to, crossing);
            let mut items = shaft_and_head(clear(from, exit), exit, 0.0, pen);
            items.extend(shaft_and_head(entry, to, before.min(FROM_SIDE), pen));
            items
        }
    }
}

/// A straight arrow from one point to so far before another.
pub(super) fn shaft_and_head(from: Point, to: Point, before: f32, pen: Pen) -> Vec<Item> {
    let along = (to - from).unit();
    let tip = to - along * before;
    // The shaft ends in the notch of the head. Where both can be seen through they must not overlap.
    let apart = if pen.alpha < 1.0 {
        pen.shaft / 2.0
    } else {
        0.0
    };
    let (start, end) = (from, tip - along * (0.8 * pen.head + apart));
    let mut items = Vec::new();
    if (end - start).x * along.x + (end - start).y * along.y > 0.0 {
        items.push(Item::bar(start, end, pen.shaft, pen.ink).faded(pen.alpha));
    }
    items.push(Item::head(tip, along, pen.head, pen.ink).faded(pen.alpha));
    items
}
