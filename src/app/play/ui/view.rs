//! The state that the panels read.

use crate::app::play::NewGame;
use crate::app::play::Playing;
use crate::app::play::typing::Typing;
use crate::app::ui::context;
use crate::app::variants::Variants;

/// The state that the panels read.
#[derive(Clone, Copy)]
pub struct PlayView<'a> {
    /// The game on the board.
    pub playing: &'a Playing,
    /// The choices for a new game.
    pub new_game: &'a NewGame,
    /// The field where a move is written.
    pub typing: &'a Typing,
    /// The games.
    pub variants: &'a Variants,
}

/// The context of the panels.
pub type PlayContext<'t, 'a> = context::UiContext<'t, 'a, PlayView<'a>>;
