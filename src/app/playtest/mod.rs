//! Playtests: what a game is like, by many games of the computer against itself.
//!
//! A run is a folder in the user's data. It belongs to the rules and settings that its name tells, so nothing is lost when
//! the program ends, and the same run goes on later. The library plays the games and judges them.
//!
//! | file | |
//! |---|---|
//! | `state` | the open run, the list of games, and what actions do |
//! | `run` | a run: its game, settings and progress |
//! | `selection` | the games that a bar or cell of a chart stands for |
//! | `compare` | another version of the game beside it |
//! | `odds` | a match at odds for a piece |
//! | `endings` | which pieces mate alone |
//! | `action` | the user's actions |
//! | `export` | the forms in which games and reports are exported |
//! | `job` | playing, reading and exporting, off the main thread |
//! | `results` | what jobs report about runs |
//! | `plugin` | the systems |
//! | `ui` | the page, and a line on the page of a game |
//!
//! It reads [`PlaytestRequest`](super::variants::PlaytestRequest), which other pages send, and fills the
//! [`Characters`](super::variants::Characters) of games.

mod action;
mod compare;
mod endings;
mod export;
mod job;
mod odds;
mod plugin;
mod results;
mod run;
mod selection;
mod state;
#[cfg(test)]
pub(in crate::app) mod tests;
pub mod ui;

pub use action::PlaytestAction;
pub use compare::{Compared, version_name};
pub use endings::RunEndings;
pub use export::ExportKind;
pub use odds::measurable;
pub use plugin::plugin;
pub use run::{GAMES, Phase, Run, RunSettings, STRENGTHS, Strength};
pub use selection::{GameList, Selection};
pub use state::Playtest;
