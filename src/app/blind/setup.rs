//! The choices for a new game.

use crate::app::variants::{Card, Variants};
use baroque::blind::UmpireOptions;
use baroque::rules::{Color, Hand, Position, Variant};
use baroque::search::Level;
use baroque::variant_file::schema::Family;
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
pub struct BlindSetup {
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

impl BlindSetup {
    pub fn new(variant: Arc<Variant>, start: Position, level: Level) -> BlindSetup {
        BlindSetup {
            variant,
            start,
            players: Players::default(),
            level,
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

/// A position without the pieces that a side does not see.
pub fn own_side(variant: &Variant, start: &Position, side: Color) -> Position {
    let mut own = start.setup();
    own.pieces.retain(|(_, piece)| piece.color() == side);
    own.hands[!side] = Hand::default();
    variant.sketch(&own)
}

/// The game that is offered first: one whose pieces capture by what they do.
pub fn first_game(variants: &Variants) -> Option<&Card> {
    let cards = &variants.cards;
    let ultima = |card: &&Card| card.info.family == Family::Ultima;
    cards.iter().find(ultima).or_else(|| cards.first())
}
