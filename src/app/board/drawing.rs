//! Arrows and circles drawn on the board with the second button of the mouse.
//!
//! They belong to the position on which they were drawn: another one is bare, and who goes back finds them
//! again.

use crate::diagram::{Annotation, Tone};
use crate::rules::Square;
use std::collections::HashMap;

/// The position of a game that is drawn on: how many plies led to it, and its hash.
pub type Place = (usize, u64);

/// All that has been drawn in a game, and what is being drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    kept: HashMap<Place, Vec<Annotation>>,
    stroke: Option<Stroke>,
}

/// An arrow or a circle that is being drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stroke {
    from: Square,
    /// Where the pointer is; nothing is drawn while that is no square.
    to: Option<Square>,
    tone: Tone,
}

impl Drawing {
    /// What is to be seen in a position, the stroke that is being made last.
    pub fn shown(&self, place: Place) -> Vec<Annotation> {
        let kept = self.kept.get(&place).cloned().unwrap_or_default();
        kept.into_iter().chain(self.being_drawn()).collect()
    }

    fn being_drawn(&self) -> Option<Annotation> {
        let Stroke { from, to, tone } = self.stroke?;
        let note = |to| Annotation { from, to, tone };
        // Whether it will be a circle or a menu shows only when the button is let go.
        to.filter(|&to| to != from).map(note)
    }

    /// Whether a stroke is being made.
    pub fn is_drawing(&self) -> bool {
        self.stroke.is_some()
    }

    /// The second button is pressed over a square.
    pub fn begin(&mut self, from: Square, tone: Tone) {
        self.stroke = Some(Stroke {
            from,
            to: Some(from),
            tone,
        });
    }

    /// The pointer moves on.
    pub fn reach(&mut self, to: Option<Square>) {
        if let Some(stroke) = &mut self.stroke {
            stroke.to = to;
        }
    }

    /// The button is let go: what has been drawn, unless the pointer is on no square.
    pub fn finish(&mut self) -> Option<Annotation> {
        let Stroke { from, to, tone } = self.stroke.take()?;
        Some(Annotation {
            from,
            to: to?,
            tone,
        })
    }

    /// Adds an annotation. The same one again takes it away, another colour changes it.
    pub fn toggle(&mut self, place: Place, note: Annotation) {
        let drawn = self.kept.entry(place).or_default();
        let known = drawn.contains(&note);
        drawn.retain(|other| !other.covers(&note));
        if !known {
            drawn.push(note);
        }
    }

    /// Wipes a position clean.
    pub fn clear(&mut self, place: Place) {
        self.kept.remove(&place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    const HERE: Place = (3, 7);

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
        assert_eq!(drawing.shown(HERE).len(), 2, "the way back is another way");
        drawing.toggle(HERE, red);
        assert_eq!(drawing.shown(HERE)[1], red);
        drawing.toggle(HERE, red);
        assert_eq!(drawing.shown(HERE).len(), 1);
    }

    #[test]
    fn each_position_has_its_own() {
        let mut drawing = Drawing::default();
        drawing.toggle(HERE, note("a1", "a4", Tone::Green));
        assert_eq!(drawing.shown((4, 8)), []);
        assert_eq!(drawing.shown(HERE).len(), 1);
        drawing.clear(HERE);
        assert_eq!(drawing.shown(HERE), []);
    }

    #[test]
    fn a_stroke_is_seen_while_it_is_made_and_lost_beside_the_board() {
        let mut drawing = Drawing::default();
        let arrow = note("a1", "a4", Tone::Blue);
        drawing.begin(arrow.from, arrow.tone);
        assert_eq!(drawing.shown(HERE), [], "it may become a menu");
        drawing.reach(Some(arrow.to));
        assert_eq!(drawing.shown(HERE), [arrow]);
        assert_eq!(drawing.finish(), Some(arrow));
        assert_eq!(drawing.finish(), None);
        drawing.begin(arrow.from, arrow.tone);
        drawing.reach(None);
        assert_eq!(drawing.finish(), None);
    }
}
