//! The state that the panels read.

use crate::app::my_games::Saved;
use crate::app::play::Playing;
use crate::app::ui::context;
use crate::app::variants::Variants;

/// The state that the panels read.
#[derive(Clone, Copy)]
pub struct MyGamesView<'a> {
    /// Game files and autosaved games.
    pub saved: &'a Saved,
    /// The game on the board.
    pub playing: &'a Playing,
    pub variants: &'a Variants,
}

/// The context of the panels.
pub type MyGamesContext<'t, 'a> = context::UiContext<'t, 'a, MyGamesView<'a>>;
