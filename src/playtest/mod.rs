//! What a game is like: games of the engine against itself, and what follows from them.
//!
//! A run has a [`Plan`]. Its games depend on the rules, the plan and their numbers alone: not on threads, shares of the run,
//! or where it was stopped. A [`GameRecord`] has what happened in a game as plain data. Only `folder` knows
//! files, and nothing here knows clocks or windows.
//!
//! # Pairs
//!
//! Two games have the same opening, and all intervals count pairs, because such games depend on each other. In a match
//! between two players they change colours in the second game. If an engine plays against itself, there is no one to change
//! colours with: exchanging two equal players changes nothing, and turning the board changes nothing but the names of the
//! sides. So the second game of a pair differs only by chance. Each move gets between 3/4 and 5/4 of the nodes, by the seed.
//! That changes moves without making any of them random.
//!
//! | file | |
//! |---|---|
//! | `self_play` | the loop of every game of the engine against itself |
//! | `shard` | shares of a run, for several machines |
//! | `plan` | the settings, and the games that belong to a run |
//! | `sheet` | the game and its pieces as plain data |
//! | `opening` | the first moves of a game |
//! | `player`, `run` | one game, and many on several threads |
//! | `control` | pauses and ends a run from another thread |
//! | `record` | what is kept of a game |
//! | `estimate`, `figures`, `logistic` | means with intervals, over games; the regression for values of pieces |
//! | `report` | what follows from the games, as plain data |
//! | `deciding` | which piece decides games |
//! | `endings` | which pieces mate alone |
//! | `values`, `odds` | values of pieces by results, and by a match at odds |
//! | `compare` | two versions of a game side by side |
//! | `built_in` | the reports of built-in games, which come with the program |
//! | `words`, `fairness`, `picture` | a report in sentences and as a picture |
//! | `numbers` | numbers with their intervals, as text |
//! | `csv`, `pgn` | games as a table and as PGN |
//! | `folder` | a run on disk, which can be continued |

mod built_in;
mod compare;
mod control;
mod csv;
mod deciding;
mod endings;
mod estimate;
mod fairness;
mod figures;
mod folder;
mod logistic;
mod numbers;
mod odds;
mod opening;
mod pgn;
mod picture;
mod plan;
mod player;
mod record;
mod report;
mod run;
pub(crate) mod self_play;
mod shard;
mod sheet;
mod values;
pub mod words;

pub use built_in::built_in;
pub use compare::{Comparison, Difference, are_armies_swapped, swap_armies};
pub use control::Control;
pub use csv::csv;
pub use deciding::{DecidingCount, deciding_capture};
pub use endings::{LoneEnding, lone_endings};
pub use estimate::{Estimate, Pairs};
pub use folder::{Folder, FolderError, Games, Run, folder_name, read_folder, read_report, runs_in};
pub use odds::{OddsResult, OddsStep};
pub use pgn::{pgn, replay};
pub use picture::{picture, png_picture};
pub use plan::{GameId, Odds, Plan, Series, Side};
pub use player::Player;
pub use record::{Capture, GameRecord, Material, Use};
pub use report::{
    Ability, Bar, CaptureCount, DeepResult, Example, Lengths, MethodCount, PowerCount, Report,
    Score,
};
pub use run::{play, unplayable};
pub use shard::Shard;
pub use sheet::{PieceSheet, Sheet};
pub use values::{EngineValue, PieceValue, Scale, engine_values};
