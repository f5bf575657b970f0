//! What the panels show, and what they are given.

use crate::app::ui::desk;
use crate::app::variants::Variants;

/// What the panels show.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The games and what is known of their files.
    pub variants: &'a Variants,
}

/// What the panels are given.
pub type Desk<'t, 'a> = desk::Desk<'t, 'a, View<'a>>;
