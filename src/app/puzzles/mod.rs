//! Puzzles: positions in which the player looks for the one good move.
//!
//! | file | |
//! |---|---|
//! | `state` | [`Puzzles`]: what is chosen, the series that is being solved, the puzzle on the board |
//! | `action`, `given`, `apply` | what the player does, what that depends on, and what becomes of it |
//! | `collection`, `entry`, `choice` | all puzzles, and which of them are wanted |
//! | `run`, `series`, `pick` | a series of puzzles, how it goes on, and its next puzzle |
//! | `solving` | a puzzle on its board |
//! | `refutation`, `refuter` | the answer to a wrong move, and the search for it |
//! | `ratings`, `day` | the player's ratings; the date |
//! | `afterwards` | what can be done with a puzzle that is over |
//! | `finding`, `own_games` | puzzles from the game on the board |
//! | `jobs`, `time`, `plugin` | work off the main thread; the clock of a storm; which messages the feature hears |
//! | `words` | tasks, verdicts and themes in words |
//! | `ui` | the pages |
//!
//! It hears [`PuzzleAction`], [`PuzzleRequest`](super::variants::PuzzleRequest) and the actions about a board while it
//! is in sight. It sends `ProgressAction`, `LayGame`, `Notify` and `Say`.

mod action;
mod afterwards;
mod apply;
mod choice;
mod collection;
mod day;
mod entry;
mod finding;
mod given;
mod jobs;
mod own_games;
mod pick;
mod plugin;
mod ratings;
mod refutation;
mod refuter;
mod run;
mod series;
mod solving;
mod state;
#[cfg(test)]
mod tests;
mod time;
pub mod ui;
mod words;

pub use action::PuzzleAction;
pub use choice::{PuzzleChoice, SeriesKind, Source};
#[cfg(test)]
pub use plugin::actions;
pub use plugin::plugin;
pub use run::Series;
pub use solving::{MoveVerdict, Phase, Solving};
pub use state::{PuzzlePage, Puzzles};
