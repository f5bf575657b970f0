//! The items of a picture.

use super::point::Point;
use crate::rules::Piece;

/// A shape. Its box is one square wide unless its item has another size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A full square.
    Square,
    /// A piece.
    Piece(Piece),
    /// A round dot.
    Disc,
    /// A ring.
    Ring,
    /// A ring of dashes.
    DashedRing,
    /// A frame along the edges of a frozen square.
    Frost,
    /// The four corners of a square.
    Corners,
    /// The mark of a palace.
    Palace,
    /// A star of frost.
    Flake,
    /// A soft round glow.
    Glow,
    /// A soft ring.
    Halo,
    /// A straight stroke with round ends, along the item's width.
    Bar,
    /// An arrowhead that points along the item's width.
    Head,
    /// An arrow along the item's width. Its head is as wide as the item is high. The number is the length of the
    /// arrow in quarters of that width, so that the head keeps its shape.
    Arrow(u8),
    /// A cross.
    Cross,
    /// A number on a disc.
    Count(u8),
    /// A question mark on a disc: a piece whose rule is secret.
    Unknown,
    /// One of a pair of round brackets: at the left of its box, open to the right.
    Bracket,
}

/// The meaning of a shape. A palette gives it its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// A light square of the board.
    Light,
    /// A dark square of the board.
    Dark,
    /// The edge of the board, and marks of the board itself.
    Rim,
    /// A piece in its own colours.
    Own,
    /// A square that a piece can move to.
    Go,
    /// A captured piece.
    Capture,
    /// A swapped piece.
    Swap,
    /// A frozen piece.
    Frost,
    /// A protected piece.
    Protect,
    /// The last move, on a light square.
    LastMove,
    /// The last move, on a dark square.
    LastMoveOnDark,
    /// The selected piece.
    Selected,
    /// A king in check.
    Check,
    /// A hint.
    Hint,
    /// A user's annotation.
    Annotation(Tone),
}

/// A shape with its place and size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Item {
    /// What to draw.
    pub shape: Shape,
    /// Its colour.
    pub ink: Ink,
    /// Its centre.
    pub at: Point,
    /// Its width, in squares.
    pub width: f32,
    /// Its height, in squares.
    pub height: f32,
    /// Its angle, clockwise, in radians.
    pub angle: f32,
    /// Its opacity, from 0 for invisible to 1 for opaque.
    pub alpha: f32,
}

impl Item {
    /// A shape as large as a square, upright and opaque.
    pub fn new(shape: Shape, ink: Ink, at: Point) -> Item {
        Item {
            shape,
            ink,
            at,
            width: 1.0,
            height: 1.0,
            angle: 0.0,
            alpha: 1.0,
        }
    }

    /// The same item with another size.
    #[must_use]
    pub fn sized(mut self, size: f32) -> Item {
        self.width = size;
        self.height = size;
        self
    }

    /// The same, more or less transparent.
    #[must_use]
    pub fn faded(mut self, alpha: f32) -> Item {
        self.alpha = alpha;
        self
    }

    /// A stroke from one point to another.
    pub fn bar(from: Point, to: Point, thickness: f32, ink: Ink) -> Item {
        let way = to - from;
        Item {
            width: way.length() + thickness,
            height: thickness,
            angle: way.angle(),
            ..Item::new(Shape::Bar, ink, from.towards(to, 0.5))
        }
    }

    /// An arrow from one point to another, its shaft and head in one.
    pub fn arrow(from: Point, tip: Point, head: f32, ink: Ink) -> Item {
        let way = tip - from;
        let quarters = (4.0 * way.length() / head).round().clamp(1.0, 255.0) as u8;
        Item {
            width: way.length(),
            height: head,
            angle: way.angle(),
            ..Item::new(Shape::Arrow(quarters), ink, from.towards(tip, 0.5))
        }
    }

    /// An arrowhead whose tip is at a point.
    pub fn head(tip: Point, along: Point, size: f32, ink: Ink) -> Item {
        Item {
            angle: along.angle(),
            ..Item::new(Shape::Head, ink, tip - along.unit() * (size / 2.0)).sized(size)
        }
    }
}

/// The thickness of a stroke as a part of its item's height, which includes an empty edge.
pub(super) const STROKE: f32 = 0.88;

/// The colour of an annotation. The colours also differ in lightness, for users who see colours badly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// The default colour.
    #[default]
    Green,
    /// With Shift.
    Red,
    /// With Alt.
    Blue,
    /// With Ctrl.
    Yellow,
}

impl Tone {
    /// All tones.
    pub const ALL: [Tone; 4] = [Tone::Green, Tone::Red, Tone::Blue, Tone::Yellow];
}
