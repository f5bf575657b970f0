//! The state that the panels read.

use crate::app::analysis::Analysis;
use crate::app::play::Playing;
use crate::app::play::book::Openings;
use crate::app::ui::context;

/// The state that the panels read.
#[derive(Clone, Copy)]
pub struct AnalysisView<'a> {
    pub analysis: &'a Analysis,
    /// The opening book.
    pub openings: &'a Openings,
    /// The game on the board.
    pub playing: &'a Playing,
}

/// The context of the panels.
pub type AnalysisContext<'t, 'a> = context::UiContext<'t, 'a, AnalysisView<'a>>;
