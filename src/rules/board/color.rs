//! The two sides of the board.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// A side. White moves first and towards the higher ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// The side that moves first.
    White,
    /// The side that moves second.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> ByColor<T> {
    /// The same values with the sides changed over.
    #[must_use]
    pub fn swapped(self) -> Self {
        ByColor {
            white: self.black,
            black: self.white,
        }
    }

    /// Makes the values of both sides, White's first.
    pub fn new_with(mut make: impl FnMut(Color) -> T) -> Self {
        ByColor {
            white: make(Color::White),
            black: make(Color::Black),
        }
    }

    /// The values made of the values of each side.
    pub fn map<U>(&self, mut make: impl FnMut(&T) -> U) -> ByColor<U> {
        ByColor::new_with(|color| make(&self[color]))
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}
