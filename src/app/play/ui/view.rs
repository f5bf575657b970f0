//! The state that the panels read.

use crate::app::play::links::GameLinks;
use crate::app::play::typing::Typing;
use crate::app::play::{NewGame, Playing};
use crate::app::ui::context::UiContext;
use crate::app::variants::Variants;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct PlayView<'w> {
    /// The game on the board.
    pub playing: Res<'w, Playing>,
    /// The choices for a new game.
    pub new_game: Res<'w, NewGame>,
    /// The field where a move is written.
    pub typing: Res<'w, Typing>,
    /// The links from the page of a game to other pages.
    pub links: Res<'w, GameLinks>,
    /// The games.
    pub variants: Res<'w, Variants>,
}

/// The context of the panels.
pub type PlayContext<'t, 'a> = UiContext<'t, 'a, &'a PlayView<'a>>;
