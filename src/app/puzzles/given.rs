//! The state outside of puzzles that their actions depend on.

use super::day::Day;
use crate::app::play::table::{Player, Table};
use crate::app::shell::Screen;
use crate::app::variants::{Card, Games};
use baroque::progress::Progress;
use baroque::puzzles::series::Circumstances;
use std::collections::BTreeSet;

/// The state of other features that puzzle actions read.
pub struct PuzzleInputs<'a> {
    pub games: &'a Games,
    /// The games of the start page.
    pub cards: &'a [Card],
    /// The ids of the games that the player has played or learned.
    pub known: BTreeSet<String>,
    /// The player's log.
    pub log: &'a Progress,
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// The game on the board.
    pub board: Option<&'a Table>,
    /// The screen that is shown.
    pub screen: Screen,
    /// Whether motion is reduced to fades and marks.
    pub quiet: bool,
    /// The opponent in games from a puzzle.
    pub opponent: Player,
}

impl PuzzleInputs<'_> {
    /// The data for choosing a puzzle.
    pub fn circumstances(&self) -> Circumstances<'_> {
        Circumstances {
            log: self.log,
            now: self.now,
            day: Day::of(self.now).number,
            cards: self.cards,
            known: &self.known,
        }
    }
}
