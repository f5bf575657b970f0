//! Values that depend on the stage of the game.

use crate::search::score::Value;
use std::ops::{Add, AddAssign};

/// A value in the middle game and one in the end game. The officers on the board decide how much each counts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tapered<T = Value> {
    pub middle: T,
    pub end: T,
}

impl Tapered {
    pub fn both(value: Value) -> Tapered {
        Tapered {
            middle: value,
            end: value,
        }
    }

    pub fn round(middle: f64, end: f64) -> Tapered {
        Tapered {
            middle: middle.round() as Value,
            end: end.round() as Value,
        }
    }
}

impl Tapered {
    /// This value times a number.
    #[inline]
    pub fn times(self, number: usize) -> Tapered {
        let number = number as Value;
        Tapered {
            middle: self.middle * number,
            end: self.end * number,
        }
    }
}

impl Add for Tapered {
    type Output = Tapered;

    #[inline]
    fn add(self, other: Tapered) -> Tapered {
        Tapered {
            middle: self.middle + other.middle,
            end: self.end + other.end,
        }
    }
}

impl AddAssign for Tapered {
    #[inline]
    fn add_assign(&mut self, other: Tapered) {
        *self = *self + other;
    }
}
