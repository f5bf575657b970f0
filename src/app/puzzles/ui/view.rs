//! The state that the panels read.

use crate::app::play::ui::PlayView;
use crate::app::play::ui::board::BoardInputs;
use crate::app::progress::PlayerProgress;
use crate::app::puzzles::Puzzles;
use crate::app::shell::Shell;
use crate::app::ui::context::UiContext;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that the panels read.
#[derive(SystemParam)]
pub struct PuzzleView<'w> {
    pub puzzles: Res<'w, Puzzles>,
    pub progress: Res<'w, PlayerProgress>,
    /// The notices.
    pub shell: Res<'w, Shell>,
    pub hand: BoardInputs<'w>,
    /// The field for moves, and the games.
    pub play: PlayView<'w>,
}

impl PuzzleView<'_> {
    pub fn game_name<'b>(&'b self, id: &'b str) -> &'b str {
        let mut cards = self.play.variants.cards.iter();
        let card = cards.find(|card| card.info.id == id);
        card.map_or(id, |card| &card.info.name)
    }
}

/// The context of the panels.
pub type PuzzleContext<'t, 'a> = UiContext<'t, 'a, &'a PuzzleView<'a>>;
