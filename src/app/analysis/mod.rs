//! The analysis of the position on the board, and hints: what the engine has found, and what of it is
//! shown.
//!
//! | file | |
//! |---|---|
//! | `analyst` | the engine behind it, and when it thinks |
//! | `found` | its lines, in texts and numbers |
//! | `worth`, `bar` | who is better: as a number, in words, as a bar |
//! | `review` | the whole game, position after position |
//! | `hint` | one move, told in two steps |
//! | `advice` | arrows and positions ahead on the board |
//! | `action`, `plugin` | what a person does with all this, and what becomes of that |
//! | `ui` | the lines, the bar, the book and the review beside the board |

mod action;
pub mod advice;
pub mod analyst;
pub mod bar;
pub mod found;
pub mod hint;
mod plugin;
mod review;
pub use plugin::{actions, plays_lines, plugin};
#[cfg(test)]
mod tests;
pub mod ui;
pub mod worth;

pub use action::AnalysisAction;

use crate::rules::{Color, Move, Outcome, Position};
use bar::Bar;
use bevy::ecs::resource::Resource;
use found::Found;
use hint::Hint;

/// Why nothing is being found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// The computer thinks about its move.
    Paused,
    /// The game is being looked through.
    Reviewing,
    /// The game is over in the position that is shown.
    Decided(Outcome),
}

/// The analysis of the position on the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct Analysis {
    /// Whether it is wanted.
    pub on: bool,
    /// Why the engine is silent, if it is.
    pub silence: Option<Silence>,
    /// What the pointer is on in the lines.
    pub pointed: Option<Pointed>,
    /// Whether the pointer counts for nothing until it moves: what lies under it is not what it was put on.
    pub shy: bool,
    /// The moves that stay on the board until something else happens there.
    pub pinned: Option<Vec<Move>>,
    /// The hint that has been asked for.
    pub hint: Option<Hint>,
    /// White's part of the bar.
    pub bar: Bar,
    found: Option<Found>,
}

/// A place in the lines under the pointer.
#[derive(Clone, Debug, PartialEq)]
pub enum Pointed {
    /// A line as a whole: the move that it begins with.
    Line(Move),
    /// The position after these moves.
    Ahead(Vec<Move>),
}

impl Analysis {
    /// What has been found last, maybe about a position that has been on the board before this one.
    pub fn last_found(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// What has been found about a position.
    pub fn found(&self, position: &Position) -> Option<&Found> {
        self.last_found()
            .filter(|found| found.position == *position)
    }

    /// Takes in what has been found; the bar follows, at once if nothing is to move.
    pub fn learn(&mut self, found: Found, at_once: bool) {
        if let Some(worth) = found.worth() {
            self.bar.aim(worth.share(), at_once);
        }
        self.found = Some(found);
    }

    /// Takes in that there is nothing to be found out.
    pub fn fall_silent(&mut self, silence: Silence, at_once: bool) {
        self.silence = Some(silence);
        if let Silence::Decided(outcome) = silence {
            let share = match outcome {
                Outcome::Win(Color::White, _) => 1.0,
                Outcome::Win(Color::Black, _) => 0.0,
                Outcome::Draw(_) => 0.5,
            };
            self.bar.aim(share, at_once);
        }
    }

    /// Puts everything that hangs on the position away, as that one has left the board.
    pub fn leave_position(&mut self) {
        self.pointed = None;
        self.shy = true;
        self.pinned = None;
        self.hint = None;
    }

    /// Puts away what stays on the board; whether there was anything.
    pub fn unpin(&mut self) -> bool {
        self.pinned.take().is_some()
    }
}
