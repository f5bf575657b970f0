//! Choosing a game and beginning it.

use super::first_game;
use crate::app::action::NewGameAction;
use crate::app::analysis::Analysis;
use crate::app::play::action::GameLaid;
use crate::app::play::table::{GameChoice, PERSONS, Table};
use crate::app::session::{Draft, Parts};
use crate::app::settings::Recent;
use crate::app::shell::Screen;
use crate::app::texts::text;
use crate::app::variants::{Games, GamesChanged, settled};
use crate::library;
use crate::notation::{parse_fen, write_fen};
use crate::rules::{ByColor, Position, Variant};
use crate::variant_file::{CatalogueError, GameInfo};
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;

impl Parts<'_> {
    /// The actions that begin a game.
    pub(crate) fn apply_to_new_game(&mut self, action: NewGameAction) {
        match action {
            NewGameAction::Open(id) => self.open_new_game(&id, None),
            NewGameAction::Start(choice) => self.start_game(choice),
            NewGameAction::First => first_game::play(self),
            NewGameAction::Play(id) => self.play_game(&id),
            NewGameAction::Again => self.new_game_again(),
            NewGameAction::Choose(choice) => self.choose(choice),
            NewGameAction::Restart(variant) => self.restart(variant),
        }
    }

    /// Begins the game on the board anew, by its new rules.
    fn restart(&mut self, variant: Arc<Variant>) {
        let Some(table) = &self.table else { return };
        let (players, flipped) = (table.players, table.view().flipped());
        let time = table.clock.as_ref().map(|clock| *clock.control());
        let start = start_again(table, &variant);
        let mut table = Table::new(variant, start, players).timed(time);
        if table.view().flipped() != flipped {
            table.flip();
        }
        self.lay(table);
        self.outbox.send(GamesChanged);
    }

    /// Begins a game between the players of the last one.
    fn play_game(&mut self, id: &str) {
        match self.variants.games.variant(id, None, &[]).map(Arc::new) {
            Ok(variant) => {
                let start = variant.start().clone();
                self.lay(Table::new(variant, start, self.last.players));
            }
            Err(error) => self.notify(error.to_string()),
        }
    }

    /// Chooses anew for the game on the board.
    pub(crate) fn new_game_again(&mut self) {
        let Some(table) = self
            .table
            .as_ref()
            .filter(|_| self.shell.shows(Screen::Game))
        else {
            return;
        };
        let choice = GameChoice {
            id: table.variant().id().to_owned(),
            layout: table.variant().layout().to_owned(),
            options: table.variant().options().to_vec(),
            players: table.players,
            time: table.clock.as_ref().map(|clock| *clock.control()),
            names: table.names(),
            random: false,
        };
        self.open_new_game(&choice.id.clone(), Some(choice));
    }

    /// Opens the choices for a game, as they were before or as is usual.
    pub(crate) fn open_new_game(&mut self, id: &str, before: Option<GameChoice>) {
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
            players: self.last.players,
            time: self.last.time,
            names: ByColor::default(),
            random: false,
        };
        let choice = before.unwrap_or_else(usual);
        self.draft = Some(Draft {
            variant: build(&self.variants.games, &choice),
            info,
            choice,
        });
        self.shell.show(Screen::NewGame);
    }

    /// What can be chosen for a game in a layout, the usual one if none is named.
    fn info(&self, id: &str, layout: Option<&str>) -> Result<GameInfo, CatalogueError> {
        let layout = match layout {
            Some(layout) => layout.to_owned(),
            None => {
                let layouts = self.variants.games.info(id)?.layouts;
                layouts.into_iter().next().unwrap_or_default()
            }
        };
        self.variants.games.info_in(id, &layout)
    }

    /// The game that is being chosen, as it is now.
    pub(crate) fn renew_draft(&mut self) {
        let Some(mut choice) = self.draft.as_ref().map(|draft| draft.choice.clone()) else {
            return;
        };
        match settled(&self.variants.games, &mut choice) {
            Some(_) => {
                let page = self.shell.shown();
                self.open_new_game(&choice.id.clone(), Some(choice));
                self.shell.show(page);
            }
            None => {
                self.draft = None;
                if self.shell.shows(Screen::NewGame) {
                    self.shell.show(Screen::Start);
                    self.notify(text!("notice-game-gone", game = choice.id));
                }
            }
        }
    }

    /// Changes the game that is being chosen.
    pub(crate) fn choose(&mut self, mut choice: GameChoice) {
        let games = &self.variants.games;
        if let Some(draft) = &mut self.session.draft
            && draft.choice != choice
        {
            if draft.choice.layout != choice.layout
                && let Ok(info) = games.info_in(&choice.id, &choice.layout)
            {
                info.settle(&mut choice.options);
                draft.info = info;
            }
            let rules = |choice: &GameChoice| (choice.layout.clone(), choice.options.clone());
            if rules(&draft.choice) != rules(&choice) {
                draft.variant = build(games, &choice);
            }
            draft.choice = choice;
        }
    }

    /// Opens a game: its choices, or a position of it for two people at this screen.
    pub fn open(&mut self, variant: Variant, position: Option<Position>) {
        let choice = GameChoice {
            id: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: variant.options().to_vec(),
            players: self.last.players,
            time: self.last.time,
            names: ByColor::default(),
            random: false,
        };
        match position {
            None => self.open_new_game(&choice.id.clone(), Some(choice)),
            Some(position) => self.lay(Table::new(Arc::new(variant), position, PERSONS)),
        }
    }

    /// Lays a new game on the board. Nothing of what was about the last one stays, and nobody wants its analysis to
    /// help with this one unasked.
    pub(crate) fn lay(&mut self, mut table: Table) {
        self.keep();
        self.saved.part();
        self.forget_pause();
        self.commenting = false;
        self.outbox.send(GameLaid);
        self.menu = None;
        self.turned = None;
        if table.can_pause() && !table.record.is_empty() {
            // A game that is taken up again waits for those who play it.
            table.set_paused(true);
        }
        table.quiet = self.settings.reduced_motion;
        self.table = Some(table);
        self.analysis = Analysis::default();
        self.shell.show(Screen::Game);
    }

    /// A game as it is remembered: by its file if only that leads to it the next time.
    fn recent_of(&self, id: &str) -> Recent {
        let card = self.variants.cards.iter().find(|card| card.info.id == id);
        let own = library::own_folder();
        let elsewhere = card
            .and_then(|card| card.file.as_ref())
            .filter(|file| file.parent() != own.as_deref());
        match elsewhere.and_then(|file| std::path::absolute(file).ok()) {
            Some(file) => Recent::File(file),
            None => Recent::Game(id.to_owned()),
        }
    }

    /// Begins the game that has been chosen.
    pub(crate) fn start_game(&mut self, choice: GameChoice) {
        match build(&self.variants.games, &choice) {
            Ok(variant) => {
                let choice = match choice.random && coin() {
                    true => choice.swapped(),
                    false => choice,
                };
                self.last.players = choice.players;
                self.last.time = choice.time;
                let recent = self.recent_of(&choice.id);
                self.settings.recent.note(recent);
                let start = variant.start().clone();
                let mut table = Table::new(variant, start, choice.players).timed(choice.time);
                table.name(&choice.names);
                self.lay(table);
            }
            Err(problem) => self.notify(problem),
        }
    }
}

/// Heads or tails. Each state of a hash map begins by chance.
fn coin() -> bool {
    RandomState::new().build_hasher().finish() % 2 == 1
}

fn build(catalogue: &Games, choice: &GameChoice) -> Result<Arc<Variant>, String> {
    catalogue
        .variant(&choice.id, Some(&choice.layout), &choice.options)
        .map(Arc::new)
        .map_err(|error| error.to_string())
}

/// The position from which the game on a table begins anew by other rules: the one that was set up for it, if they
/// have it too, or their array.
fn start_again(table: &Table, rules: &Variant) -> Position {
    let (begun, start) = (table.variant(), &table.record.positions()[0]);
    let set_up = start != begun.start();
    let same = set_up.then(|| parse_fen(rules, &write_fen(begun, start)).ok());
    same.flatten().unwrap_or_else(|| rules.start().clone())
}
