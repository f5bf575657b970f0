//! The log as text: a first line that names the format, then each entry as a line of JSON. So a damaged line damages
//! no other one.

use super::event::Event;
use super::log::Progress;
use crate::words::shortened;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the format.
const FORMAT: u32 = 1;

/// The latest time that an entry can have, at the end of the year 9999.
pub const LATEST_TIME: u64 = 253_402_300_799_999;

/// The most characters of a wrong line that a message repeats.
const QUOTED: usize = 60;

/// The longest reason in a message, in characters. It may repeat a word of the line, which has any length.
const LONGEST_REASON: usize = 300;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    baroque_progress: u32,
}

/// Why a text is no progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    /// The text does not begin like a file of progress.
    NotProgress,
    /// A newer version of Baroque has written it, in this format.
    Newer(u32),
    /// A line is wrong: its number from 1 on, its beginning, and why.
    Line(usize, String, String),
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::NotProgress => f.write_str(
                "this is not progress of Baroque: its first line is not `{\"baroque_progress\":1}`. \
                 Choose a file that Baroque has exported.",
            ),
            TextError::Newer(format) => write!(
                f,
                "a newer version of Baroque has written this, in format {format}: use that version or a later one"
            ),
            TextError::Line(number, line, why) => {
                write!(f, "line {number} cannot be read: {why}: {line}")
            }
        }
    }
}

impl std::error::Error for TextError {}

/// The readable entries of a text.
pub(super) struct Readable {
    pub progress: Progress,
    /// The first wrong line, and how many there are.
    pub wrong: Option<(TextError, usize)>,
}

/// An entry as text.
pub(super) fn line(when: u64, event: &Event) -> String {
    // JSON has room for every event.
    serde_json::to_string(&(when, event)).unwrap_or_default()
}

fn entry(line: &[u8]) -> Result<(u64, Event), String> {
    let (when, event): (u64, Event) = serde_json::from_slice(line)
        .map_err(|error| shortened(&error.to_string(), LONGEST_REASON).into_owned())?;
    if when > LATEST_TIME {
        return Err("its time is after the year 9999".to_owned());
    }
    Ok((when, event.checked()?))
}

/// Reads what can be read.
///
/// # Errors
///
/// When the text is of a newer version.
pub(super) fn read(bytes: &[u8]) -> Result<Readable, TextError> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let mut lines = bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    let mut readable = Readable {
        progress: Progress::default(),
        wrong: None,
    };
    let first = lines.next().unwrap_or_default();
    match serde_json::from_slice::<Header>(first) {
        Ok(header) if header.baroque_progress > FORMAT => {
            return Err(TextError::Newer(header.baroque_progress));
        }
        Ok(_) => {}
        Err(_) => readable.wrong = Some((TextError::NotProgress, 1)),
    }
    for (index, line) in lines.enumerate().filter(|(_, line)| !line.is_empty()) {
        match entry(line) {
            Ok((when, event)) => readable.progress.insert(when, event),
            Err(why) => {
                let begins = shortened(&String::from_utf8_lossy(line), QUOTED).into_owned();
                let found = TextError::Line(index + 2, begins, why);
                let wrong = readable.wrong.get_or_insert((found, 0));
                wrong.1 += 1;
            }
        }
    }
    readable.progress.sweep();
    Ok(readable)
}

impl Progress {
    /// The log as text, for the file and for export.
    pub fn text(&self) -> String {
        let header = format!("{{\"baroque_progress\":{FORMAT}}}");
        let lines = std::iter::once(header.as_str()).chain(self.lines());
        lines.flat_map(|line| [line, "\n"]).collect()
    }

    /// Reads a text, such as an exported one. [`merge`](Progress::merge) adds it to another log.
    ///
    /// # Errors
    ///
    /// When the text is something else, of a newer version, or has a wrong line.
    pub fn read(text: &str) -> Result<Progress, TextError> {
        let readable = read(text.as_bytes())?;
        match readable.wrong {
            Some((error, _)) => Err(error),
            None => Ok(readable.progress),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{
        Answered, Attempt, LessonRun, Mode, ModeScore, Rated, Rating, Scope, Subject,
    };
    use crate::training::ExerciseText;

    fn everything() -> Progress {
        let exercise = ExerciseText {
            game: "ultima".to_owned(),
            layout: "8x8".to_owned(),
            options: [("leaps".to_owned(), "single".to_owned())].into(),
            fen: "7k/8/8/8/8/8/8/K6P w - - 0 1".to_owned(),
            task: "predict h1h7".to_owned(),
        };
        let events = [
            Event::Lesson(LessonRun {
                id: "a \"b\"\nü".to_owned(),
                game: "g".to_owned(),
                stars: 3,
                mistakes: 0,
            }),
            Event::Puzzle(Attempt {
                id: "p".to_owned(),
                game: "g".to_owned(),
                solved: false,
                seconds: u32::MAX,
            }),
            Event::Rated(Rated {
                subject: Subject::Theme("t".to_owned()),
                rating: Rating {
                    number: 1_523.456_789_123,
                    deviation: 1.0 / 3.0,
                    volatility: 0.059_999_999_9,
                },
            }),
            Event::Exercise(Answered {
                exercise,
                right: false,
                lesson: Some("l".to_owned()),
            }),
            Event::Score(ModeScore {
                mode: Mode::Daily,
                game: None,
                day: Some("2026-05-31".to_owned()),
                points: 1,
            }),
            Event::Reset(Scope::Game("other".to_owned())),
        ];
        let mut log = Progress::default();
        for (when, event) in (1_700_000_000_000..).zip(events) {
            log.record(event, when);
        }
        assert_eq!(log.len(), 6);
        log
    }

    #[test]
    fn everything_survives_as_text() {
        let log = everything();
        let text = log.text();
        assert_eq!(text.lines().count(), 7);
        assert_eq!(Progress::read(&text).unwrap(), log);
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(Progress::read(&windows).unwrap(), log);
        assert!(
            Progress::read("{\"baroque_progress\":1}")
                .unwrap()
                .is_empty()
        );
    }

    #[test]
    fn ratings_of_any_size_survive_as_text() {
        for power in -9..15 {
            for digit in [1.0, 1.234_567_89, 9.999_999_9] {
                let value = digit * 10_f64.powi(power);
                let rating = Rating {
                    number: value,
                    deviation: value,
                    volatility: value,
                };
                let subject = Subject::Theme("t".to_owned());
                let mut log = Progress::default();
                log.record(Event::Rated(Rated { subject, rating }), 1);
                assert_eq!(Progress::read(&log.text()).unwrap(), log, "{value}");
            }
        }
    }

    #[test]
    fn junk_is_refused_with_its_line() {
        let good = everything().text();
        for (junk, wrong) in [
            (String::new(), "not progress of Baroque"),
            ("\n\n".to_owned(), "not progress of Baroque"),
            ("[White \"A\"]\n".to_owned(), "not progress of Baroque"),
            ("{\"baroque_progress\":2}\nx".to_owned(), "newer version"),
            (format!("{good}x"), "line 8 cannot be read"),
            (
                good.replace("\"stars\":3", "\"stars\":9"),
                "stars go from 1 to 3",
            ),
            (good.replace("17000", "99999917000"), "after the year 9999"),
            (good.replace("17000", "-17000"), "line 2 cannot be read"),
            (good.replace("\"solved\"", "\"dissolved\""), "unknown field"),
            (good.replace("1523.46", "1e999"), "line 4 cannot be read"),
        ] {
            let error = Progress::read(&junk).unwrap_err().to_string();
            assert!(error.contains(wrong), "{junk}: {error}");
        }
    }

    #[test]
    fn a_damaged_line_damages_no_other() {
        let log = everything();
        let text = log.text();
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = 0xff;
            let Ok(readable) = read(&bytes) else { continue };
            let lost = log.len() - readable.progress.len();
            // A damaged end of a line damages two.
            let most = if text.as_bytes()[at] == b'\n' { 2 } else { 1 };
            assert!(lost <= most, "{at}: {lost}");
            assert!(readable.wrong.is_some() || lost == 0, "{at}");
        }
    }
}
