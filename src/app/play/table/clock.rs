//! The clocks: when they run, and the result when the time is up.
//!
//! As on most servers, the first move of each side is free: the clocks start after it. A takeback gives no time back.

use super::{Player, Table};
use baroque::game::{Clock, until_next_face};
use baroque::rules::Color;
use std::time::Duration;

impl Table {
    /// The side whose clock runs, unless the game is over or paused.
    fn timed_side(&self) -> Option<Color> {
        let positions = self.record.positions();
        let made = positions.iter().take(self.record.len());
        // The choice of an array is no move, and neither is a placement.
        let mut moves = made.filter(|before| !self.variant().is_arranging(before));
        let both_have_moved = moves.nth(1).is_some();
        (self.goes_on() && both_have_moved).then(|| self.record.turn())
    }

    /// Runs the clock of the side to move for this time.
    pub fn pass_time(&mut self, time: Duration) {
        let side = self.timed_side();
        let Some(clock) = &mut self.clock else {
            return;
        };
        match side {
            Some(side) => clock.start(side),
            None => return clock.stop(),
        }
        if let Some(late) = clock.pass(time) {
            self.record.run_out_of_time(late);
            self.refresh();
        }
    }

    /// The time until the display of a running clock changes.
    pub fn until_tick(&self) -> Option<Duration> {
        let clock = self.clock.as_ref()?;
        let side = clock.running().filter(|_| self.goes_on())?;
        Some(until_next_face(clock.left(side)))
    }

    /// The number of humans at this screen who are short of time.
    pub fn humans_short_of_time(&self) -> usize {
        let low = |side: &Color| self.clock.as_ref().is_some_and(|clock| clock.is_low(*side));
        let person = |side: &Color| self.players[*side] == Player::Human;
        Color::ALL.into_iter().filter(person).filter(low).count()
    }

    /// Stops the clock of a side that has moved, and adds its increment.
    pub(super) fn press_clock(&mut self, mover: Color) {
        let clock = self.clock.as_mut();
        if let Some(clock) = clock.filter(|clock| clock.running() == Some(mover)) {
            clock.press(mover);
        }
    }

    /// Whether the time of a side has run out.
    pub fn is_out_of_time(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::has_run_out)
    }

    /// Whether a move of the game can be taken back, or the shown move of a variation be deleted.
    pub fn can_take_back(&self) -> bool {
        if self.is_beside() {
            return self.is_free();
        }
        !self.is_out_of_time() && (self.has_own_move() || self.outcome().is_some())
    }

    /// Whether a human has moved. The computer would only repeat its own move.
    fn has_own_move(&self) -> bool {
        let alone = self.is_exhibition();
        let own = |side: Color| alone || self.players[side] == Player::Human;
        let mut made = self.record.positions().iter().take(self.record.len());
        made.any(|before| own(before.turn()))
    }
}
