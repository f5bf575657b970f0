//! Puzzles: positions in which the player looks for the one good move.
//!
//! | file | |
//! |---|---|
//! | `state` | [`Puzzles`]: the choice, the running series, the puzzle on the board |
//! | `action`, `given`, `apply` | the user's actions, the state that they depend on, and how they are applied |
//! | `series` | the course of a series |
//! | `solving`, `ring` | a puzzle on its board, and the marks of its last move |
//! | `refutation`, `refuter` | the answer to a wrong move, and the search for it |
//! | `day` | the date |
//! | `afterwards` | actions on a finished puzzle |
//! | `finding`, `own_games` | puzzles from the game on the board |
//! | `jobs`, `time`, `plugin` | work off the main thread; motion and the clock of a storm; the systems |
//! | `words` | tasks, verdicts and themes in words |
//! | `ui` | the pages |
//!
//! It hears [`PuzzleAction`], [`PuzzleRequest`](super::variants::PuzzleRequest) and the actions about a board while it
//! is in sight. It sends `ProgressAction`, `LayGame`, `Notify` and `Say`.

mod action;
mod afterwards;
mod apply;
mod day;
mod finding;
mod given;
mod jobs;
mod own_games;
mod plugin;
mod refutation;
pub(in crate::app) mod refuter;
mod ring;
mod series;
mod solving;
mod state;
#[cfg(test)]
mod tests;
mod time;
pub mod ui;
mod words;

pub use action::PuzzleAction;
pub use baroque::puzzles::series::{PuzzleChoice, PuzzleSource, Series, SeriesKind};
pub use plugin::plugin;
pub use solving::{MoveVerdict, Phase, Solving};
pub use state::{PuzzlePage, Puzzles};
