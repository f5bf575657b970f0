//! The animation of a move.

use baroque::diagram::{BoardView, Timeline, all_frozen, all_neutralized, motion};
use baroque::rules::{Bitboard, Position, Transition, Variant};

/// The animation of a move.
#[derive(Clone, Debug)]
pub struct Motion {
    /// The position before the move.
    pub before: Position,
    /// Pieces that are frozen both before and after the move, and do not move.
    pub frozen: Bitboard,
    /// The same for neutralized pieces.
    pub neutralized: Bitboard,
    timeline: Timeline,
    backward: bool,
    /// Seconds at normal speed since the start.
    clock: f32,
}

impl Motion {
    pub(super) fn new(
        variant: &Variant,
        view: &BoardView,
        before: Position,
        transition: &Transition,
        backward: bool,
        quiet: bool,
    ) -> Motion {
        let frozen = all_frozen(variant, &before);
        let timeline = motion(view, transition, frozen, quiet);
        let after = variant.play(&before, transition.mv);
        let frozen = frozen & all_frozen(variant, &after);
        let neutralized = all_neutralized(variant, &before) & all_neutralized(variant, &after);
        Motion {
            before,
            frozen: frozen - timeline.hidden(),
            neutralized: neutralized - timeline.hidden(),
            timeline,
            backward,
            clock: 0.0,
        }
    }

    /// The timeline of the move, and the current time on it.
    pub fn now(&self) -> (&Timeline, f32) {
        let time = if self.backward {
            self.timeline.length() - self.clock
        } else {
            self.clock
        };
        (&self.timeline, time)
    }

    /// Jumps to the moment when the piece arrives, because the user has dragged it there.
    pub(super) fn arrive(&mut self) {
        self.clock = self.timeline.arrival();
    }

    /// Advances by seconds at normal speed. Returns whether the animation continues.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        self.clock += seconds;
        self.clock < self.timeline.length()
    }
}
