//! What the program is doing: the page, the game on the board, the choices for a new one.
//!
//! It changes only by [`apply`](Session::apply)ing actions and by the passing of time, and knows
//! nothing of windows, so that tests drive it as buttons and keys do.

mod advice;
mod apply;
mod draft;
mod editor;
mod editor_files;
mod files;
mod guide;
mod invent;
mod keys;
mod play;
mod read_out;
mod saved;
mod settings;
#[cfg(test)]
mod tests;
mod tree;
mod turning;
mod typing;

pub use files::{Question, file_name, place, written_path};
pub use guide::Stage;

use super::action::GameChoice;
use super::analysis::Analysis;
use super::board::cursor::Cursor;
use super::board::drawing::Place;
use super::book::Openings;
use super::editor::Editor;
use super::file_dialogs::FileChoice;
use super::files::{FileJob, Games, Library};
use super::invent::Invention;
use super::keys::{Attention, Rebinding};
use super::pictures::Order;
use super::reading::Reading;
use super::saved::Saved;
use super::settings::{Settings, SettingsGroup};
use super::shell::{Screen, Shell};
use super::sound::Cue;
use super::table::{Player, Table};
use super::texts::Offer;
use super::typing::Typing;
use crate::game::TimeControl;
use crate::rules::{ByColor, Square, Variant};
use crate::search::Level;
use crate::variant_file::{Diagnostic, GameInfo};
use bevy::ecs::resource::Resource;
use std::path::PathBuf;
use std::sync::Arc;

/// The longest step of a motion, in seconds: after a long sleep the first frame must not swallow a whole one.
const FRAME: f32 = 0.05;

/// A game on the start page.
#[derive(Clone, Debug)]
pub struct Card {
    /// What players see of it.
    pub info: GameInfo,
    /// The game in its usual layout.
    pub variant: Arc<Variant>,
    /// Its file, if it is one of the person's own.
    pub file: Option<PathBuf>,
    /// Whether there are mistakes in its file, so that it is not as the file says.
    pub troubled: bool,
}

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

/// The menu of a man, where it has been opened, in points of the window.
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
    /// The game that is being chosen.
    pub draft: Option<Draft>,
    /// The game on the board.
    pub table: Option<Table>,
    /// What the engine says about the game on the board.
    pub analysis: Analysis,
    /// The opening book of the game on the board.
    pub openings: Openings,
    /// The guide, once it has been opened.
    pub reading: Option<Reading>,
    /// The setup editor, once it has been opened.
    pub editor: Option<Editor>,
    /// What a file is to be chosen for in the platform's dialog.
    pub browse: Option<FileChoice>,
    /// Games on disk.
    pub saved: Saved,
    /// The piece that is being invented.
    pub invention: Option<Invention>,
    /// The languages to choose from.
    pub languages: Vec<Offer>,
    /// The program's settings.
    pub settings: Settings,
    /// Whether the settings are shown.
    pub settings_open: bool,
    /// The key that is being given to a command.
    pub rebinding: Rebinding,
    /// Whether a comment is being written about the move that is shown.
    pub commenting: bool,
    /// Which of them.
    pub settings_group: SettingsGroup,
    /// What is to be heard besides moves.
    pub cues: Vec<Cue>,
    /// Whether there is something to play sounds on.
    pub audible: bool,
    /// The menu of a man, if it is open.
    pub menu: Option<MenuAt>,
    /// The mark that keys move over the board.
    pub cursor: Cursor,
    /// What is to have the keys.
    pub attention: Option<Attention>,
    /// The move that is being written.
    pub typing: Typing,
    /// The position as text, if that is shown.
    pub read_out: Option<String>,
    /// What is to be heard by those who listen.
    pub heard: Option<String>,
    /// Pictures that have been asked for.
    pub orders: Vec<Order>,
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
    problems_told: String,
    last_players: ByColor<Player>,
    last_time: Option<ByColor<TimeControl>>,
    /// The position for which the board has been turned.
    turned: Option<Place>,
}

impl Session {
    /// A fresh start with games, or with files that have been read.
    pub fn new(library: impl Into<Library>, settings: Settings) -> Session {
        let mut session = Session {
            cards: Vec::new(),
            shell: Shell::default(),
            draft: None,
            table: None,
            analysis: Analysis::default(),
            openings: Openings::default(),
            reading: None,
            editor: None,
            browse: None,
            saved: Saved::default(),
            invention: None,
            languages: Vec::new(),
            settings,
            settings_open: false,
            rebinding: Rebinding::default(),
            commenting: false,
            settings_group: SettingsGroup::default(),
            cues: Vec::new(),
            audible: false,
            menu: None,
            cursor: Cursor::default(),
            attention: None,
            typing: Typing::default(),
            read_out: None,
            heard: None,
            orders: Vec::new(),
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
    }

    fn move_on(&mut self, seconds: f32) {
        if let Some(table) = &mut self.table {
            match self.settings.speed.pace() {
                Some(pace) => table.advance(seconds * pace),
                None => table.rest(),
            }
        }
        if let Some(reading) = self
            .reading
            .as_mut()
            .filter(|_| self.shell.shows(Screen::Guide))
        {
            reading.advance(seconds, self.settings.speed.pace());
        }
        self.analysis.bar.advance(seconds);
    }

    /// Whether anything moves on the board.
    pub fn in_motion(&self) -> bool {
        match self.shell.shown() {
            Screen::Game => self
                .table
                .as_ref()
                .is_some_and(|table| table.motion().is_some()),
            Screen::Guide => self.reading.as_ref().is_some_and(Reading::in_motion),
            _ => false,
        }
    }

    /// Whether things are at once where they go.
    pub fn stands_still(&self) -> bool {
        self.settings.reduced_motion || self.settings.speed.pace().is_none()
    }
}
