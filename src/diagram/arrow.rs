//! Arrows along the paths of pieces.

use super::lines::CLEAR;
use super::point::Point;
use super::scene::{Ink, Item, STROKE};
use super::way::Way;

/// The thickness of an arrow's shaft, as a part of its head's width.
pub(super) const SHAFT: f32 = 0.34;

/// The distance between the end of an arrow and the centre of its stop, if the arrow crosses the side of the board,
/// where there is little room.
const FROM_SIDE: f32 = 0.2;

/// The least length of an arrow for each unit of its head's width. Between neighbours, it starts over the edge of its
/// piece.
const LEAST: f32 = 1.1;

/// The look of an arrow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pen {
    /// Its colour.
    pub ink: Ink,
    /// The width of the head, in squares. The thickness of the shaft follows from it.
    pub head: f32,
    /// How opaque it is.
    pub alpha: f32,
}

/// The arrow of a path, which ends `before` its stop's centre. It is bent if the path is, and has two parts if the
/// path goes round the board.
pub(super) fn arrows(way: Way, (from, to): (Point, Point), before: f32, pen: Pen) -> Vec<Item> {
    let clear = |from: Point, to: Point, before: f32| {
        let way = to - from;
        let room = way.length() - before - LEAST * pen.head;
        from + way.unit() * CLEAR.min(room.max(0.0))
    };
    match way {
        Way::Straight => vec![arrow(clear(from, to, before), to, before, pen)],
        Way::Bent(corner) => {
            let thickness = SHAFT * pen.head / STROKE;
            let first = Item::bar(clear(from, corner, 0.0), corner, thickness, pen.ink);
            vec![first.faded(pen.alpha), arrow(corner, to, before, pen)]
        }
        Way::Round {
            beyond,
            behind,
            crossing,
        } => {
            let exit = from.towards(beyond, crossing);
            let entry = behind.towards(to, crossing);
            vec![
                arrow(clear(from, exit, 0.0), exit, 0.0, pen),
                arrow(entry, to, before.min(FROM_SIDE), pen),
            ]
        }
    }
}

/// A straight arrow from one point, which ends `before` another.
pub(super) fn arrow(from: Point, to: Point, before: f32, pen: Pen) -> Item {
    let tip = to - (to - from).unit() * before;
    Item::arrow(from, tip, pen.head, pen.ink).faded(pen.alpha)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::{Shape, rasterize, shape_svg};

    const PEN: Pen = Pen {
        ink: Ink::Hint,
        head: 0.4,
        alpha: 0.9,
    };

    #[test]
    fn an_arrow_is_one_shape_whose_tip_is_where_it_leads() {
        for squares in [1.0, 1.4, 3.0, 9.0] {
            let (from, to) = (Point::new(0.5, 0.5), Point::new(0.5, 0.5 + squares));
            let items = arrows(Way::Straight, (from, to), 0.0, PEN);
            assert_eq!(items.len(), 1);
            let half = Point::new(0.0, items[0].width / 2.0);
            assert!((items[0].at + half - to).length() < 0.001);
            assert!(items[0].width >= items[0].height);
        }
        // A neighbour with a piece on it leaves little room.
        let (from, to) = (Point::new(0.5, 0.5), Point::new(1.5, 0.5));
        assert!(arrows(Way::Straight, (from, to), 0.3, PEN)[0].width >= 0.4);
    }

    #[test]
    fn the_drawing_of_an_arrow_is_joined_at_every_length() {
        for quarters in [2, 4, 5, 9, 40, 255] {
            let (width, height) = (64 * u32::from(quarters) / 4, 64);
            let drawn = rasterize(&shape_svg(Shape::Arrow(quarters)), width, height);
            let alpha = |x: u32, y: u32| drawn.rgba[(4 * (y * width + x) + 3) as usize];
            for x in 3..width - 3 {
                assert!(alpha(x, height / 2) > 200, "{quarters}: a gap at {x}");
            }
        }
    }
}
