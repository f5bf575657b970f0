//! The state that the panels read.

use crate::app::play::Playing;
use crate::app::playtest::Playtest;
use crate::app::ui::context;

/// The state that the panels read.
#[derive(Clone, Copy)]
pub struct PlaytestView<'a> {
    pub playtest: &'a Playtest,
    /// The game on the board.
    pub playing: &'a Playing,
}

/// The context of the panels.
pub type PlaytestContext<'t, 'a> = context::UiContext<'t, 'a, PlaytestView<'a>>;
