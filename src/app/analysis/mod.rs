//! The analysis of the position on the board, and hints: the engine's results, and how the panel shows them.
//!
//! | file | |
//! |---|---|
//! | `analyst` | the engine behind it, and when it thinks |
//! | `found` | its lines, in texts and numbers |
//! | `evaluation`, `bar` | who is better: as a number, in words, as a bar |
//! | `ending` | the exact value of an ending and of its moves |
//! | `review` | the whole game, position after position |
//! | `hint` | one move, shown in two steps |
//! | `advice` | arrows and positions ahead on the board |
//! | `action`, `plugin` | the user's actions, and the systems |
//! | `ui` | the lines, the bar, the book and the review beside the board |

mod action;
pub mod advice;
pub mod analyst;
pub mod bar;
pub mod ending;
pub mod found;
pub mod hint;
mod plugin;
mod review;
pub use plugin::{look_up_ending, plays_lines, plugin};
pub mod evaluation;
#[cfg(test)]
mod tests;
pub mod ui;

pub use action::AnalysisAction;
pub use review::{read_review, write_review};

use bar::Bar;
use baroque::rules::{Color, Move, Outcome, Position};
use bevy::ecs::resource::Resource;
use ending::FoundEnding;
use found::FoundLines;
use hint::Hint;

/// Why the engine is not analysing the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// The computer is searching its move.
    Paused,
    /// The game review is running.
    Reviewing,
    /// The shown position ends the game.
    Decided(Outcome),
}

/// The analysis of the board's position.
#[derive(Resource, Clone, Debug, Default)]
pub struct Analysis {
    /// Whether the user has turned it on.
    pub on: bool,
    /// Why the engine is not analysing, if it isn't.
    pub silence: Option<Silence>,
    /// The part of the lines under the pointer.
    pub pointed: Option<Pointed>,
    /// Whether to ignore the pointer until it moves, because the lines under it have changed.
    pub shy: bool,
    /// The moves of a line whose last position stays on the board.
    pub pinned: Option<Vec<Move>>,
    /// The hint that the user asked for.
    pub hint: Option<Hint>,
    /// The evaluation bar.
    pub bar: Bar,
    /// What is known about the ending on the board.
    ending: Option<FoundEnding>,
    /// Whether the search has to begin again, because tables that it may not know are ready now.
    search_again: bool,
    found: Option<FoundLines>,
}

/// A part of the lines under the pointer.
#[derive(Clone, Debug, PartialEq)]
pub enum Pointed {
    /// A whole line, by its first move.
    Line(Move),
    /// The position after these moves.
    Ahead(Vec<Move>),
}

impl Analysis {
    /// The last result. It may be about an earlier position.
    pub fn last_found(&self) -> Option<&FoundLines> {
        self.found.as_ref()
    }

    /// The result for a position.
    pub fn found(&self, position: &Position) -> Option<&FoundLines> {
        self.last_found()
            .filter(|found| found.position == *position)
    }

    /// Sets the result and the target of the bar. `at_once` skips the animation of the bar.
    pub fn learn(&mut self, found: FoundLines, at_once: bool) {
        if let Some(evaluation) = found.evaluation() {
            self.bar.aim(evaluation.share(), at_once);
        }
        self.found = Some(found);
    }

    /// Sets why the engine is not analysing.
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

    /// What is known about the ending with this position.
    pub fn ending(&self, position: &Position) -> Option<&FoundEnding> {
        let ending = self.ending.as_ref();
        ending.filter(|ending| ending.position == *position)
    }

    /// Drops what depends on the position, which has left the board.
    pub fn leave_position(&mut self) {
        self.pointed = None;
        self.shy = true;
        self.pinned = None;
        self.hint = None;
    }
}
