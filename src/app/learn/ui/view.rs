//! The state that the panels read.

use crate::app::learn::LearnState;
use crate::app::play::ui::board::BoardControls;
use crate::app::progress::PlayerProgress;
use crate::app::shell::Shell;
use crate::app::ui::context;
use crate::app::variants::Variants;

/// The state that the panels show.
#[derive(Clone, Copy)]
pub struct LearnView<'a> {
    /// The lessons.
    pub learn: &'a LearnState,
    /// The player's progress.
    pub progress: &'a PlayerProgress,
    /// The notices.
    pub shell: &'a Shell,
    /// The games.
    pub variants: &'a Variants,
    /// The board's cursor, menu and focus.
    pub hand: BoardControls,
}

/// The context of the panels.
pub type LearnContext<'t, 'a> = context::UiContext<'t, 'a, LearnView<'a>>;
