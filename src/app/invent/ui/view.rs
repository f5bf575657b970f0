//! The state that the panels read.

use crate::app::invent::InventState;
use crate::app::ui::context;
use crate::app::variants::Variants;

/// The state that the panels read.
#[derive(Clone, Copy)]
pub struct InventView<'a> {
    /// The form.
    pub invent: &'a InventState,
    /// The games.
    pub variants: &'a Variants,
}

/// The context of the panels.
pub type InventContext<'t, 'a> = context::UiContext<'t, 'a, InventView<'a>>;
