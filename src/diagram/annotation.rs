//! Arrows and circles that a user draws on a board.

use super::arrow::{Pen, arrows};
use super::board_view::BoardView;
use super::scene::{Ink, Item, Shape, Tone};
use super::way::Way;
use crate::rules::Square;

/// An arrow from one square to another, or a circle on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// Its first square.
    pub from: Square,
    /// Its last square. For a circle, the same as the first.
    pub to: Square,
    /// Its colour.
    pub tone: Tone,
}

impl Annotation {
    /// Whether both are on the same squares, in any colours.
    pub fn covers(&self, other: &Annotation) -> bool {
        (self.from, self.to) == (other.from, other.to)
    }
}

/// The width of an arrow's head, in squares.
const HEAD: f32 = 0.42;

/// How opaque annotations are.
const ALPHA: f32 = 0.85;

/// The marks of a user's annotations.
pub fn annotations(view: &BoardView, drawn: &[Annotation]) -> Vec<Item> {
    drawn.iter().flat_map(|note| marks(view, note)).collect()
}

fn marks(view: &BoardView, note: &Annotation) -> Vec<Item> {
    let (from, to) = (view.center(note.from), view.center(note.to));
    let ink = Ink::Annotation(note.tone);
    if note.from == note.to {
        return vec![Item::new(Shape::Ring, ink, from).faded(ALPHA)];
    }
    let pen = Pen {
        ink,
        head: HEAD,
        alpha: ALPHA,
    };
    arrows(Way::Straight, (from, to), 0.0, pen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::{BoardTheme, Palette, Point};
    use crate::variant_file::Catalogue;

    fn marks_of(from: &str, to: &str) -> Vec<Item> {
        let variant = Catalogue::built_in()
            .variant("chess", Some("8x8"), &[])
            .unwrap();
        let square = |name| variant.geometry().square(name).unwrap();
        let note = Annotation {
            from: square(from),
            to: square(to),
            tone: Tone::Blue,
        };
        annotations(&BoardView::new(variant.geometry(), false), &[note])
    }

    #[test]
    fn an_arrow_goes_from_square_to_square_and_a_circle_lies_on_one() {
        let arrow = marks_of("a1", "a8");
        assert_eq!(arrow.len(), 1);
        let (middle, half) = (arrow[0].at, arrow[0].width / 2.0);
        assert!((middle.x - 0.5).abs() < 0.01);
        assert!((middle.y - half - 0.5).abs() < 0.01);
        // It leaves the piece on its first square alone.
        assert!((middle.y + half - 7.0).abs() < 0.01);
        let circle = marks_of("e4", "e4");
        assert_eq!((circle.len(), circle[0].shape), (1, Shape::Ring));
        assert_eq!(circle[0].at, Point::new(4.5, 4.5));
    }

    #[test]
    fn tones_differ_in_lightness_in_every_theme() {
        for theme in BoardTheme::ALL {
            let palette = Palette::new(theme);
            let color = |tone| palette.color(Ink::Annotation(tone));
            for (index, &one) in Tone::ALL.iter().enumerate() {
                for &other in &Tone::ALL[..index] {
                    let contrast = color(one).contrast(color(other));
                    assert!(contrast > 1.3, "{theme:?} {one:?} {other:?}: {contrast}");
                }
            }
        }
    }
}
