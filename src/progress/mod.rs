//! A player's progress: lessons, puzzles, ratings, exercises to repeat, and scores.
//!
//! Progress is a log of [`Event`]s with their times, and nothing else. Everything that a page shows follows from the
//! log: the best stars of a lesson, the curve of a rating, the exercises that are due. So two logs merge by putting
//! their entries together, in any order, and two windows never overwrite each other. A reset is an entry too: it
//! removes the earlier entries of a lesson, of a game, or all. So another window cannot bring them back.
//!
//! | file | |
//! |---|---|
//! | `event` | the entries of the log |
//! | `log` | recording, resetting and merging |
//! | `text` | the log as text, for the file and for export and import |
//! | `views` | the facts that follow from the log |
//! | `schedule` | when an exercise comes back after a wrong answer |
//! | `file` | the file in the user's data folder |
//!
//! No code here reads the clock. Times are milliseconds since 1970 in UTC.

mod event;
mod file;
mod log;
mod schedule;
mod text;
mod views;

pub use event::{
    Answered, Attempt, EndingId, EndingReached, Event, LessonPlace, LessonRun, Mode, ModeScore,
    Rated, Rating, Scope, Subject,
};
pub use file::{Damage, Stored, load, path, save};
pub use log::Progress;
pub use schedule::Review;
pub use text::{LATEST_TIME, TextError};
