//! What the panels show, and what they are given.

use crate::app::my_games::Saved;
use crate::app::play::Playing;
use crate::app::ui::desk;
use crate::app::variants::Variants;

/// What the panels show.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// Games on disk.
    pub saved: &'a Saved,
    /// The game on the board.
    pub playing: &'a Playing,
    /// The games.
    pub variants: &'a Variants,
}

/// What the panels are given.
pub type Desk<'t, 'a> = desk::Desk<'t, 'a, View<'a>>;
