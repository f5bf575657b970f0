//! What the program is doing: the page, the game on the board, the choices for a new one.
//!
//! It changes only by applying actions and by the passing of time, and knows
//! nothing of windows, so that tests drive it as buttons and keys do.

mod acts;
mod apply;
#[cfg(test)]
mod program;
mod stage;
#[cfg(test)]
mod tests;

pub use acts::{collect, plugin};
#[cfg(test)]
pub use program::Program;
pub use stage::{InSight, Stage, set_scene};

use super::analysis::Analysis;
use super::board::cursor::Cursor;
use super::board::drawing::Place;
use super::editor::Editor;
use super::keys::Attention;
use super::settings::{Settings, SettingsGroup};
use super::shell::{FileChoice, Outbox, Screen, Shell};
use crate::app::analysis::book::Openings;
use crate::app::my_games::Saved;
use crate::app::play::table::{GameChoice, Player, Table};
use crate::app::variants::{Card, FileJob, Games, Library, Question};
use crate::game::TimeControl;
use crate::rules::{ByColor, Square, Variant};
use crate::search::Level;
use crate::variant_file::{Diagnostic, GameInfo};
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
#[derive(Resource)]
pub struct Session {
    /// The games.
    pub catalogue: Games,
    /// Those that can be played, for the start page.
    pub cards: Vec<Card>,
    /// The window's screens and notices.
    pub shell: Shell,
    /// What other parts of the program are to hear.
    pub outbox: Outbox,
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
    /// What a file is to be chosen for in the platform's dialog.
    pub browse: Option<FileChoice>,
    /// Games on disk.
    pub saved: Saved,
    /// The program's settings.
    pub settings: Settings,
    /// Whether the settings are shown.
    pub settings_open: bool,
    /// Whether a comment is being written about the move that is shown.
    pub commenting: bool,
    /// Which of them.
    pub settings_group: SettingsGroup,
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
    /// What is wrong with game files.
    pub problems: Vec<Diagnostic>,
    /// Whether that is shown.
    pub problems_open: bool,
    /// What is to be asked about the rules of the game on the board.
    pub question: Option<Question>,
    /// The path that is being written, if a file is being opened.
    pub open_path: Option<String>,
    /// What is to be done outside of the window.
    pub file_jobs: Vec<FileJob>,
    /// Counts how often games have changed under the program's eyes.
    pub edition: u32,
    /// What has been told about mistakes in files last.
    pub(crate) problems_told: String,
    pub(crate) last_players: ByColor<Player>,
    pub(crate) last_time: Option<ByColor<TimeControl>>,
    /// The position for which the board has been turned.
    pub(crate) turned: Option<Place>,
    /// The number of the game that is played, and whether its result has been counted.
    pub(crate) watched: Option<(u64, bool)>,
}

impl Session {
    /// A fresh start with games, or with files that have been read.
    pub fn new(library: impl Into<Library>, settings: Settings) -> Session {
        let mut session = Session {
            cards: Vec::new(),
            shell: Shell::default(),
            outbox: Outbox::default(),
            draft: None,
            table: None,
            analysis: Analysis::default(),
            openings: Openings::default(),
            editor: None,
            browse: None,
            saved: Saved::default(),
            settings,
            settings_open: false,
            commenting: false,
            settings_group: SettingsGroup::default(),
            menu: None,
            cursor: Cursor::default(),
            attention: None,
            read_out: None,
            heard: None,
            problems: Vec::new(),
            problems_open: false,
            question: None,
            open_path: None,
            file_jobs: Vec::new(),
            edition: 0,
            problems_told: String::new(),
            last_players: ByColor {
                white: Player::Human,
                black: Player::Computer(Level::Casual),
            },
            last_time: None,
            turned: None,
            watched: None,
            catalogue: Games::default(),
        };
        session.renew(&library.into());
        session
    }

    /// Tells the person something in passing; the same words only once.
    pub fn notify(&mut self, text: impl Into<String>) {
        self.shell.notices.tell(text);
    }

    /// Lets time pass: motions go on, notices go away.
    pub fn advance(&mut self, seconds: f32) {
        self.move_on(seconds.min(FRAME));
        self.turn_board();
        self.shell.notices.advance(seconds);
        self.pass_time(seconds);
        self.count_result();
    }

    fn move_on(&mut self, seconds: f32) {
        if let Some(table) = &mut self.table {
            match self.settings.speed.pace() {
                Some(pace) => table.advance(seconds * pace),
                None => table.rest(),
            }
        }
        self.analysis.bar.advance(seconds);
    }

    /// Whether anything moves in the game that is in sight.
    pub fn in_motion(&self) -> bool {
        let shown = self.shell.shows(Screen::Game);
        shown && self.table.as_ref().is_some_and(Table::is_moving)
    }

    /// Whether things are at once where they go.
    pub fn stands_still(&self) -> bool {
        self.settings.reduced_motion || self.settings.speed.pace().is_none()
    }
}
