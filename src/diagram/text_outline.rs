//! Text in pictures, as outlines: it looks the same everywhere and needs no font in the viewer.

use super::svg_text::round;
use std::fmt::Write;
use ttf_parser::{Face, OutlineBuilder};

/// The font, which is part of the program.
static FONT: &[u8] = include_bytes!("../../assets/fonts/BaroqueSans-SemiBold.ttf");

/// The outline of a line of text. One unit is the font size.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TextOutline {
    /// The width of the text.
    pub width: f32,
    /// The height of digits and capitals.
    pub height: f32,
    /// The outline as SVG path data, in units of `scale`. The text starts at x = 0, with its baseline at y = 0.
    pub path: String,
    /// The size of a unit of the path.
    pub scale: f32,
}

/// A text as an SVG element that needs no font. It begins at a place, on its baseline, in a font size.
pub(crate) fn text_path(text: &str, [x, y]: [f64; 2], size: f64) -> String {
    let outline = text_outline(text);
    let scale = size as f32 * outline.scale;
    format!(
        "<path transform=\"translate({x} {y:.1}) scale({scale})\" d=\"{}\"/>",
        outline.path
    )
}

/// The outline of a text.
pub(super) fn text_outline(text: &str) -> TextOutline {
    let mut outline = Outline::default();
    let (mut width, mut height, mut scale) = (0.0, 0.0, 1.0);
    // A test checks the font. Without a valid font, the picture would lack its text.
    if let Ok(face) = Face::parse(FONT, 0) {
        scale = 1.0 / f32::from(face.units_per_em());
        height = f32::from(face.capital_height().unwrap_or_default()) * scale;
        for letter in text.chars() {
            let glyph = face.glyph_index(letter).unwrap_or_default();
            face.outline_glyph(glyph, &mut outline);
            outline.start += f32::from(face.glyph_hor_advance(glyph).unwrap_or_default());
        }
        width = outline.start * scale;
    }
    TextOutline {
        width,
        height,
        path: outline.path,
        scale,
    }
}

/// Path data under construction. In fonts y grows upwards, in pictures downwards.
#[derive(Default)]
struct Outline {
    start: f32,
    path: String,
}

impl Outline {
    fn add(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (index, &(x, y)) in points.iter().enumerate() {
            let gap = if index > 0 { " " } else { "" };
            // Writing to a string cannot fail.
            let _ = write!(self.path, "{gap}{} {}", round(self.start + x), round(-y));
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_has_an_outline_and_a_width() {
        let (one, two) = (text_outline("1"), text_outline("11"));
        assert!(one.path.starts_with('M') && one.path.ends_with('Z'));
        assert!((two.width - 2.0 * one.width).abs() < 1e-6, "no kerning");
        assert!(one.width > 0.3 && one.width < 0.7 && one.height > 0.5);
        assert_eq!(
            (text_outline("").path.as_str(), text_outline("").width),
            ("", 0.0)
        );
        assert!(
            text_outline("\u{1F600}").width > 0.0,
            "a box for what is missing"
        );
    }
}
