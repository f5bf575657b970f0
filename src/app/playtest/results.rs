//! What jobs report about runs.

use super::Playtest;
use super::job::PlaytestReport;
use super::run::{Phase, Run};
use crate::app::shell::{Notify, Outbox};
use crate::app::variants::{Character, Variants};
use baroque::playtest::LoneEnding;

impl Playtest {
    /// Takes a report of a job.
    pub(super) fn take(
        &mut self,
        report: PlaytestReport,
        variants: &mut Variants,
        outbox: &mut Outbox,
    ) {
        match report {
            PlaytestReport::Scanned(found) => variants.characters.0 = found,
            PlaytestReport::Failed(words) => outbox.send(Notify(words)),
            PlaytestReport::Ending(number, ending) => self.add_ending(number, ending),
            PlaytestReport::EndingsDone(number, done) => self.end_endings(number, done),
            PlaytestReport::Progress(progress) => {
                let Some(run) = self.numbered(progress.number) else {
                    return;
                };
                run.report = Some(progress.report);
                run.progress = progress.games;
                run.left = progress.left;
                self.compare_again();
            }
            PlaytestReport::Ended(number, result) => {
                let Some(run) = self.numbered(number) else {
                    return;
                };
                let played = run.is_playing();
                run.phase = Phase::Idle;
                run.left = None;
                if let Err(problem) = result {
                    run.problem = Some(problem);
                }
                let report = run.report.clone().filter(|report| report.games > 0);
                if let Some(report) = report {
                    variants.characters.note(Character::from(&*report));
                }
                if played {
                    self.compare_again();
                }
            }
        }
    }

    /// The open run, or one beside it, with this number.
    fn numbered(&mut self, number: u64) -> Option<&mut Run> {
        self.runs_mut().find(|run| run.number == number)
    }

    fn compare_again(&mut self) {
        if let (Some(first), Some(compared)) = (&self.open, &mut self.compared) {
            compared.compare(first);
        }
    }

    fn add_ending(&mut self, number: u64, ending: LoneEnding) {
        if let Some(run) = self.numbered(number) {
            run.endings.solved.push(ending);
        }
    }

    /// Ends the work: everything is solved or not, or nothing is for this reason.
    fn end_endings(&mut self, number: u64, done: Result<bool, String>) {
        if let Some(run) = self.numbered(number) {
            let endings = &mut run.endings;
            endings.progress = None;
            match done {
                Ok(complete) => endings.complete = complete,
                Err(problem) => endings.problem = Some(problem),
            }
        }
    }
}
