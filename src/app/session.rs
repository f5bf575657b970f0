//! What the program is doing: the page, the game on the board, the choices for a new one.
//!
//! It changes only by [`apply`](Session::apply)ing actions and by the passing of time, and knows
//! nothing of windows, so that tests drive it as buttons and keys do.

use super::action::{Action, GameChoice};
use super::settings::Settings;
use super::table::{Player, Table};
use crate::diagram::PieceSet;
use crate::rules::{ByColor, Position, Variant};
use crate::search::Level;
use crate::variant_file::{Catalogue, CatalogueError, GameInfo};
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
    /// The program's settings.
    pub settings: Settings,
    /// Whether the keys are shown.
    pub help: bool,
    /// Whether the settings are shown.
    pub settings_open: bool,
    /// Whether the program is to end.
    pub quits: bool,
    notices: Vec<Notice>,
    told: Vec<&'static str>,
    last_players: ByColor<Player>,
}

impl Session {
    /// A fresh start.
    pub fn new(catalogue: Catalogue, settings: Settings) -> Session {
        let mut session = Session {
            cards: Vec::new(),
            page: Page::Start,
            draft: None,
            table: None,
            settings,
            help: false,
            settings_open: false,
            quits: false,
            notices: Vec::new(),
            told: Vec::new(),
            last_players: ByColor {
                white: Player::Human,
                black: Player::Computer(Level::Casual),
            },
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
        for notice in &mut self.notices {
            notice.left -= seconds;
        }
        self.notices.retain(|notice| notice.left > 0.0);
    }

    /// Whether anything moves on the board.
    pub fn in_motion(&self) -> bool {
        self.page == Page::Game
            && self
                .table
                .as_ref()
                .is_some_and(|table| table.motion().is_some())
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
            _ => {}
        }
    }

    fn continue_game(&mut self) {
        match (self.page, &self.draft) {
            (Page::NewGame, Some(draft)) => self.start_game(draft.choice.clone()),
            (Page::Start, _) if self.table.is_some() => self.page = Page::Game,
            _ => {}
        }
    }

    fn new_game_again(&mut self) {
        let Some(table) = self.table.as_ref().filter(|_| self.page == Page::Game) else {
            return;
        };
        let choice = GameChoice {
            id: table.variant().id().to_owned(),
            layout: table.variant().layout().to_owned(),
            options: table.variant().options().to_vec(),
            players: table.players,
        };
        self.open_new_game(&choice.id.clone(), Some(choice));
    }

    /// Opens the choices for a game, as they were before or as is usual.
    fn open_new_game(&mut self, id: &str, before: Option<GameChoice>) {
        let layout = before.as_ref().map(|choice| choice.layout.as_str());
        let info = match self.info(id, layout) {
            Ok(info) => info,
            Err(error) => return self.notify(error.to_string()),
        };
        let usual = || GameChoice {
            id: id.to_owned(),
            layout: info.layouts.first().cloned().unwrap_or_default(),
            options: info
                .options
                .iter()
                .map(|option| (option.id.clone(), option.usual.clone()))
                .collect(),
            players: self.last_players,
        };
        let choice = before.unwrap_or_else(usual);
        self.draft = Some(Draft {
            variant: build(&self.catalogue, &choice),
            info,
            choice,
        });
        self.page = Page::NewGame;
    }

    /// What can be chosen for a game in a layout, the usual one if none is named.
    fn info(&self, id: &str, layout: Option<&str>) -> Result<GameInfo, CatalogueError> {
        let layout = match layout {
            Some(layout) => layout.to_owned(),
            None => {
                let layouts = self.catalogue.info(id)?.layouts;
                layouts.into_iter().next().unwrap_or_default()
            }
        };
        self.catalogue.info_in(id, &layout)
    }

    /// Changes the game that is being chosen.
    pub fn choose(&mut self, mut choice: GameChoice) {
        if let Some(draft) = &mut self.draft
            && draft.choice != choice
        {
            if draft.choice.layout != choice.layout
                && let Ok(info) = self.catalogue.info_in(&choice.id, &choice.layout)
            {
                info.settle(&mut choice.options);
                draft.info = info;
            }
            draft.variant = build(&self.catalogue, &choice);
            draft.choice = choice;
        }
    }

    /// Opens a game: its choices, or a position of it for two people at this screen.
    pub fn open(&mut self, variant: Variant, position: Option<Position>) {
        let choice = GameChoice {
            id: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: variant.options().to_vec(),
            players: self.last_players,
        };
        match position {
            None => self.open_new_game(&choice.id.clone(), Some(choice)),
            Some(position) => {
                let players = ByColor {
                    white: Player::Human,
                    black: Player::Human,
                };
                self.table = Some(Table::new(Arc::new(variant), position, players));
                self.page = Page::Game;
            }
        }
    }

    fn start_game(&mut self, choice: GameChoice) {
        match build(&self.catalogue, &choice) {
            Ok(variant) => {
                self.last_players = choice.players;
                let start = variant.start().clone();
                self.table = Some(Table::new(variant, start, choice.players));
                self.page = Page::Game;
            }
            Err(problem) => self.notify(problem),
        }
    }
}

fn build(catalogue: &Catalogue, choice: &GameChoice) -> Result<Arc<Variant>, String> {
    catalogue
        .variant(&choice.id, Some(&choice.layout), &choice.options)
        .map(Arc::new)
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::COMMANDS;
    use crate::notation::find_move;

    fn session() -> Session {
        Session::new(Catalogue::built_in(), Settings::default())
    }

    fn start(session: &mut Session, id: &str) {
        session.apply(Action::OpenNewGame(id.to_owned()));
        let mut choice = session.draft.as_ref().unwrap().choice.clone();
        choice.players.black = Player::Human;
        session.apply(Action::StartGame(choice));
    }

    #[test]
    fn every_game_can_be_chosen_and_started_in_every_layout() {
        let mut session = session();
        let cards = session.cards.clone();
        for Card { info, .. } in cards {
            for layout in &info.layouts {
                session.apply(Action::OpenNewGame(info.id.clone()));
                let mut choice = session.draft.as_ref().unwrap().choice.clone();
                choice.layout.clone_from(layout);
                session.choose(choice.clone());
                session.apply(Action::StartGame(choice));
                let table = session.table.as_ref().unwrap();
                assert_eq!(table.variant().id(), info.id);
                assert_eq!(table.variant().layout(), layout);
                assert_eq!(session.page, Page::Game);
            }
        }
        assert_eq!(session.notices(), []);
    }

    #[test]
    fn every_command_is_safe_on_every_page() {
        let mut session = session();
        let pages: [fn(&mut Session); 3] = [
            |session| session.apply(Action::OpenStart),
            |session| session.apply(Action::OpenNewGame("swapper-chess".to_owned())),
            |session| start(session, "swapper-chess"),
        ];
        for page in pages {
            for command in COMMANDS {
                page(&mut session);
                session.apply(command.action.clone());
                session.advance(0.3);
            }
        }
        assert!(session.quits);
    }

    #[test]
    fn a_move_played_taken_back_and_played_again_is_the_same_game() {
        let mut session = session();
        start(&mut session, "coordinator-chess");
        let table = session.table.as_ref().unwrap();
        let mv = find_move(table.variant(), table.position(), "e2e5").unwrap();
        session.apply(Action::Play(mv));
        let played = session.table.as_ref().unwrap().position().clone();
        session.apply(Action::TakeBack);
        assert_eq!(session.table.as_ref().unwrap().record.plies().len(), 0);
        session.apply(Action::Play(mv));
        assert_eq!(*session.table.as_ref().unwrap().position(), played);
    }

    #[test]
    fn a_game_waits_while_the_start_page_is_open() {
        let mut session = session();
        start(&mut session, "chess");
        session.apply(Action::OpenStart);
        session.apply(Action::Continue);
        assert_eq!(session.page, Page::Game);
    }

    #[test]
    fn a_game_that_does_not_exist_is_a_notice() {
        let mut session = session();
        session.apply(Action::OpenNewGame("chezz".to_owned()));
        assert_eq!(session.page, Page::Start);
        assert!(session.notices()[0].text.contains("did you mean `chess`?"));
        session.advance(100.0);
        assert_eq!(session.notices(), []);
    }
}
