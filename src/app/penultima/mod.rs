//! Penultima in the window: chess with secret rules, for two players, against the computer, or alone.
//!
//! | file | |
//! |---|---|
//! | `mod` | [`Penultima`]: the shown page, the choices for a new game, and the game |
//! | `setup` | the choices for a new game |
//! | `game`, `opponent` | a game in play, and the computer that plays in it |
//! | `hand` | the pointer and the keyboard on the board |
//! | `scene` | the board as a list of items |
//! | `action`, `apply`, `turns` | the players' actions, and how they are applied |
//! | `jobs` | jobs off the main thread |
//! | `saved` | a game as a file |
//! | `words` | rules and the referee's answers in words |
//! | `plugin` | the systems: messages, and the results of jobs |
//! | `ui` | the pages |
//!
//! Only the referee has the secret. Everything that the program shows, says or writes before the end comes from the
//! game's [`PublicGame`](baroque::penultima::PublicGame), which cannot hold it.

mod action;
mod apply;
mod game;
mod hand;
pub(in crate::app) mod jobs;
mod opponent;
mod plugin;
mod saved;
mod scene;
mod setup;
#[cfg(test)]
pub(in crate::app) mod tests;
mod turns;
pub mod ui;
pub mod words;

pub use action::{GameAction, PenultimaAction};
pub use game::{PenultimaGame, Tab};
pub use jobs::difficulty_of;
pub use plugin::plugin;
pub use scene::{array, picture};
pub use setup::{Mode, Setup};

use crate::app::jobs::GameOnDisk;
use bevy::ecs::resource::Resource;

/// The state of Penultima's pages.
#[derive(Resource, Debug, Default)]
pub struct Penultima {
    /// The choices for a new game.
    pub setup: Setup,
    /// The reason why these choices allow no game.
    pub problem: Option<String>,
    /// Whether a secret is being drawn.
    pub drawing: bool,
    /// The games on disk, the newest first.
    pub found: Vec<GameOnDisk<PenultimaGame>>,
    /// The errors of files that cannot be read.
    pub unreadable: Vec<String>,
    pub game: Option<Box<PenultimaGame>>,
    /// Whether the page shows the game, not the choices for a new one.
    pub in_play: bool,
    /// The number of games so far. It numbers the next one.
    begun: u64,
}

impl Penultima {
    /// The game, if the page shows it.
    pub fn shown(&self) -> Option<&PenultimaGame> {
        self.game.as_deref().filter(|_| self.in_play)
    }
}
