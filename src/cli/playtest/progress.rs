//! The progress of a run on standard error.

use crate::cli::output;
use crate::playtest::GameRecord;
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// How much time passes between two lines of progress, if standard error is not a terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(30);
/// How much time passes between two reports in the folder.
const BETWEEN_REPORTS: Duration = Duration::from_secs(20);
/// The width of the bar, in characters.
const BAR: usize = 24;

/// Counts finished games, and shows them.
pub(super) struct ProgressLine {
    begun: Instant,
    shown: Instant,
    reported: Instant,
    terminal: bool,
    done: usize,
    all: usize,
    /// White's wins, draws and losses.
    results: [usize; 3],
}

impl ProgressLine {
    pub fn new(all: usize) -> ProgressLine {
        let now = Instant::now();
        ProgressLine {
            begun: now,
            shown: now,
            reported: now,
            terminal: stderr().is_terminal(),
            done: 0,
            all,
            results: [0; 3],
        }
    }

    /// Counts a game.
    pub fn add(&mut self, game: &GameRecord) {
        self.done += 1;
        if game.id.side().is_none() {
            self.results[2 - usize::from(game.points.min(2))] += 1;
        }
        if self.terminal {
            let filled = BAR * self.done / self.all.max(1);
            let bar = "#".repeat(filled) + &"-".repeat(BAR - filled);
            let _ = write!(stderr().lock(), "\r[{bar}] {}\x1b[K", self.text());
        } else if self.shown.elapsed() >= BETWEEN_LINES {
            self.shown = Instant::now();
            output::note(&self.text());
        }
    }

    /// Whether it is time for a new report in the folder.
    pub fn wants_report(&mut self) -> bool {
        let wants = self.reported.elapsed() >= BETWEEN_REPORTS;
        if wants {
            self.reported = Instant::now();
        }
        wants
    }

    /// Ends the bar of a terminal.
    pub fn end(&self) {
        if self.terminal && self.done > 0 {
            let _ = writeln!(stderr().lock());
        }
    }

    fn text(&self) -> String {
        let (done, all) = (self.done, self.all);
        let [wins, draws, losses] = self.results;
        let spent = self.begun.elapsed().as_secs_f64();
        let left = spent / done.max(1) as f64 * all.saturating_sub(done) as f64;
        format!(
            "{done} of {all} games, White +{wins} ={draws} -{losses}, {} left",
            duration(left)
        )
    }
}

/// Seconds in words: `3 min 20 s`.
fn duration(seconds: f64) -> String {
    match seconds as u64 {
        short @ 0..60 => format!("{short} s"),
        medium @ 60..3_600 => format!("{} min {} s", medium / 60, medium % 60),
        long => format!("{} h {} min", long / 3_600, long % 3_600 / 60),
    }
}
