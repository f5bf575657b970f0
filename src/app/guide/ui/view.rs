//! The state that the panels read.

use crate::app::guide::GuideViewer;
use crate::app::play::ui::board::BoardControls;
use crate::app::shell::Shell;
use crate::app::ui::context;
use crate::app::variants::Variants;

/// The state that the panels read. Lessons fill it too, with scenes of their own, so it is no system parameter.
#[derive(Clone, Copy)]
pub struct GuideView<'a> {
    pub guide: &'a GuideViewer,
    /// The notices.
    pub shell: &'a Shell,
    /// The games.
    pub variants: &'a Variants,
    /// The board's cursor, menu and focus.
    pub hand: BoardControls,
}

/// The context of the panels.
pub type GuideContext<'t, 'a> = context::UiContext<'t, 'a, GuideView<'a>>;
