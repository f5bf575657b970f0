//! Choosing a game and beginning it.

use super::action::{LayGame, NewGameAction, Origin};
use super::first_game;
use super::table::{GameChoice, PERSONS, Player, Table};
use crate::app::settings::{Recent, Remember};
use crate::app::shell::{Notify, Outbox, Screen, ScreenRequest};
use crate::app::texts::text;
use crate::app::variants::{Games, GamesChanged, Variants, settled};
use crate::game::TimeControl;
use crate::library;
use crate::notation::{parse_fen, write_fen};
use crate::rules::{ByColor, Position, Variant};
use crate::search::Level;
use crate::variant_file::{CatalogueError, GameInfo};
use bevy::ecs::resource::Resource;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;

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

/// The choices for a new game.
#[derive(Resource, Debug, Default)]
pub struct NewGame {
    /// The game that is being chosen.
    pub draft: Option<Draft>,
    /// Who has played last.
    pub last: LastGame,
}

/// What the choices are made from.
pub(super) struct Given<'a> {
    /// The games.
    pub variants: &'a Variants,
    /// The game on the board.
    pub table: Option<&'a Table>,
    /// The screen that is shown.
    pub screen: Screen,
}

impl NewGame {
    /// Does what a person asks for to begin a game.
    pub(super) fn apply(&mut self, action: NewGameAction, given: &Given, outbox: &mut Outbox) {
        let variants = given.variants;
        match action {
            NewGameAction::Open(id) => self.open(&id, None, variants, outbox),
            NewGameAction::Show(variant, position) => {
                self.show(variant, position, variants, outbox);
            }
            NewGameAction::Start(choice) => start(choice, Origin::Chosen, variants, outbox),
            NewGameAction::First => {
                if let Some(choice) = first_game::choice(variants) {
                    start(choice, Origin::First, variants, outbox);
                }
            }
            NewGameAction::Play(id) => self.play(&id, variants, outbox),
            NewGameAction::Again => {
                if let Some(table) = given.table.filter(|_| given.screen == Screen::Game) {
                    let choice = choice_of(table);
                    self.open(&choice.id.clone(), Some(choice), variants, outbox);
                }
            }
            NewGameAction::Choose(choice) => self.choose(choice, &variants.games),
            NewGameAction::Restart(variant) => {
                if let Some(table) = given.table {
                    restart(table, variant, outbox);
                }
            }
        }
    }

    /// Takes note of who plays a game that is laid on the board, if the next one is to be chosen like it.
    pub(super) fn note(&mut self, game: &LayGame) {
        match game.origin {
            Origin::Found => {}
            Origin::Chosen | Origin::First => {
                self.last = LastGame {
                    players: game.table.players,
                    time: game.table.clock.as_ref().map(|clock| *clock.control()),
                };
            }
        }
    }

    /// Begins a game between the players of the last one.
    fn play(&self, id: &str, variants: &Variants, outbox: &mut Outbox) {
        match variants.games.variant(id, None, &[]).map(Arc::new) {
            Ok(variant) => {
                let start = variant.start().clone();
                let table = Table::new(variant, start, self.last.players);
                outbox.send(LayGame::new(table, Origin::Found));
            }
            Err(error) => outbox.send(Notify(error.to_string())),
        }
    }

    /// Opens the choices for a game, as they were before or as is usual.
    fn open(
        &mut self,
        id: &str,
        before: Option<GameChoice>,
        variants: &Variants,
        outbox: &mut Outbox,
    ) {
        match self.draw_up(id, before, variants) {
            Ok(draft) => {
                self.draft = Some(draft);
                outbox.send(ScreenRequest::Show(Screen::NewGame));
            }
            Err(error) => outbox.send(Notify(error.to_string())),
        }
    }

    /// The choices for a game, as they were before or as is usual.
    fn draw_up(
        &self,
        id: &str,
        before: Option<GameChoice>,
        variants: &Variants,
    ) -> Result<Draft, CatalogueError> {
        let layout = before.as_ref().map(|choice| choice.layout.as_str());
        let info = info(&variants.games, id, layout)?;
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
        Ok(Draft {
            variant: build(&variants.games, &choice),
            info,
            choice,
        })
    }

    /// Makes the choices anew after game files have changed; `shown` if they are in sight.
    pub(super) fn renew(&mut self, variants: &Variants, shown: bool, outbox: &mut Outbox) {
        let Some(mut choice) = self.draft.as_ref().map(|draft| draft.choice.clone()) else {
            return;
        };
        let GameChoice {
            id,
            layout,
            options,
            ..
        } = &mut choice;
        if settled(&variants.games, id, layout, options).is_none() {
            self.draft = None;
            if shown {
                outbox.send(ScreenRequest::Show(Screen::Start));
                outbox.send(Notify(text!("notice-game-gone", game = choice.id)));
            }
            return;
        }
        match self.draw_up(&choice.id.clone(), Some(choice), variants) {
            Ok(draft) => self.draft = Some(draft),
            Err(error) => outbox.send(Notify(error.to_string())),
        }
    }

    /// Changes the game that is being chosen.
    fn choose(&mut self, mut choice: GameChoice, games: &Games) {
        if let Some(draft) = &mut self.draft
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
    fn show(
        &mut self,
        variant: Arc<Variant>,
        position: Option<Box<Position>>,
        variants: &Variants,
        outbox: &mut Outbox,
    ) {
        if let Some(position) = position {
            let table = Table::new(variant, *position, PERSONS);
            return outbox.send(LayGame::new(table, Origin::Found));
        }
        let choice = GameChoice {
            id: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: variant.options().to_vec(),
            players: self.last.players,
            time: self.last.time,
            names: ByColor::default(),
            random: false,
        };
        self.open(&choice.id.clone(), Some(choice), variants, outbox);
    }
}

/// What can be chosen for a game in a layout, the usual one if none is named.
fn info(games: &Games, id: &str, layout: Option<&str>) -> Result<GameInfo, CatalogueError> {
    let layout = match layout {
        Some(layout) => layout.to_owned(),
        None => games
            .info(id)?
            .layouts
            .into_iter()
            .next()
            .unwrap_or_default(),
    };
    games.info_in(id, &layout)
}

/// The choices that lead to a game like the one on a table.
fn choice_of(table: &Table) -> GameChoice {
    GameChoice {
        id: table.variant().id().to_owned(),
        layout: table.variant().layout().to_owned(),
        options: table.variant().options().to_vec(),
        players: table.players,
        time: table.clock.as_ref().map(|clock| *clock.control()),
        names: table.names(),
        random: false,
    }
}

/// Begins the game on the board anew, by its new rules.
fn restart(table: &Table, variant: Arc<Variant>, outbox: &mut Outbox) {
    let flipped = table.view().flipped();
    let time = table.clock.as_ref().map(|clock| *clock.control());
    let start = start_again(table, &variant);
    let mut next = Table::new(variant, start, table.players).timed(time);
    if next.view().flipped() != flipped {
        next.flip();
    }
    outbox.send(LayGame::new(next, Origin::Found));
    outbox.send(GamesChanged);
}

/// Begins the game that has been chosen.
fn start(choice: GameChoice, origin: Origin, variants: &Variants, outbox: &mut Outbox) {
    match build(&variants.games, &choice) {
        Ok(variant) => {
            let choice = match choice.random && coin() {
                true => choice.swapped(),
                false => choice,
            };
            outbox.send(Remember(recent_of(&choice.id, variants)));
            let start = variant.start().clone();
            let mut table = Table::new(variant, start, choice.players).timed(choice.time);
            table.name(&choice.names);
            outbox.send(LayGame::new(table, origin));
        }
        Err(problem) => outbox.send(Notify(problem)),
    }
}

/// A game as it is remembered: by its file if only that leads to it the next time.
fn recent_of(id: &str, variants: &Variants) -> Recent {
    let card = variants.cards.iter().find(|card| card.info.id == id);
    let own = library::own_folder();
    let elsewhere = card
        .and_then(|card| card.file.as_ref())
        .filter(|file| file.parent() != own.as_deref());
    match elsewhere.and_then(|file| std::path::absolute(file).ok()) {
        Some(file) => Recent::File(file),
        None => Recent::Game(id.to_owned()),
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
