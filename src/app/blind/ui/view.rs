//! The state that the panels read.

use crate::app::blind::Blind;
use crate::app::play::ui::board::BoardInputs;
use crate::app::shell::Shell;
use crate::app::ui::context::UiContext;
use crate::app::variants::Variants;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct BlindView<'w> {
    pub blind: Res<'w, Blind>,
    /// The games.
    pub variants: Res<'w, Variants>,
    /// The notices.
    pub shell: Res<'w, Shell>,
    pub hand: BoardInputs<'w>,
}

/// The context of the panels.
pub type BlindContext<'t, 'a> = UiContext<'t, 'a, &'a BlindView<'a>>;
