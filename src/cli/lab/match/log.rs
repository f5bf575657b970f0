//! The log of matches: a line of JSON for each.

use crate::arena::{Contest, Conversions, Tally};
use serde::Serialize;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Instant, SystemTime};

/// A match in the log.
#[derive(Serialize)]
struct MatchLogEntry<'a> {
    /// When the match ended, as in `2026-11-27T22:07:36Z`.
    date: String,
    /// How long it took, in seconds.
    seconds: u64,
    /// The version of the program, with the commit if the build names it.
    version: &'a str,
    /// The average number of processes that could run in the last 1, 5 and 15 minutes, when the match ended.
    load: Option<Vec<f64>>,
    /// The arguments of the command.
    command: String,
    game: String,
    /// The names of both players.
    players: [&'a str; 2],
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// Player one's part of the points, and half of the interval that contains the true one with 95 % probability.
    score: Option<f64>,
    error: Option<f64>,
    /// The numbers of pairs with 0 to 4 half points.
    pairs: [u64; 5],
    /// For each player, the games in which it reported a won game, and those of them that it won.
    converted: [[u64; 2]; 2],
}

/// A file that gets a line for a match.
pub(super) struct Log {
    file: File,
    begun: Instant,
}

impl Log {
    /// Opens the log before a match, so that a wrong path costs no games.
    pub fn open(path: &Path) -> io::Result<Log> {
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Log {
            file,
            begun: Instant::now(),
        })
    }

    /// Adds the match that has finished to the end. `version` is that of the program.
    pub fn add(
        &mut self,
        version: &str,
        contest: &Contest,
        tally: &Tally,
        conversions: &Conversions,
    ) -> io::Result<()> {
        let [one, two] = &contest.players;
        let rounded = |part: f64| (part * 10_000.0).round() / 10_000.0;
        let arguments = std::env::args_os().skip(1);
        let arguments: Vec<String> = arguments
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        let entry = MatchLogEntry {
            date: date(SystemTime::now()),
            seconds: self.begun.elapsed().as_secs(),
            version,
            load: fs::read_to_string("/proc/loadavg")
                .ok()
                .map(|text| load(&text)),
            command: arguments.join(" "),
            game: format!("{}:{}", contest.variant.id(), contest.variant.layout()),
            players: [&one.name, &two.name],
            games: tally.games(),
            wins: tally.wins(),
            draws: tally.draws(),
            losses: tally.losses(),
            score: tally.score().map(rounded),
            error: tally.error().map(rounded),
            pairs: tally.pairs(),
            converted: conversions.0.map(|side| [side.reached, side.won]),
        };
        let line = serde_json::to_string(&entry)? + "\n";
        self.file.write_all(line.as_bytes())
    }
}

/// A time in UTC, to the second.
fn date(time: SystemTime) -> String {
    let since = time.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    let date = chrono::DateTime::from_timestamp(seconds.cast_signed(), 0).unwrap_or_default();
    date.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// The three averages at the start of Linux's `/proc/loadavg`.
fn load(text: &str) -> Vec<f64> {
    let words = text.split_whitespace().take(3);
    words.filter_map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_date_is_in_utc() {
        let leap_day = SystemTime::UNIX_EPOCH + Duration::from_secs(1_709_210_096);
        assert_eq!(date(leap_day), "2024-02-29T12:34:56Z");
    }

    #[test]
    fn the_load_is_three_numbers() {
        assert_eq!(load("0.36 1.60 12.49 2/170 4242\n"), [0.36, 1.6, 12.49]);
        assert!(load("").is_empty());
    }
}
