//! Which pieces of a run's game mate alone. The tables are solved on a thread when the user asks.

use super::job::{PlaytestJob, PlaytestReport};
use super::run::sentence;
use crate::app::engine;
use crate::app::jobs::MailSender;
use crate::app::shell::Outbox;
use baroque::endings::{EndingError, Endings, Progress};
use baroque::playtest::{LoneEnding, Report, lone_endings};
use baroque::rules::Variant;
use std::sync::Arc;

/// What is known about the endings of king and one piece.
#[derive(Debug, Default)]
pub struct RunEndings {
    /// The solved endings.
    pub solved: Vec<LoneEnding>,
    /// Whether all of them are solved.
    pub complete: bool,
    /// The work, while it goes on.
    pub progress: Option<Arc<Progress>>,
    /// Why none is solved, in words.
    pub problem: Option<String>,
}

/// The work on the endings of a run.
#[derive(Clone, Debug)]
pub struct EndingsJob {
    /// The number of the run.
    pub number: u64,
    pub endings: Arc<Endings>,
    pub progress: Arc<Progress>,
}

impl EndingsJob {
    /// Reports each ending, and then how the work has ended.
    pub fn run(&self, reports: &MailSender<PlaytestReport>) {
        let number = self.number;
        let done = lone_endings(&self.endings, &self.progress, &mut |ending| {
            reports.send(PlaytestReport::Ending(number, ending));
        });
        let done = match done {
            Err(EndingError::Stopped) => Ok(false),
            Err(error) => Err(sentence(&error.to_string())),
            Ok(()) => Ok(true),
        };
        reports.send(PlaytestReport::EndingsDone(number, done));
    }
}

impl RunEndings {
    /// Begins to solve the endings of a game, or stops.
    pub(super) fn toggle(&mut self, number: u64, variant: &Arc<Variant>, outbox: &mut Outbox) {
        if let Some(progress) = &self.progress {
            return progress.stop();
        }
        *self = RunEndings::default();
        match Endings::new(variant) {
            Err(error) => self.problem = Some(sentence(&error.to_string())),
            Ok(_) => {
                let Some(endings) = engine::endings(variant) else {
                    return;
                };
                let progress = Arc::new(Progress::default());
                self.progress = Some(progress.clone());
                outbox.send(PlaytestJob::Endings(EndingsJob {
                    number,
                    endings,
                    progress,
                }));
            }
        }
    }

    /// Stops the work soon.
    pub(super) fn stop(&self) {
        if let Some(progress) = &self.progress {
            progress.stop();
        }
    }

    /// A report with what is solved.
    pub(super) fn add_to(&self, report: Arc<Report>) -> Arc<Report> {
        if self.solved.is_empty() {
            return report;
        }
        let endings = Some(self.solved.clone());
        Arc::new(Report {
            endings,
            ..(*report).clone()
        })
    }
}
