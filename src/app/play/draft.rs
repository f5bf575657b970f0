//! The choices for a new game.

use super::action::{GameOrigin, LayGame, NewGameAction};
use super::begin::{choice_of, restart, start};
use super::first_game;
use super::set_choice::{SetChoice, SetWay};
use super::table::{GameChoice, PERSONS, Player, Table};
use crate::app::settings::RememberSets;
use crate::app::shell::{Notify, Outbox, Screen, ScreenRequest};
use crate::app::variants::{Games, Variants, settled};
use baroque::game::TimeControl;
use baroque::library::rules_hash;
use baroque::rules::{ByColor, Position, Variant};
use baroque::search::Level;
use baroque::sets;
use baroque::texts::text;
use baroque::variant_file::{CatalogueError, GameInfo};
use bevy::ecs::resource::Resource;
use std::collections::BTreeMap;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;

/// The number of seeds to choose from at random. They are short enough to type.
const SEEDS: u64 = 999_999;

/// The choices for a new game, while the page with them is open.
#[derive(Clone, Debug)]
pub struct Draft {
    /// All options of the game.
    pub info: GameInfo,
    /// What has been chosen.
    pub choice: GameChoice,
    /// The rules with these choices, or an error in words.
    pub variant: Result<Arc<Variant>, String>,
    /// The starting position with the chosen pieces, or an error in words.
    pub start: Result<Position, String>,
    /// What the pieces to place are worth, in hundredths of a pawn.
    pub worth: ByColor<i32>,
    /// The hash of these rules, under which playtests know them.
    pub rules: String,
    /// The choices that the last change of the board replaced because that board lacks them, in words.
    pub replaced: Vec<String>,
}

/// The players and clocks of the last game, which are the defaults for the next one.
#[derive(Clone, Copy, Debug)]
pub struct LastGame {
    /// Who plays each side.
    pub players: ByColor<Player>,
    /// The clocks, or `None` without a time limit.
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
    /// The open choices, if any.
    pub draft: Option<Draft>,
    /// The players and clocks of the last game.
    pub last: LastGame,
    /// The last choice of the pieces to place, by the id of the game.
    pub sets: BTreeMap<String, SetChoice>,
}

/// The state that the actions read.
pub(super) struct NewGameInputs<'a> {
    pub variants: &'a Variants,
    /// The game on the board.
    pub table: Option<&'a Table>,
    /// The current screen.
    pub screen: Screen,
}

impl NewGame {
    /// Applies an action that starts a game.
    pub(super) fn apply(
        &mut self,
        action: NewGameAction,
        given: &NewGameInputs,
        outbox: &mut Outbox,
    ) {
        let variants = given.variants;
        match action {
            NewGameAction::Open(id) => self.open(&id, None, variants, outbox),
            NewGameAction::Replace(old, new, piece) => {
                self.replace((&old, &new), piece, variants, outbox);
            }
            NewGameAction::Show(variant, position) => {
                self.show(variant, position, variants, outbox);
            }
            NewGameAction::Start(choice) => {
                self.keep_sets(&choice, outbox);
                start(choice, GameOrigin::Chosen, variants, outbox);
            }
            NewGameAction::First => {
                if let Some(choice) = first_game::choice(variants) {
                    start(choice, GameOrigin::First, variants, outbox);
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

    /// Remembers the players and clocks of a game on the board, if the user chose them.
    pub(super) fn note(&mut self, game: &LayGame) {
        match game.origin {
            GameOrigin::Found => {}
            GameOrigin::Chosen | GameOrigin::First => {
                self.last = LastGame {
                    players: game.table.players,
                    time: game.table.clock.as_ref().map(|clock| *clock.control()),
                };
            }
        }
    }

    /// Keeps the choice of the pieces to place for the next game.
    fn keep_sets(&mut self, choice: &GameChoice, outbox: &mut Outbox) {
        let known = self.sets.get(&choice.id).cloned().unwrap_or_default();
        if known != choice.sets {
            outbox.send(RememberSets(choice.id.clone(), choice.sets.to_string()));
            self.sets.insert(choice.id.clone(), choice.sets.clone());
        }
    }

    /// Opens the choices for a game, with what was chosen for another one, and picks its new piece if there is room.
    fn replace(
        &mut self,
        (old, new): (&str, &str),
        piece: char,
        variants: &Variants,
        outbox: &mut Outbox,
    ) {
        let draft = self.draft.as_ref().filter(|draft| draft.choice.id == old);
        let choice = draft.map(|draft| {
            let mut choice = draft.choice.clone();
            choice.id = new.to_owned();
            choice
                .sets
                .add(piece, draft.variant.as_deref().map_or(0, sets::size));
            choice
        });
        self.open(new, choice, variants, outbox);
    }

    /// Starts a game between the players of the last one.
    fn play(&self, id: &str, variants: &Variants, outbox: &mut Outbox) {
        match variants.games.variant(id, None, &[]).map(Arc::new) {
            Ok(variant) => {
                let start = variant.start().clone();
                let table = Table::new(variant, start, self.last.players);
                outbox.send(LayGame::new(table, GameOrigin::Found));
            }
            Err(error) => outbox.send(Notify(error.to_string())),
        }
    }

    /// Opens the choices for a game: the earlier ones, or the defaults.
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

    /// The choices for a game: the earlier ones, or the defaults.
    fn draw_up(
        &self,
        id: &str,
        before: Option<GameChoice>,
        variants: &Variants,
    ) -> Result<Draft, CatalogueError> {
        let layout = before.as_ref().map(|choice| choice.layout.as_str());
        let info = info(&variants.games, id, layout)?;
        let default = || GameChoice {
            id: id.to_owned(),
            layout: info.layouts.first().cloned().unwrap_or_default(),
            options: info
                .options
                .iter()
                .map(|option| (option.id.clone(), option.default.clone()))
                .collect(),
            players: self.last.players,
            time: self.last.time,
            names: ByColor::default(),
            random: false,
            sets: self.sets.get(id).cloned().unwrap_or_default(),
        };
        let choice = before.unwrap_or_else(default);
        let variant = build(&variants.games, &choice);
        let start = beginning(&variant, &choice);
        Ok(Draft {
            rules: hash(&variant),
            worth: worth(&variant, &start),
            start,
            variant,
            info,
            choice,
            replaced: Vec::new(),
        })
    }

    /// Updates the choices after game files have changed. `shown`: whether the user sees them.
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

    /// Changes the choices.
    fn choose(&mut self, mut choice: GameChoice, games: &Games) {
        if choice.sets.seed == 0 && choice.sets.way != SetWay::Standard {
            choice.sets.seed = 1 + number() % SEEDS;
        }
        if let Some(draft) = &mut self.draft
            && draft.choice != choice
        {
            draft.replaced.clear();
            if draft.choice.layout != choice.layout
                && let Ok(info) = games.info_in(&choice.id, &choice.layout)
            {
                let wanted = choice.options.clone();
                info.settle(&mut choice.options);
                draft.replaced = replaced(&draft.info, &wanted, &info, &choice.options);
                draft.info = info;
            }
            let rules = |choice: &GameChoice| (choice.layout.clone(), choice.options.clone());
            if rules(&draft.choice) != rules(&choice) {
                draft.variant = build(games, &choice);
                draft.rules = hash(&draft.variant);
            }
            if rules(&draft.choice) != rules(&choice) || draft.choice.sets != choice.sets {
                draft.start = beginning(&draft.variant, &choice);
                draft.worth = worth(&draft.variant, &draft.start);
            }
            draft.choice = choice;
        }
    }

    /// Opens the choices for a game, or starts it from a position for two people at this screen.
    fn show(
        &mut self,
        variant: Arc<Variant>,
        position: Option<Box<Position>>,
        variants: &Variants,
        outbox: &mut Outbox,
    ) {
        if let Some(position) = position {
            let table = Table::new(variant, *position, PERSONS);
            return outbox.send(LayGame::new(table, GameOrigin::Found));
        }
        let choice = GameChoice {
            id: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: variant.options().to_vec(),
            players: self.last.players,
            time: self.last.time,
            names: ByColor::default(),
            random: false,
            sets: SetChoice::default(),
        };
        self.open(&choice.id.clone(), Some(choice), variants, outbox);
    }
}

/// The choices that another board has replaced, in words. `wanted` were possible `before`.
fn replaced(
    before: &GameInfo,
    wanted: &[(String, String)],
    now: &GameInfo,
    chosen: &[(String, String)],
) -> Vec<String> {
    let name = |info: &GameInfo, (id, choice): &(String, String)| {
        let option = info.options.iter().find(|known| known.id == *id)?;
        let (_, name) = option.choices.iter().find(|(known, _)| known == choice)?;
        Some((option.name.clone(), name.clone()))
    };
    let pairs = wanted.iter().zip(chosen);
    let changed = pairs.filter(|(wanted, chosen)| wanted != chosen);
    let words = changed.filter_map(|(wanted, chosen)| {
        let (option, wanted) = name(before, wanted)?;
        let (_, instead) = name(now, chosen)?;
        Some(text!(
            "new-game-replaced",
            option = option,
            wanted = wanted,
            instead = instead
        ))
    });
    words.collect()
}

/// The options of a game in a layout, or in its default layout.
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

/// The starting position of a game with the chosen pieces, or an error in words.
pub(super) fn beginning(
    variant: &Result<Arc<Variant>, String>,
    choice: &GameChoice,
) -> Result<Position, String> {
    let variant = variant.as_ref().map_err(Clone::clone)?;
    choice.sets.start(variant)
}

/// What the pieces to place are worth, in hundredths of a pawn; 0 in a game without placement.
fn worth(variant: &Result<Arc<Variant>, String>, start: &Result<Position, String>) -> ByColor<i32> {
    let sets = variant.as_ref().ok().zip(start.as_ref().ok());
    let worth = sets.and_then(|(variant, start)| {
        let sets = sets::of(variant, start).ok()?;
        let values = sets::values(variant);
        Some(sets.both().map(|list| sets::worth(&values, list)))
    });
    worth.unwrap_or_default()
}

/// A random number. Each new state of a hash map is random.
pub(super) fn number() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn hash(variant: &Result<Arc<Variant>, String>) -> String {
    variant
        .as_ref()
        .map_or_else(|_| String::new(), |variant| rules_hash(variant))
}

pub(super) fn build(catalogue: &Games, choice: &GameChoice) -> Result<Arc<Variant>, String> {
    catalogue
        .variant(&choice.id, Some(&choice.layout), &choice.options)
        .map(Arc::new)
        .map_err(|error| error.to_string())
}
