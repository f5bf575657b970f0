//! The time of puzzles: motion, and the clock of a storm.

use super::given::PuzzleInputs;
use super::series::{bring, end_run};
use super::solving::{MoveVerdict, Phase, Solving};
use super::state::{PuzzlePage, Puzzles};
use super::words;
use crate::app::shell::{Notify, Outbox, Say};
use baroque::puzzles::series::SeriesKind;
use baroque::texts::text;
use std::time::Duration;

impl Puzzles {
    /// Advances time by seconds while the screen is shown, and the pieces at the pace of games.
    pub fn pass_time(
        &mut self,
        (seconds, step): (f32, f32),
        pace: Option<f32>,
        given: &PuzzleInputs,
        outbox: &mut Outbox,
    ) {
        const PAUSE: f32 = 0.6;
        if let (PuzzlePage::Choice, Some(offer)) = (&self.page, &mut self.offer) {
            offer.table.quiet = given.quiet;
            offer.advance(0.0, step, pace);
        }
        if self.page != PuzzlePage::Solving {
            return;
        }
        let (Some(run), Some(solving)) = (&mut self.run, &mut self.solving) else {
            return;
        };
        solving.table.quiet = given.quiet;
        let before = solving.phase;
        solving.advance(seconds, step, pace);
        if before == Phase::Showing && solving.phase == Phase::Done {
            outbox.send(Say(words::verdict(MoveVerdict::Shown).to_owned()));
        }
        let done = solving.phase == Phase::Done && !solving.is_in_motion() && solving.idle >= PAUSE;
        let missed =
            run.kind == SeriesKind::Storm && solving.failed && solving.phase == Phase::Asked;
        let goes_on = run.kind.is_race() && !run.over && (done || missed);
        if run.pass(seconds) {
            end_run(self, outbox);
            outbox.send(Say(text!("puzzles-time-up").to_owned()));
        } else if goes_on && !bring(self, given, outbox) {
            end_run(self, outbox);
            outbox.send(Notify(text!("puzzles-no-more").to_owned()));
        }
    }

    /// The time until the board or the clock shows a change: zero while something moves, `None` while nothing changes.
    pub(super) fn until_change(&self) -> Option<Duration> {
        if self.page == PuzzlePage::Choice {
            let moves = self.offer.as_ref().is_some_and(Solving::is_in_motion);
            return moves.then_some(Duration::ZERO);
        }
        let (run, solving) = self.run.as_ref().zip(self.solving.as_ref())?;
        if self.page != PuzzlePage::Solving {
            return None;
        }
        let leads_on = run.kind.is_race() && !run.over && solving.phase == Phase::Done;
        if solving.is_in_motion() || solving.is_ringed() || leads_on {
            return Some(Duration::ZERO);
        }
        let left = run.left.filter(|_| !run.over)?;
        Some(Duration::from_secs_f32(left.fract().max(0.02)))
    }
}
