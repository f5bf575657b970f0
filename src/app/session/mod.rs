//! What the program is doing: the page, the game on the board, the choices for a new one.
//!
//! It changes only by [`apply`](Session::apply)ing actions and by the passing of time, and knows
//! nothing of windows, so that tests drive it as buttons and keys do.

mod draft;
mod guide;
#[cfg(test)]
mod tests;

pub use guide::Stage;

use super::action::{Action, GameChoice};
use super::pictures::Order;
use super::reading::Reading;
use super::settings::Settings;
use super::table::{Player, Table};
use crate::diagram::PieceSet;
use crate::rules::{ByColor, Square, Variant};
use crate::search::Level;
use crate::variant_file::{Catalogue, GameInfo};
use bevy::ecs::resource::Resource;
use std::sync::Arc;

/// How long a notice stays, in seconds, and how much longer for each line.
const NOTICE: (f32, f32) = (6.0, 2.0);

/// What fills the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// All games.
    #[default]
    Start,
    /// The choices for one game.
    NewGame,
    /// The board.
    Game,
    /// The illustrated guide.
    Guide,
}

/// A game on the start page.
#[derive(Clone, Debug)]
pub struct Card {
    /// What players see of it.
    pub info: GameInfo,
    /// The game in its usual layout.
    pub variant: Arc<Variant>,
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
}

/// Something to be told in passing.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The words.
    pub text: String,
    /// Seconds until it goes.
    pub left: f32,
}

/// What the program is doing.
#[derive(Resource)]
pub struct Session {
    /// The games.
    pub catalogue: Catalogue,
    /// Those that can be played, for the start page.
    pub cards: Vec<Card>,
    /// What fills the window.
    pub page: Page,
    /// The game that is being chosen.
    pub draft: Option<Draft>,
    /// The game on the board.
    pub table: Option<Table>,
    /// The guide, once it has been opened.
    pub reading: Option<Reading>,
    /// The program's settings.
    pub settings: Settings,
    /// Whether the keys are shown.
    pub help: bool,
    /// Whether the settings are shown.
    pub settings_open: bool,
    /// The menu of a man, if it is open.
    pub menu: Option<MenuAt>,
    /// Pictures that have been asked for.
    pub orders: Vec<Order>,
    /// Whether the program is to end.
    pub quits: bool,
    notices: Vec<Notice>,
    told: Vec<&'static str>,
    last_players: ByColor<Player>,
    /// The page from which the guide has been opened.
    behind_guide: Page,
}

impl Session {
    /// A fresh start.
    pub fn new(catalogue: Catalogue, settings: Settings) -> Session {
        let mut session = Session {
            cards: Vec::new(),
            page: Page::Start,
            draft: None,
            table: None,
            reading: None,
            settings,
            help: false,
            settings_open: false,
            menu: None,
            orders: Vec::new(),
            quits: false,
            notices: Vec::new(),
            told: Vec::new(),
            last_players: ByColor {
                white: Player::Human,
                black: Player::Computer(Level::Casual),
            },
            behind_guide: Page::Start,
            catalogue,
        };
        session.lay_out_cards();
        session
    }

    /// Makes a card of every game that can be played, and a notice of every other.
    fn lay_out_cards(&mut self) {
        let ids: Vec<String> = self.catalogue.ids().map(str::to_owned).collect();
        for problem in self.catalogue.shared_diagnostics().to_vec() {
            self.notify(problem.to_string());
        }
        for id in ids {
            let info = self.catalogue.info(&id);
            let variant = self.catalogue.variant(&id, None, &[]).map(Arc::new);
            match (info, variant) {
                (Ok(info), Ok(variant)) => self.cards.push(Card { info, variant }),
                (Err(error), _) | (_, Err(error)) => self.notify(error.to_string()),
            }
        }
    }

    /// Tells the person something in passing; the same words only once.
    pub fn notify(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.notices.retain(|notice| notice.text != text);
        let left = NOTICE.0 + NOTICE.1 * text.lines().count() as f32;
        self.notices.push(Notice { text, left });
    }

    /// Tells something that is worth telling once only.
    pub fn notify_once(&mut self, text: &'static str) {
        if !self.told.contains(&text) {
            self.told.push(text);
            self.notify(text);
        }
    }

    /// What is being told.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Takes a notice away.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.notices.len() {
            self.notices.remove(index);
        }
    }

    /// Lets time pass: motions go on, notices go away.
    pub fn advance(&mut self, seconds: f32) {
        if let Some(table) = &mut self.table {
            match self.settings.speed.pace() {
                Some(pace) => table.advance(seconds * pace),
                None => table.rest(),
            }
        }
        if let Some(reading) = self.reading.as_mut().filter(|_| self.page == Page::Guide) {
            reading.advance(seconds, self.settings.speed.pace());
        }
        for notice in &mut self.notices {
            notice.left -= seconds;
        }
        self.notices.retain(|notice| notice.left > 0.0);
    }

    /// Whether anything moves on the board.
    pub fn in_motion(&self) -> bool {
        match self.page {
            Page::Game => self
                .table
                .as_ref()
                .is_some_and(|table| table.motion().is_some()),
            Page::Guide => self.reading.as_ref().is_some_and(Reading::in_motion),
            Page::Start | Page::NewGame => false,
        }
    }

    /// Does what a person asks for.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::OpenStart => self.page = Page::Start,
            Action::OpenNewGame(id) => self.open_new_game(&id, None),
            Action::NewGame => self.new_game_again(),
            Action::StartGame(choice) => self.start_game(choice),
            Action::Continue => self.continue_game(),
            Action::Quit => self.quits = true,
            Action::ToggleHelp => self.help = !self.help,
            Action::ToggleSettings => self.settings_open = !self.settings_open,
            Action::Cancel => self.cancel(),
            Action::ToggleCoordinates => {
                self.settings.coordinates = !self.settings.coordinates;
            }
            Action::ToggleDark => self.settings.dark = !self.settings.dark,
            Action::ToggleSound => self.settings.sound = !self.settings.sound,
            Action::NextSpeed => {
                self.settings.speed = self.settings.speed.next();
                self.notify(format!("Speed of motion: {}", self.settings.speed.name()));
            }
            Action::NextPieces => {
                self.settings.pieces = match self.settings.pieces {
                    PieceSet::Disks => PieceSet::Figurines,
                    PieceSet::Figurines => PieceSet::Disks,
                };
            }
            Action::SetPieces(set) => self.settings.pieces = set,
            Action::SetBoard(theme) => self.settings.board = theme,
            Action::SetSpeed(speed) => self.settings.speed = speed,
            Action::ToggleReduced => {
                self.settings.reduced_motion = !self.settings.reduced_motion;
                self.reduce_motion();
            }
            Action::OpenGuide(page) => self.open_guide(page.as_deref()),
            Action::OpenMan(man) => self.open_man(man),
            Action::Ask(square) => {
                if let Some(table) = self.board_mut() {
                    table.ask(square, None);
                }
            }
            Action::ShowThreats(square) => {
                if let Some(table) = self.board_mut() {
                    table.tell_threats(square);
                }
            }
            Action::CloseMenu => self.menu = None,
            Action::CopyPicture => self.orders.push(Order::Copy),
            Action::SavePicture => self.orders.push(Order::Save),
            Action::SaveFilm => self.orders.push(Order::SaveFilm),
            Action::OpenContents => self.open_contents(),
            Action::CloseGuide => self.close_guide(),
            in_guide if self.page == Page::Guide => self.apply_in_guide(in_guide),
            on_board => self.apply_on_board(on_board),
        }
    }

    /// The actions that need the board in sight.
    fn apply_on_board(&mut self, action: Action) {
        let Some(table) = self.table.as_mut().filter(|_| self.page == Page::Game) else {
            return;
        };
        match action {
            Action::Play(mv) => table.play(mv, false),
            Action::Drop(mv) => table.play(mv, true),
            Action::TakeBack => table.take_back(),
            Action::Resign => table.resign(),
            Action::Flip => table.flip(),
            Action::Show(plies) => table.show(plies),
            Action::First => table.show(0),
            Action::Back => table.show(table.shown().saturating_sub(1)),
            Action::Forward => table.show(table.shown() + 1),
            Action::Last => table.show(usize::MAX),
            _ => {}
        }
    }

    fn cancel(&mut self) {
        if self.help || self.settings_open {
            self.help = false;
            self.settings_open = false;
            return;
        }
        match (self.page, &mut self.table) {
            (Page::Game, Some(table)) => {
                table.interaction.cancel();
            }
            (Page::NewGame, _) => self.page = Page::Start,
            (Page::Guide, _) => self.leave_page_of_guide(),
            _ => {}
        }
    }

    fn continue_game(&mut self) {
        match (self.page, &self.draft) {
            (Page::NewGame, Some(draft)) => self.start_game(draft.choice.clone()),
            (Page::Start, _) if self.table.is_some() => self.page = Page::Game,
            (Page::Guide, _) => self.close_guide(),
            _ => {}
        }
    }
}
