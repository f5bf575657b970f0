//! How a game goes on besides its moves: pauses, offers, questions, moves made ahead.

use super::premove::Premove;
use super::{Chooser, Interaction, Table, computers_alone};
use crate::rules::Color;
use crate::search::Level;

/// A question beside the board, for the person there to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Whether this side really gives up.
    Resign(Color),
    /// How the game is to be taken to have ended.
    Adjudicate,
    /// Whether the next game should be at this level.
    Level(Level),
}

/// How a game goes on besides its moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// Whether everything waits: the clocks, the pieces and the computer.
    pub paused: bool,
    /// Whether the computer is to play one move all the same.
    pub step: bool,
    /// What is asked.
    pub ask: Option<Ask>,
    /// Who offers a draw, until it is answered.
    pub offer: Option<Color>,
    /// The move that a person has made ahead of the computer's answer.
    pub premove: Option<Premove>,
    /// Who offered a draw last, and after how many plies.
    pub(super) offered: Option<(Color, usize)>,
}

impl Course {
    /// Forgets what hung on the position on the board.
    pub(super) fn turn_aside(&mut self) {
        self.step = false;
        self.ask = None;
        self.offer = None;
        self.premove = None;
    }
}

impl Table {
    /// Whether the game goes on: it is neither over nor paused.
    pub fn goes_on(&self) -> bool {
        self.outcome().is_none() && !self.course.paused
    }

    /// Whether nobody at this screen plays.
    pub fn is_exhibition(&self) -> bool {
        computers_alone(&self.players)
    }

    /// Whether there is something that a pause would stop.
    pub fn can_pause(&self) -> bool {
        self.outcome().is_none() && (self.clock.is_some() || self.is_exhibition())
    }

    /// Takes back what waits for an answer beside the board or for the computer's; whether there was anything.
    pub fn cancel(&mut self) -> bool {
        self.course.ask.take().is_some() || self.cancel_premove()
    }

    /// Pauses the game, or goes on with it.
    pub fn set_paused(&mut self, paused: bool) {
        self.course.paused = paused;
        self.course.step = false;
        self.course.premove = None;
        self.interaction = Interaction {
            chooser: Chooser::of_array(self.legal_moves()),
            ..Interaction::default()
        };
    }
}
