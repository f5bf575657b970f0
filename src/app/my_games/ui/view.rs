//! The state that the panels read.

use crate::app::my_games::Saved;
use crate::app::play::Playing;
use crate::app::ui::context::UiContext;
use crate::app::variants::Variants;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct MyGamesView<'w> {
    /// Game files and autosaved games.
    pub saved: Res<'w, Saved>,
    /// The game on the board.
    pub playing: Res<'w, Playing>,
    /// The games.
    pub variants: Res<'w, Variants>,
}

/// The context of the panels.
pub type MyGamesContext<'t, 'a> = UiContext<'t, 'a, &'a MyGamesView<'a>>;
