//! What the panels show, and what they are given.

use crate::app::invent::InventState;
use crate::app::ui::desk;
use crate::app::variants::Variants;

/// What the panels show.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The form.
    pub invent: &'a InventState,
    /// The games.
    pub variants: &'a Variants,
}

/// What the panels are given.
pub type Desk<'t, 'a> = desk::Desk<'t, 'a, View<'a>>;
