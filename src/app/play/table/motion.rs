//! A move on its way across the board.

use crate::diagram::{BoardView, Timeline, all_frozen, motion};
use crate::rules::{Bitboard, Position, Transition, Variant};

/// A move on its way across the board.
#[derive(Clone, Debug)]
pub struct Motion {
    /// The position before the move.
    pub before: Position,
    /// Pieces that are frozen before the move and after it, and do not move.
    pub frozen: Bitboard,
    timeline: Timeline,
    backward: bool,
    /// Seconds at normal speed since it began.
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
        Motion {
            before,
            frozen: frozen - timeline.hidden(),
            timeline,
            backward,
            clock: 0.0,
        }
    }

    /// The move's timeline and the moment of it to be shown.
    pub fn now(&self) -> (&Timeline, f32) {
        let time = if self.backward {
            self.timeline.length() - self.clock
        } else {
            self.clock
        };
        (&self.timeline, time)
    }

    /// Goes on to where its piece arrives, which has been carried there.
    pub(super) fn arrive(&mut self) {
        self.clock = self.timeline.arrival();
    }

    /// Lets time pass, in seconds at normal speed; whether it goes on.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        self.clock += seconds;
        self.clock < self.timeline.length()
    }
}
