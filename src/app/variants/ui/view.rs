//! The state that the panels about game files show.

use crate::app::ui::context;
use crate::app::variants::Variants;

/// The state that the panels show.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The games and the state of their files.
    pub variants: &'a Variants,
}

/// The context of the panels.
pub type UiContext<'t, 'a> = context::UiContext<'t, 'a, View<'a>>;
