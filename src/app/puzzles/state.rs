//! The state of puzzles while the program runs.

use super::finding::PuzzleSearch;
use super::jobs::PuzzleJob;
use super::solving::Solving;
use crate::app::shell::Outbox;
use baroque::progress::Subject;
use baroque::puzzles::series::{PuzzleChoice, PuzzleCollection, Series};
use bevy::ecs::resource::Resource;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PuzzlePage {
    #[default]
    Choice,
    /// The player's progress, with the curve of a rating.
    Progress(Option<Subject>),
    Solving,
}

/// Puzzles, as the player has them open.
#[derive(Resource, Debug, Default)]
pub struct Puzzles {
    pub collection: PuzzleCollection,
    pub choice: PuzzleChoice,
    pub page: PuzzlePage,
    /// The series that is being solved.
    pub run: Option<Series>,
    /// The puzzle on the board.
    pub solving: Option<Solving>,
    /// The next puzzle by rating, which the choice of puzzles shows.
    pub offer: Option<Solving>,
    /// The puzzle of the day, with the number of the day.
    pub daily: Option<(u64, Solving)>,
    /// Puzzles from the game on the board.
    pub finding: PuzzleSearch,
    /// Whether the puzzles that come with the program are being read.
    pub(super) reads_built_in: bool,
}

impl Puzzles {
    /// Has the puzzles read that come with the program, once.
    pub(super) fn need_built_in(&mut self, outbox: &mut Outbox) {
        if !self.collection.is_read() && !self.reads_built_in {
            self.reads_built_in = true;
            outbox.send(PuzzleJob::ReadBuiltIn);
        }
    }
}
