//! What the program is doing: the page, the game on the board, the choices for a new one.
//!
//! It changes only by applying actions and by the passing of time, and knows
//! nothing of windows, so that tests drive it as buttons and keys do.

mod acts;
mod apply;
mod parts;
#[cfg(test)]
mod program;
mod stage;
#[cfg(test)]
mod tests;

pub use acts::plugin;
pub use parts::Parts;
#[cfg(test)]
pub use program::Program;
pub use stage::{InSight, Stage, set_scene};

use super::analysis::Analysis;
use super::board::cursor::Cursor;
use super::board::drawing::Place;
use super::editor::Editor;
use super::keys::Attention;
use super::shell::Screen;
use crate::app::analysis::book::Openings;
use crate::app::my_games::Saved;
use crate::app::play::FirstGame;
use crate::app::play::table::{GameChoice, Player, Table};
use crate::game::TimeControl;
use crate::rules::{ByColor, Square, Variant};
use crate::search::Level;
use crate::variant_file::GameInfo;
use bevy::ecs::resource::Resource;
use std::sync::Arc;

/// The longest step of a motion, in seconds: after a long sleep the first frame must not swallow a whole one.
pub const FRAME: f32 = 0.05;

/// A game that is being chosen.
#[derive(Clone, Debug)]
pub struct Draft {
    /// What there is to choose from.
    pub info: GameInfo,
    /// What has been chosen.
    pub choice: GameChoice,
    /// The game with these choices, or why it cannot be played.
    pub variant: Result<Arc<Variant>, String>,
}

/// The menu of a piece, where it has been opened, in points of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MenuAt {
    /// The square.
    pub square: Option<Square>,
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// Whether keys have opened it, so that they are to lead through it.
    pub by_keys: bool,
}

/// What the program is doing.
#[derive(Resource, Default)]
pub struct Session {
    /// The game that is being chosen.
    pub draft: Option<Draft>,
    /// The game on the board.
    pub table: Option<Table>,
    /// What the engine says about the game on the board.
    pub analysis: Analysis,
    /// The opening book of the game on the board.
    pub openings: Openings,
    /// The setup editor, once it has been opened.
    pub editor: Option<Editor>,
    /// Games on disk.
    pub saved: Saved,
    /// Whether a comment is being written about the move that is shown.
    pub commenting: bool,
    /// The menu of a piece, if it is open.
    pub menu: Option<MenuAt>,
    /// The mark that keys move over the board.
    pub cursor: Cursor,
    /// What is to have the keys.
    pub attention: Option<Attention>,
    /// The position as text, if that is shown.
    pub read_out: Option<String>,
    /// What is to be heard by those who listen.
    pub heard: Option<String>,
    /// Who has played last.
    pub(crate) last: LastGame,
    /// The position for which the board has been turned.
    pub(crate) turned: Option<Place>,
    /// What the program has done for the game that is played.
    pub(crate) watched: Watched,
}

/// What the program does while a game is played.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watched {
    /// The number of the game, and whether its result has been counted.
    pub counted: Option<(u64, bool)>,
    /// The words in a first game, while one is played.
    pub first: Option<FirstGame>,
}

/// Who has played last, and with which clocks: the choice for the next game.
#[derive(Clone, Copy, Debug)]
pub struct LastGame {
    /// Who plays each side.
    pub players: ByColor<Player>,
    /// The clocks, if there were any.
    pub time: Option<ByColor<TimeControl>>,
}

impl Default for LastGame {
    fn default() -> LastGame {
        let players = ByColor {
            white: Player::Human,
            black: Player::Computer(Level::Casual),
        };
        LastGame {
            players,
            time: None,
        }
    }
}

impl Session {
    /// Whether what a command switches on is on.
    pub fn is_on(&self, command: &str) -> bool {
        match command {
            "analysis.toggle" => self.analysis.on,
            "board.pieces" => self.table.as_ref().is_some_and(|table| table.legend),
            "play.pause" => self.table.as_ref().is_some_and(|table| table.course.paused),
            _ => false,
        }
    }

    /// Whether something of it lies over the page.
    pub fn has_overlay(&self) -> bool {
        self.saved.form.is_some() || self.read_out.is_some()
    }

    /// Whether anything moves in the game that is in sight.
    pub fn in_motion(&self, screen: Screen) -> bool {
        screen == Screen::Game && self.table.as_ref().is_some_and(Table::is_moving)
    }
}
