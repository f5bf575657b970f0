//! The state that the pages read.

use crate::app::penultima::Penultima;
use crate::app::play::ui::board::BoardControls;
use crate::app::progress::PlayerProgress;
use crate::app::shell::Shell;
use crate::app::ui::context;

/// What the pages show.
#[derive(Clone, Copy)]
pub struct PenultimaView<'a> {
    pub penultima: &'a Penultima,
    /// The scores.
    pub progress: &'a PlayerProgress,
    /// The notices.
    pub shell: &'a Shell,
    /// What is done on the board.
    pub hand: BoardControls,
}

/// The data that the pages show.
pub type PenultimaContext<'t, 'a> = context::UiContext<'t, 'a, PenultimaView<'a>>;
