//! The state that the panels read.

use crate::app::play::Playing;
use crate::app::playtest::Playtest;
use crate::app::shell::Shell;
use crate::app::ui::context::UiContext;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct PlaytestView<'w> {
    pub playtest: Res<'w, Playtest>,
    /// The notices.
    pub shell: Res<'w, Shell>,
    /// The game on the board.
    pub playing: Res<'w, Playing>,
}

/// The context of the panels.
pub type PlaytestContext<'t, 'a> = UiContext<'t, 'a, &'a PlaytestView<'a>>;
