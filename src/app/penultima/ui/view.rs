//! The state that the pages read.

use crate::app::penultima::Penultima;
use crate::app::play::ui::board::BoardControls;
use crate::app::progress::PlayerProgress;
use crate::app::shell::Shell;
use crate::app::ui::context;

/// The state that the pages show.
#[derive(Clone, Copy)]
pub struct PenultimaView<'a> {
    pub penultima: &'a Penultima,
    /// The scores.
    pub progress: &'a PlayerProgress,
    /// The notices.
    pub shell: &'a Shell,
    /// The board's cursor, menu and focus.
    pub hand: BoardControls,
}

/// The context of the pages.
pub type PenultimaContext<'t, 'a> = context::UiContext<'t, 'a, PenultimaView<'a>>;
