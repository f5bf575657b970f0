//! What the board of each screen shows: a game, a scene of the guide, or the position in the editor. A feature with a
//! board adds it with [`add_board`]; [`board_screen`](super::board_screen()) does so too.

use super::table::{Table, compose};
use crate::app::board::draw::{BoardPlace, BoardScene};
use crate::app::settings::Settings;
use crate::app::shell::{Screen, Shell};
use baroque::diagram::{BoardView, Film, Item};
use baroque::rules::{Position, Variant};
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a board shows.
pub struct Stage<'a> {
    /// The rules.
    pub variant: &'a Arc<Variant>,
    /// How the board is turned.
    pub view: &'a BoardView,
    pub position: &'a Position,
    /// The game, if moves can be made on the board.
    pub table: Option<&'a Table>,
    /// The scene, if the board shows a frame of one.
    pub scene: Option<&'a Film>,
    items: Box<dyn Fn() -> Vec<Item> + 'a>,
}

impl<'a> Stage<'a> {
    /// A board with these rules, turned like this, and a position. `items` composes what is drawn, the lowest first.
    pub fn new(
        (variant, view, position): (&'a Arc<Variant>, &'a BoardView, &'a Position),
        items: impl Fn() -> Vec<Item> + 'a,
    ) -> Stage<'a> {
        Stage {
            variant,
            view,
            position,
            table: None,
            scene: None,
            items: Box::new(items),
        }
    }

    /// The board of a game.
    pub fn of(table: &'a Table) -> Stage<'a> {
        let seen = (table.record.variant(), table.view(), table.position());
        Stage {
            table: Some(table),
            ..Stage::new(seen, move || compose(table))
        }
    }

    /// The items to draw, the lowest first.
    pub fn items(&self) -> Vec<Item> {
        (self.items)()
    }

    /// The animation that can be saved.
    pub fn film(&self) -> Option<Film> {
        match self.table {
            Some(table) => table.last_move_film(),
            None => self.scene.cloned(),
        }
    }
}

/// Finds what a board shows, if it shows anything.
type Find = Box<dyn Fn(&World) -> Option<Stage<'_>> + Send + Sync>;

/// The boards of all screens that have one.
#[derive(Resource, Default)]
struct Boards(BTreeMap<Screen, Find>);

/// Adds the board of a screen: what it shows of a feature's state.
pub fn add_board<S: Resource>(app: &mut App, screen: Screen, board: fn(&S) -> Option<Stage<'_>>) {
    let find: Find = Box::new(move |world| board(world.get_resource::<S>()?));
    let mut boards = app.world_mut().get_resource_or_init::<Boards>();
    boards.0.insert(screen, find);
}

/// What the board shows, if the screen has one.
pub fn visible_board(world: &World) -> Option<Stage<'_>> {
    let screen = world.get_resource::<Shell>()?.shown();
    let find = world.get_resource::<Boards>()?.0.get(&screen)?;
    find(world)
}

/// The game on the board, if moves can be made there.
pub fn visible_table(world: &World) -> Option<&Table> {
    visible_board(world)?.table
}

/// Fills the scene of the board.
pub fn set_scene(world: &mut World) {
    let now = scene(world);
    world.resource_mut::<BoardScene>().set_if_neq(now);
}

/// What is drawn on the board, if there is room for one.
fn scene(world: &World) -> BoardScene {
    let settings = world.resource::<Settings>();
    let has_room = world.resource::<BoardPlace>().square > 0.0;
    let stage = visible_board(world).filter(|_| has_room);
    let game = |stage: &Stage| (stage.variant.clone(), stage.view.clone());
    BoardScene {
        game: stage.as_ref().map(game),
        items: stage.as_ref().map(Stage::items).unwrap_or_default(),
        palette: settings.palette(),
        pieces: settings.pieces,
    }
}
