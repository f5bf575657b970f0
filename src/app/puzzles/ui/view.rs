//! The state that the panels read.

use crate::app::play;
use crate::app::play::ui::board::BoardControls;
use crate::app::progress::PlayerProgress;
use crate::app::puzzles::Puzzles;
use crate::app::shell::Shell;
use crate::app::ui::context;

/// The state that the panels show.
#[derive(Clone, Copy)]
pub struct PuzzleView<'a> {
    pub puzzles: &'a Puzzles,
    /// The player's progress.
    pub progress: &'a PlayerProgress,
    /// The notices.
    pub shell: &'a Shell,
    /// The board's cursor, menu and focus.
    pub hand: BoardControls,
    /// The field for moves, and the games.
    pub play: play::ui::PlayView<'a>,
}

impl PuzzleView<'_> {
    pub fn game_name<'b>(&'b self, id: &'b str) -> &'b str {
        let mut cards = self.play.variants.cards.iter();
        let card = cards.find(|card| card.info.id == id);
        card.map_or(id, |card| &card.info.name)
    }
}

/// The data that the panels show.
pub type PuzzleContext<'t, 'a> = context::UiContext<'t, 'a, PuzzleView<'a>>;
