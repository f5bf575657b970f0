//! The names of the sides.

use super::text;
use crate::rules::Color;

/// The name of a side.
pub fn side_name(color: Color) -> &'static str {
    match color {
        Color::White => text!("side-white"),
        Color::Black => text!("side-black"),
    }
}

/// The argument by which texts choose a form for a side.
pub fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
