//! The course of a game besides its moves: pauses, offers, questions and premoves.

use super::premove::Premove;
use super::{Chooser, Interaction, Table, computers_alone};
use baroque::rules::{Color, Move};
use baroque::search::Level;

/// A question next to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Whether this side really resigns.
    Resign(Color),
    /// Whether this side really offers the computer a draw.
    OfferDraw(Color),
    /// How the game ends.
    Adjudicate,
    /// Whether the next game should have this level.
    Level(Level),
    /// Whether this move really starts a variation of the finished game; true if its piece was dragged.
    Vary(Move, bool),
}

/// The course of a game besides its moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameCourse {
    /// Whether the game is paused: clocks, animations and the computer.
    pub paused: bool,
    /// Whether the pause ends by itself when the player comes back from the guide.
    pub looks_up: bool,
    /// Whether the computer plays one move of a paused game.
    pub step: bool,
    /// The open question.
    pub ask: Option<Ask>,
    /// The side whose draw offer has no answer yet.
    pub offer: Option<Color>,
    pub premove: Option<Premove>,
    /// Whether moves after the end of the game become variations without a question.
    pub varies: bool,
    /// The side that made the last draw offer, and the number of plies then.
    pub(super) offered: Option<(Color, usize)>,
}

impl GameCourse {
    /// Removes what depends on the current position.
    pub(super) fn turn_aside(&mut self) {
        self.step = false;
        self.ask = None;
        self.offer = None;
        self.premove = None;
    }
}

impl Table {
    /// Whether the game is neither over nor paused.
    pub fn goes_on(&self) -> bool {
        self.outcome().is_none() && !self.course.paused
    }

    /// Whether no human plays.
    pub fn is_exhibition(&self) -> bool {
        computers_alone(&self.players)
    }

    /// Whether a pause would stop anything.
    pub fn can_pause(&self) -> bool {
        self.outcome().is_none() && (self.clock.is_some() || self.is_exhibition())
    }

    /// Whether the next click on the board resumes the game. Between computers, clicks do nothing.
    pub fn is_veiled(&self) -> bool {
        self.course.paused && self.continues() && !self.is_exhibition()
    }

    /// Removes the question or the premove. Returns whether there was one.
    pub fn cancel(&mut self) -> bool {
        self.course.ask.take().is_some() || self.cancel_premove()
    }

    /// Pauses the game, or resumes it.
    pub fn set_paused(&mut self, paused: bool) {
        self.course.paused = paused;
        self.course.looks_up = false;
        self.course.step = false;
        self.course.premove = None;
        self.interaction = Interaction {
            chooser: Chooser::of_array(self.legal_moves()),
            ..Interaction::default()
        };
    }
}
