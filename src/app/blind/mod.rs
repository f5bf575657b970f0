//! Blind games in the window: each side sees only its own pieces, and the program is the umpire.
//!
//! | file | |
//! |---|---|
//! | `mod` | [`Blind`]: the shown page, the choices for a new game, and the game |
//! | `setup` | the choices for a new game |
//! | `game`, `reveal` | a game in play, and what is shown after its end |
//! | `thinker` | the computer that plays, and the positions that agree with what a side knows |
//! | `hand`, `guesses` | the pointer and the keyboard on the board, and the guesses of the players |
//! | `scene` | the board as a list of items |
//! | `action`, `apply`, `turns` | the players' actions, and how they are applied |
//! | `jobs` | jobs off the main thread |
//! | `saved` | a game as a file |
//! | `words` | the umpire's words |
//! | `plugin` | the systems: messages, and the results of jobs |
//! | `ui` | the pages |
//!
//! Only the umpire has the position. Everything that the program shows, says or writes before the end comes from the
//! [`Knowledge`](baroque::blind::Knowledge) of the side that looks, which cannot hold it.

mod action;
mod apply;
mod game;
mod guesses;
mod hand;
mod jobs;
mod plugin;
mod reveal;
mod saved;
mod scene;
mod setup;
#[cfg(test)]
pub(in crate::app) mod tests;
mod thinker;
mod turns;
pub mod ui;
pub mod words;

pub use action::{BlindAction, BlindGameAction};
pub use game::BlindGame;
pub use guesses::Guess;
pub use plugin::plugin;
pub use setup::{BlindSetup, Players, first_game, own_side};

use crate::app::jobs::GameOnDisk;
use baroque::search::Level;
use bevy::ecs::resource::Resource;

/// The state of the pages of blind games.
#[derive(Resource, Debug, Default)]
pub struct Blind {
    /// The choices for a new game, once a game is chosen.
    pub setup: Option<BlindSetup>,
    /// The computer's level in the last game, if there was one.
    pub level: Option<Level>,
    /// The reason why these choices allow no game.
    pub problem: Option<String>,
    /// The games on disk, the newest first.
    pub found: Vec<GameOnDisk<BlindGame>>,
    /// The errors of files that cannot be read.
    pub unreadable: Vec<String>,
    pub game: Option<Box<BlindGame>>,
    /// Whether the page shows the game, not the choices for a new one.
    pub in_play: bool,
    /// The number of games so far. It numbers the next one.
    begun: u64,
}

impl Blind {
    /// The game, if the page shows it.
    pub fn shown(&self) -> Option<&BlindGame> {
        self.game.as_deref().filter(|_| self.in_play)
    }
}
