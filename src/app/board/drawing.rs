//! Arrows and circles that the player draws on the board with the right mouse button.
//!
//! They belong to the position in which they were drawn. They appear again when the player goes back to it.

use baroque::diagram::{Annotation, Tone};
use baroque::rules::Square;
use std::collections::HashMap;

/// A position of a game: the number of plies before it, and its hash.
pub type BoardPosition = (usize, u64);

/// All arrows and circles of a game, and the one that is being drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    kept: HashMap<BoardPosition, Vec<Annotation>>,
    stroke: Option<Stroke>,
}

/// An arrow or a circle that is being drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stroke {
    from: Square,
    /// The square under the pointer, if there is one.
    to: Option<Square>,
    tone: Tone,
}

impl Drawing {
    /// The arrows and circles of a position. The one that is being drawn comes last.
    pub fn shown(&self, place: BoardPosition) -> Vec<Annotation> {
        let kept = self.kept.get(&place).cloned().unwrap_or_default();
        kept.into_iter().chain(self.being_drawn()).collect()
    }

    fn being_drawn(&self) -> Option<Annotation> {
        let Stroke { from, to, tone } = self.stroke?;
        let note = |to| Annotation { from, to, tone };
        // Until the button is released, a press on one square may still open a menu.
        to.filter(|&to| to != from).map(note)
    }

    /// Whether an arrow or a circle is being drawn.
    pub fn is_drawing(&self) -> bool {
        self.stroke.is_some()
    }

    /// Starts an arrow or a circle: the right button is pressed on a square.
    pub fn begin(&mut self, from: Square, tone: Tone) {
        self.stroke = Some(Stroke {
            from,
            to: Some(from),
            tone,
        });
    }

    /// Moves the end of the arrow to the square under the pointer.
    pub fn reach(&mut self, to: Option<Square>) {
        if let Some(stroke) = &mut self.stroke {
            stroke.to = to;
        }
    }

    /// Ends the drawing: the button is released. There is an annotation only if the pointer is on a square.
    pub fn finish(&mut self) -> Option<Annotation> {
        let Stroke { from, to, tone } = self.stroke.take()?;
        Some(Annotation {
            from,
            to: to?,
            tone,
        })
    }

    /// Adds an annotation. The same one again removes it, and another colour changes it.
    pub fn toggle(&mut self, place: BoardPosition, note: Annotation) {
        let drawn = self.kept.entry(place).or_default();
        let known = drawn.contains(&note);
        drawn.retain(|other| !other.covers(&note));
        if !known {
            drawn.push(note);
        }
    }

    /// Removes all annotations of a position.
    pub fn clear(&mut self, place: BoardPosition) {
        self.kept.remove(&place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::variant_file::Catalogue;

    const HERE: BoardPosition = (3, 7);

    fn note(from: &str, to: &str, tone: Tone) -> Annotation {
        let variant = Catalogue::built_in()
            .variant("chess", Some("8x8"), &[])
            .unwrap();
        let square = |name| variant.geometry().square(name).unwrap();
        Annotation {
            from: square(from),
            to: square(to),
            tone,
        }
    }

    #[test]
    fn drawing_the_same_again_erases_and_another_colour_changes_it() {
        let mut drawing = Drawing::default();
        let (green, red) = (note("a1", "a4", Tone::Green), note("a1", "a4", Tone::Red));
        drawing.toggle(HERE, green);
        drawing.toggle(HERE, note("a4", "a1", Tone::Green));
        assert_eq!(
            drawing.shown(HERE).len(),
            2,
            "an arrow in the other direction is another arrow"
        );
        drawing.toggle(HERE, red);
        assert_eq!(drawing.shown(HERE)[1], red);
        drawing.toggle(HERE, red);
        assert_eq!(drawing.shown(HERE).len(), 1);
    }

    #[test]
    fn each_position_has_arrows_of_its_own() {
        let mut drawing = Drawing::default();
        drawing.toggle(HERE, note("a1", "a4", Tone::Green));
        assert_eq!(drawing.shown((4, 8)), []);
        assert_eq!(drawing.shown(HERE).len(), 1);
        drawing.clear(HERE);
        assert_eq!(drawing.shown(HERE), []);
    }

    #[test]
    fn an_arrow_is_shown_while_it_is_drawn_and_dropped_outside_the_board() {
        let mut drawing = Drawing::default();
        let arrow = note("a1", "a4", Tone::Blue);
        drawing.begin(arrow.from, arrow.tone);
        assert_eq!(
            drawing.shown(HERE),
            [],
            "a press on one square may open a menu"
        );
        drawing.reach(Some(arrow.to));
        assert_eq!(drawing.shown(HERE), [arrow]);
        assert_eq!(drawing.finish(), Some(arrow));
        assert_eq!(drawing.finish(), None);
        drawing.begin(arrow.from, arrow.tone);
        drawing.reach(None);
        assert_eq!(drawing.finish(), None);
    }
}
