//! What the panels show, and what they are given.

use crate::app::keys::Attention;
use crate::app::play::NewGame;
use crate::app::play::Playing;
use crate::app::play::typing::Typing;
use crate::app::ui::desk;
use crate::app::variants::Variants;

/// What the panels show.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The game on the board.
    pub playing: &'a Playing,
    /// The choices for a new game.
    pub new_game: &'a NewGame,
    /// The move that is being written.
    pub typing: &'a Typing,
    /// The games.
    pub variants: &'a Variants,
    /// What is to have the keys next.
    pub next: Option<Attention>,
}

/// What the panels are given.
pub type Desk<'t, 'a> = desk::Desk<'t, 'a, View<'a>>;
