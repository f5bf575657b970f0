//! Places and offsets on the board.

use std::ops::{Add, Mul, Sub};

/// A place or an offset, in squares; y grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// A point.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The distance from the origin.
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// The offset of length 1 in the same direction. An offset of length 0 stays the same.
    #[must_use]
    pub fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 {
            self * (1.0 / length)
        } else {
            self
        }
    }

    /// The offset after a quarter turn clockwise.
    #[must_use]
    pub fn turned(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// The angle from the x axis, clockwise, in radians.
    pub fn angle(self) -> f32 {
        self.y.atan2(self.x)
    }

    /// The point at this fraction of the path to another.
    #[must_use]
    pub fn towards(self, other: Point, fraction: f32) -> Point {
        self + (other - self) * fraction
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;

    fn mul(self, factor: f32) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}
