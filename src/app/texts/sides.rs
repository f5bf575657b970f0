//! The sides, in texts.

use super::text;
use crate::rules::Color;

/// A side by its name.
pub fn side_name(color: Color) -> &'static str {
    match color {
        Color::White => text!("side-white"),
        Color::Black => text!("side-black"),
    }
}

/// A side as texts choose by it.
pub fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
