//! The time of puzzles: motion, and the clock of a storm.

use super::choice::Kind;
use super::given::Given;
use super::series::{bring, end_run};
use super::solving::{Phase, Verdict};
use super::state::{Page, Puzzles};
use super::words;
use crate::app::shell::{Notify, Outbox, Say};
use crate::app::texts::text;

impl Puzzles {
    /// Lets time pass while the screen is in sight, in seconds; the pieces at the pace of games.
    pub fn pass_time(
        &mut self,
        (seconds, step): (f32, f32),
        pace: Option<f32>,
        given: &Given,
        outbox: &mut Outbox,
    ) {
        const PAUSE: f32 = 0.6;
        if self.page != Page::Solving {
            return;
        }
        let (Some(run), Some(solving)) = (&mut self.run, &mut self.solving) else {
            return;
        };
        solving.table.quiet = given.quiet;
        let before = solving.phase;
        solving.advance(seconds, step, pace);
        if before == Phase::Showing && solving.phase == Phase::Done {
            outbox.send(Say(words::verdict(Verdict::Shown).to_owned()));
        }
        let done = solving.phase == Phase::Done && !solving.is_in_motion() && solving.idle >= PAUSE;
        let missed = run.kind == Kind::Storm && solving.failed && solving.phase == Phase::Asked;
        let goes_on = run.kind.is_race() && !run.over && (done || missed);
        if run.pass(seconds) {
            end_run(self, outbox);
            outbox.send(Say(text!("puzzles-time-up").to_owned()));
        } else if goes_on && !bring(self, given, outbox) {
            end_run(self, outbox);
            outbox.send(Notify(text!("puzzles-no-more").to_owned()));
        }
    }
}
