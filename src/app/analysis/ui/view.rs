//! What the panels show, and what they are given.

use crate::app::analysis::Analysis;
use crate::app::play::Playing;
use crate::app::play::book::Openings;
use crate::app::ui::desk;

/// What the panels show.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The analysis.
    pub analysis: &'a Analysis,
    /// The opening book.
    pub openings: &'a Openings,
    /// The game on the board.
    pub playing: &'a Playing,
}

/// What the panels are given.
pub type Desk<'t, 'a> = desk::Desk<'t, 'a, View<'a>>;
