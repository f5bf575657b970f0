//! The state that the panels read.

use crate::app::penultima::Penultima;
use crate::app::play::ui::board::BoardInputs;
use crate::app::progress::PlayerProgress;
use crate::app::shell::Shell;
use crate::app::ui::context::UiContext;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct PenultimaView<'w> {
    pub penultima: Res<'w, Penultima>,
    /// The scores.
    pub progress: Res<'w, PlayerProgress>,
    /// The notices.
    pub shell: Res<'w, Shell>,
    pub hand: BoardInputs<'w>,
}

/// The context of the panels.
pub type PenultimaContext<'t, 'a> = UiContext<'t, 'a, &'a PenultimaView<'a>>;
