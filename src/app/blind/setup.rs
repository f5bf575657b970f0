//! The choices for a new game.

use baroque::blind::UmpireOptions;
use baroque::rules::{Color, Position, Variant};
use baroque::search::Level;
use std::sync::Arc;

/// The players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Players {
    /// One player against the computer.
    #[default]
    Computer,
    /// Two players at this screen.
    Two,
}

/// The choices for a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The rules.
    pub variant: Arc<Variant>,
    /// The first position, which both sides know.
    pub start: Position,
    pub players: Players,
    /// The computer's level.
    pub level: Level,
    /// The computer's side.
    pub computer: Color,
    /// What the umpire says.
    pub options: UmpireOptions,
}

impl Setup {
    pub fn new(variant: Arc<Variant>, start: Position) -> Setup {
        Setup {
            variant,
            start,
            players: Players::default(),
            level: Level::Casual,
            computer: Color::Black,
            options: UmpireOptions::default(),
        }
    }

    /// The side from which the board is seen.
    pub fn bottom(&self) -> Color {
        match self.players {
            Players::Computer => !self.computer,
            Players::Two => Color::White,
        }
    }
}
