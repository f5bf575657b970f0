//! The state that the panels about game files show.

use crate::app::ui::context;
use crate::app::variants::Variants;

/// The state that the panels show.
#[derive(Clone, Copy)]
pub struct GameFilesView<'a> {
    /// The games and the state of their files.
    pub variants: &'a Variants,
}

/// The context of the panels.
pub type GameFilesContext<'t, 'a> = context::UiContext<'t, 'a, GameFilesView<'a>>;
