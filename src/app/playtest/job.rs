//! Playing and reading runs, off the main thread.

use super::endings::EndingsJob;
use super::run::{Records, Run};
use crate::app::jobs::{Failure, Job, MailSender, Workplace};
use crate::app::variants::Character;
use baroque::notation::write_fen;
use baroque::playtest::{
    Control, Folder, GameRecord, LoneEnding, Report, Shard, Sheet, play, read_folder, read_report,
    runs_in,
};
use baroque::rules::Variant;
use baroque::texts::text;
use bevy::prelude::*;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

/// The least time between two reports of a run, and how many times as long as a report takes.
const BETWEEN_REPORTS: Duration = Duration::from_secs(1);
const REPORT_SHARE: u32 = 5;
/// The time between two reports on disk.
const BETWEEN_FILES: Duration = Duration::from_secs(30);

/// Work on runs.
#[derive(Message, Clone, Debug)]
pub enum PlaytestJob {
    /// Read what the reports in this folder say about games.
    Scan(PathBuf),
    /// Read a run.
    Read(Box<RunJob>),
    /// Play the games that a run lacks, at most so many at a time.
    Play(Box<RunJob>, Arc<Control>, usize),
    /// Solve which pieces of a run's game mate alone.
    Endings(EndingsJob),
}

/// A run.
#[derive(Clone, Debug)]
pub struct RunJob {
    /// Its number among those that have been open.
    pub number: u64,
    pub folder: PathBuf,
    pub variant: Arc<Variant>,
    pub sheet: Sheet,
    pub records: Records,
}

/// What jobs report.
#[derive(Message, Debug)]
pub enum PlaytestReport {
    Scanned(Vec<Character>),
    Progress(RunProgress),
    /// A run with this number has ended, perhaps with a problem.
    Ended(u64, Result<(), String>),
    /// A piece of a run with this number is solved alone.
    Ending(u64, LoneEnding),
    /// That work has ended: with everything solved or not, or with a problem.
    EndingsDone(u64, Result<bool, String>),
    /// Other work failed, with a message for the user.
    Failed(String),
}

/// How far a run is.
#[derive(Debug)]
pub struct RunProgress {
    pub number: u64,
    pub report: Arc<Report>,
    /// The finished games, and those that are planned.
    pub games: (usize, usize),
    /// The time that it still needs.
    pub left: Option<Duration>,
}

impl Job for PlaytestJob {
    type Output = PlaytestReport;

    fn workplace(&self) -> Workplace {
        Workplace::Thread("playtest")
    }

    fn failed(&self) -> impl FnOnce(Failure) -> PlaytestReport + Clone + Send + 'static + use<> {
        let (number, solves) = match self {
            PlaytestJob::Read(run) | PlaytestJob::Play(run, ..) => (Some(run.number), false),
            PlaytestJob::Endings(endings) => (Some(endings.number), true),
            PlaytestJob::Scan(_) => (None, false),
        };
        move |failure| match (number, solves) {
            (Some(number), true) => PlaytestReport::EndingsDone(number, Err(failure.to_string())),
            (Some(number), false) => PlaytestReport::Ended(number, Err(failure.to_string())),
            (None, _) => PlaytestReport::Failed(failure.to_string()),
        }
    }

    fn run(self, reports: &MailSender<PlaytestReport>) {
        match self {
            PlaytestJob::Scan(root) => {
                let runs = runs_in(&root).into_iter();
                let found = runs.filter_map(|(folder, _)| read_report(&folder).ok());
                // A match at odds has no games between equal sides.
                let found = found.filter(|report| report.games > 0);
                let found = found.map(|report| Character::from(&report));
                reports.send(PlaytestReport::Scanned(found.collect()));
            }
            PlaytestJob::Read(run) => {
                let read = run.read(reports);
                reports.send(PlaytestReport::Ended(run.number, read));
            }
            PlaytestJob::Play(run, control, threads) => {
                let number = run.number;
                let played = run.play(&control, threads, reports);
                reports.send(PlaytestReport::Ended(number, played));
            }
            PlaytestJob::Endings(endings) => endings.run(reports),
        }
    }
}

impl RunJob {
    /// The work that reads or plays a run.
    pub fn of(run: &Run) -> Box<RunJob> {
        Box::new(RunJob {
            number: run.number,
            folder: run.folder.clone(),
            variant: run.variant.clone(),
            sheet: run.sheet.clone(),
            records: run.records.clone(),
        })
    }

    /// Reads the games, if there are any.
    fn read(&self, reports: &MailSender<PlaytestReport>) -> Result<(), String> {
        if !self.folder.exists() {
            return Ok(());
        }
        let (run, games) = read_folder(&self.folder).map_err(|error| error.to_string())?;
        if let Some(why) = self.sheet.mismatch(&run.sheet) {
            let folder = self.folder.display().to_string();
            return Err(text!("playtest-other-run", folder = folder, why = why));
        }
        if !games.is_empty() {
            let all = run.sheet.plan.games(Shard::WHOLE).count();
            self.keep(games.into_values().collect());
            self.report(&run.sheet, all, None, reports);
        }
        Ok(())
    }

    /// Plays the games that are lacking.
    fn play(
        mut self,
        control: &Control,
        threads: usize,
        reports: &MailSender<PlaytestReport>,
    ) -> Result<(), String> {
        let words = |error: baroque::playtest::FolderError| error.to_string();
        let mut sheet = self.sheet.clone();
        let opened = Folder::open(&self.folder, &mut sheet, Shard::WHOLE);
        let (mut folder, games) = opened.map_err(words)?;
        self.sheet = sheet;
        let plan = &self.sheet.plan;
        let all = plan.games(Shard::WHOLE).count();
        let todo: Vec<_> = plan
            .games(Shard::WHOLE)
            .filter(|id| !games.contains_key(id))
            .collect();
        self.keep(games.into_values().collect());
        self.report(&self.sheet, all, None, reports);
        let begun = Instant::now();
        let (mut shown, mut written) = (begun, begun);
        let (mut pause, mut done, mut failure) = (BETWEEN_REPORTS, 0_u32, None);
        play(
            control,
            &self.variant,
            plan,
            &todo,
            threads,
            &mut |played| {
                let Ok(game) = played else {
                    return ControlFlow::Continue(());
                };
                if let Err(error) = folder.add(&game) {
                    failure = Some(words(error));
                    control.stop();
                    return ControlFlow::Break(());
                }
                self.add(game);
                done += 1;
                if !reports.is_open() {
                    return ControlFlow::Break(());
                }
                if shown.elapsed() >= pause {
                    let before = Instant::now();
                    let rest = (todo.len() as u32).saturating_sub(done);
                    let left = begun.elapsed() * rest / done;
                    let report = self.report(&self.sheet, all, Some(left), reports);
                    pause = BETWEEN_REPORTS.max(before.elapsed() * REPORT_SHARE);
                    shown = Instant::now();
                    if written.elapsed() >= BETWEEN_FILES {
                        written = shown;
                        failure = self.write(&folder, &report).err();
                    }
                }
                ControlFlow::Continue(())
            },
        )
        .map_err(|error| error.to_string())?;
        let report = self.report(&self.sheet, all, None, reports);
        failure.map_or(Ok(()), Err)?;
        self.write(&folder, &report)
    }

    /// Sends a report of the games so far.
    fn report(
        &self,
        sheet: &Sheet,
        all: usize,
        left: Option<Duration>,
        reports: &MailSender<PlaytestReport>,
    ) -> Arc<Report> {
        let records = self.records.read().unwrap_or_else(PoisonError::into_inner);
        let report = Arc::new(Report::new(sheet, &records));
        reports.send(PlaytestReport::Progress(RunProgress {
            number: self.number,
            report: report.clone(),
            games: (records.len(), all),
            left,
        }));
        report
    }

    fn write(&self, folder: &Folder, report: &Report) -> Result<(), String> {
        let records = self.records.read().unwrap_or_else(PoisonError::into_inner);
        let written = folder.report(report, &records);
        written.map_err(|error| error.to_string())
    }

    fn keep(&self, games: Vec<GameRecord>) {
        *self.records.write().unwrap_or_else(PoisonError::into_inner) = games;
    }

    fn add(&self, game: GameRecord) {
        let mut records = self.records.write().unwrap_or_else(PoisonError::into_inner);
        records.push(game);
    }
}

/// A game as one of the rules with their own starting position.
pub fn from_base(game: &GameRecord, [variant, base]: [&Variant; 2]) -> GameRecord {
    let start = game.start.clone();
    let set_up = || (variant.start() != base.start()).then(|| write_fen(variant, variant.start()));
    GameRecord {
        start: start.or_else(set_up),
        ..game.clone()
    }
}
