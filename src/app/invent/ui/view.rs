//! The state that the panels read.

use crate::app::invent::InventState;
use crate::app::shell::Shell;
use crate::app::ui::context::UiContext;
use crate::app::variants::Variants;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct InventView<'w> {
    /// The form.
    pub invent: Res<'w, InventState>,
    /// The notices.
    pub shell: Res<'w, Shell>,
    /// The games.
    pub variants: Res<'w, Variants>,
}

/// The context of the panels.
pub type InventContext<'t, 'a> = UiContext<'t, 'a, &'a InventView<'a>>;
