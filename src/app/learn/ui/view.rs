//! The state that the panels read.

use crate::app::learn::LearnState;
use crate::app::play::ui::board::BoardInputs;
use crate::app::progress::PlayerProgress;
use crate::app::shell::Shell;
use crate::app::ui::context::UiContext;
use crate::app::variants::Variants;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct LearnView<'w> {
    /// The lessons.
    pub learn: Res<'w, LearnState>,
    pub progress: Res<'w, PlayerProgress>,
    /// The notices.
    pub shell: Res<'w, Shell>,
    /// The games.
    pub variants: Res<'w, Variants>,
    pub hand: BoardInputs<'w>,
}

/// The context of the panels.
pub type LearnContext<'t, 'a> = UiContext<'t, 'a, &'a LearnView<'a>>;
