//! What a player has learned: lessons, puzzles, ratings, exercises that went wrong, and scores.
//!
//! Progress is a log of [`Event`]s with their times, and nothing else. Everything that a page shows follows from the
//! log: the best stars of a lesson, the curve of a rating, the exercises that are due. So two logs merge by putting
//! their entries together, and two windows never overwrite each other. A reset is an entry too: it removes the earlier
//! ones of a lesson, of a game, or all.
//!
//! | file | |
//! |---|---|
//! | `event` | what can stand in the log |
//! | `log` | the log: record, reset, merge |
//! | `text` | the log as text, for the file and for export and import |
//! | `views` | what follows from the log |
//! | `schedule` | when exercises that went wrong come back |
//! | `file` | the file in the user's data folder |
//!
//! No code here reads the clock. Times are milliseconds since 1970 in UTC.

mod event;
mod file;
mod log;
mod schedule;
mod text;
mod views;

pub use event::{Answered, Attempt, Event, LessonRun, Mode, Rated, Rating, Scope, Score, Subject};
pub use file::{Damage, Stored, load, path, save};
pub use log::Progress;
pub use schedule::Review;
pub use text::{LATEST_TIME, TextError};
