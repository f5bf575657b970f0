//! The game at the end of a lesson, against the computer.

use crate::app::play::action::{GameOrigin, LayGame};
use crate::app::play::table::{PERSONS, Player, Table};
use baroque::lessons::Play;
use baroque::rules::Color;

#[derive(Debug)]
pub struct LessonGame {
    /// The position, the level and the goal.
    pub play: Play,
    /// The number of the game on the board, once it has started.
    pub number: Option<u64>,
    /// Whether that game is still on the board.
    pub laid: bool,
    /// Whether the goal was reached, once it is decided.
    pub won: Option<bool>,
}

impl LessonGame {
    /// A game that has not started.
    pub(super) fn new(play: Play) -> LessonGame {
        LessonGame {
            play,
            number: None,
            laid: false,
            won: None,
        }
    }

    /// The side that the learner plays.
    pub fn learner(&self) -> Color {
        self.play.start.turn()
    }

    pub(super) fn begin(&mut self) -> LayGame {
        let mut players = PERSONS;
        players[!self.learner()] = Player::Computer(self.play.level);
        let table = Table::new(self.play.variant.clone(), self.play.start.clone(), players);
        let table = table.for_practice();
        self.number = Some(table.number());
        self.laid = true;
        LayGame::new(table, GameOrigin::Found)
    }

    /// Whether this is the game on the board.
    pub fn is_on(&self, table: &Table) -> bool {
        self.number == Some(table.number())
    }

    /// Judges the position. Returns whether the goal has just been reached or missed.
    pub(super) fn judge(&mut self, table: &Table) -> Option<bool> {
        if !self.is_on(table) || self.won == Some(true) || table.is_moving() {
            return None;
        }
        let learner = self.learner();
        // The learner moves first.
        let moves = u32::try_from(table.record.len().div_ceil(2)).unwrap_or(u32::MAX);
        let position = table.record.position();
        let reached = self
            .play
            .goal
            .reached(learner, position, moves, table.outcome());
        if reached == self.won {
            return None;
        }
        self.won = reached;
        reached
    }
}
