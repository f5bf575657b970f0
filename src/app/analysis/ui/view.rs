//! The state that the panels read.

use crate::app::analysis::Analysis;
use crate::app::play::Playing;
use crate::app::play::book::Openings;
use crate::app::ui::desk;

/// The state that the panels read.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The analysis.
    pub analysis: &'a Analysis,
    /// The opening book.
    pub openings: &'a Openings,
    /// The game on the board.
    pub playing: &'a Playing,
}

/// The context of the panels.
pub type Desk<'t, 'a> = desk::Desk<'t, 'a, View<'a>>;
