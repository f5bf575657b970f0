//! The clocks beside the board: when they run, and what becomes of a game whose time is up.
//!
//! As is usual on a screen, nobody is charged for the first move: the clocks run once both sides have
//! made one.

use super::{Player, Table};
use crate::game::{Clock, until_next_face};
use crate::rules::Color;
use std::time::Duration;

impl Table {
    /// Whose clock runs as long as the game goes on.
    fn timed_side(&self) -> Option<Color> {
        let positions = self.record.positions();
        let made = positions.iter().take(self.record.len());
        // Choosing the array is no move.
        let both_have_moved = made.filter(|before| before.choice() == 0).nth(1).is_some();
        (self.goes_on() && both_have_moved).then(|| self.record.turn())
    }

    /// Lets time pass on the clock of the side on move.
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

    /// How long the clocks go on showing what they show, if one of them runs.
    pub fn until_tick(&self) -> Option<Duration> {
        let clock = self.clock.as_ref()?;
        let side = clock.running().filter(|_| self.goes_on())?;
        Some(until_next_face(clock.left(side)))
    }

    /// How many people at this screen have little time left.
    pub fn people_in_a_hurry(&self) -> usize {
        let low = |side: &Color| self.clock.as_ref().is_some_and(|clock| clock.is_low(*side));
        let person = |side: &Color| self.players[*side] == Player::Human;
        Color::ALL.into_iter().filter(person).filter(low).count()
    }

    /// A side has moved: its clock stops, if it ran, and gets the increment.
    pub(super) fn press_clock(&mut self, mover: Color) {
        let clock = self.clock.as_mut();
        if let Some(clock) = clock.filter(|clock| clock.running() == Some(mover)) {
            clock.press(mover);
        }
    }

    /// Whether the time of either side has run out, which does not come back.
    pub fn is_out_of_time(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::has_run_out)
    }

    /// Whether the game can go on from an earlier move, or the variation that is shown be shortened by one.
    pub fn can_take_back(&self) -> bool {
        if self.is_beside() {
            return self.is_free();
        }
        !self.is_out_of_time() && (self.has_own_move() || self.outcome().is_some())
    }

    /// Whether a move has been made that is not just the computer's, who would make it again.
    fn has_own_move(&self) -> bool {
        let alone = self.is_exhibition();
        let own = |side: Color| alone || self.players[side] == Player::Human;
        let mut made = self.record.positions().iter().take(self.record.len());
        made.any(|before| own(before.turn()))
    }
}
