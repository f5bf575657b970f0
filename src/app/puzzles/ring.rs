//! The ring around the square where a move of the player has ended, and the arrows that refute a wrong one.

use super::refutation::Refutation;
use super::solving::{MoveVerdict, Phase, Solving};
use baroque::diagram::{Annotation, Tone, annotations};
use baroque::rules::{Move, Square};

impl Solving {
    /// Rings the square where a move has ended, in the colour of right or wrong.
    pub(super) fn ring(&mut self, square: Square, right: bool) {
        let tone = match right {
            true => Tone::Green,
            false => Tone::Red,
        };
        let (from, to) = (square, square);
        let ring = annotations(self.table.view(), &[Annotation { from, to, tone }]);
        self.table.advice.marks = ring;
    }

    /// Shows the wrong move and the answer to it as arrows, once it is found and the player may try again.
    pub(super) fn mark_reason(&mut self) {
        if self.phase != Phase::Asked {
            return;
        }
        let wrong = self.verdict == Some(MoveVerdict::Wrong);
        self.table.advice.marks = match &self.refutation {
            Some(Refutation::Found(found)) if wrong && self.table.at_newest() => {
                let tones = [Tone::Yellow, Tone::Red];
                let arrow = |(mv, tone): (&Move, Tone)| Annotation {
                    from: mv.from,
                    to: mv.to,
                    tone,
                };
                let arrows: Vec<_> = found.moves.iter().zip(tones).map(arrow).collect();
                annotations(self.table.view(), &arrows)
            }
            _ => Vec::new(),
        };
    }

    /// Whether a ring is shown, which will soon go away.
    pub(super) fn is_ringed(&self) -> bool {
        self.phase == Phase::Done && !self.table.advice.marks.is_empty()
    }
}
