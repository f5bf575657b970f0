//! The state that the panels read.

use crate::app::analysis::Analysis;
use crate::app::play::Playing;
use crate::app::play::book::Openings;
use crate::app::ui::context::UiContext;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct AnalysisView<'w> {
    pub analysis: Res<'w, Analysis>,
    /// The opening book.
    pub openings: Res<'w, Openings>,
    /// The game on the board.
    pub playing: Res<'w, Playing>,
}

/// The context of the panels.
pub type AnalysisContext<'t, 'a> = UiContext<'t, 'a, &'a AnalysisView<'a>>;
