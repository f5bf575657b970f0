//! What the comments of a game say besides words: arrows, circles and clocks.

use super::Table;
use baroque::diagram::{Annotation as Drawn, Tone};
use baroque::game::NodeId;
use baroque::game::annotation::{Annotation, Mark, MarkColor};
use baroque::rules::Color;
use std::time::Duration;

impl Table {
    fn annotation(&self, at: NodeId) -> Annotation {
        let comment = &self.tree().node(at).comment;
        Annotation::read(comment, self.variant().geometry())
    }

    /// The arrows and circles of the comment at the shown position.
    pub fn comment_marks(&self) -> Vec<Drawn> {
        let marks = self.annotation(self.at()).marks;
        marks.iter().map(drawn).collect()
    }

    /// The clock of a side at the shown position, as the comment at its last move gives it.
    pub fn recorded_clock(&self, color: Color) -> Option<Duration> {
        let before = |at: NodeId| self.tree().node(at).parent();
        let mover = |at| Some(self.tree().node(before(at)?).position.turn());
        let last = [Some(self.at()), before(self.at())];
        let mut last = last.into_iter().flatten();
        let own = last.find(|&at| mover(at) == Some(color))?;
        self.annotation(own).clock
    }
}

fn drawn(mark: &Mark) -> Drawn {
    Drawn {
        from: mark.from,
        to: mark.to.unwrap_or(mark.from),
        tone: match mark.color {
            MarkColor::Green => Tone::Green,
            MarkColor::Red => Tone::Red,
            MarkColor::Yellow => Tone::Yellow,
            MarkColor::Blue => Tone::Blue,
        },
    }
}
