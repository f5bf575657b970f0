//! The state of puzzles while the program runs.

use super::choice::Choice;
use super::collection::Collection;
use super::finding::PuzzleSearch;
use super::jobs::Job;
use super::run::Run;
use super::solving::Solving;
use crate::app::play::table::Table;
use baroque::progress::Subject;
use bevy::ecs::resource::Resource;

/// What the screen of puzzles shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The choice of puzzles.
    #[default]
    Choice,
    /// The player's progress, with the curve of a rating.
    Progress(Option<Subject>),
    /// A puzzle.
    Solving,
}

/// Puzzles, as the player has them open.
#[derive(Resource, Debug, Default)]
pub struct Puzzles {
    /// All puzzles.
    pub collection: Collection,
    /// Which of them are wanted.
    pub choice: Choice,
    /// What the screen shows.
    pub page: Page,
    /// The series that is being solved.
    pub run: Option<Run>,
    /// The puzzle on the board.
    pub solving: Option<Solving>,
    /// Puzzles from the game on the board.
    pub finding: PuzzleSearch,
    /// What is to be done off the main thread.
    pub(super) jobs: Vec<Job>,
}

impl Puzzles {
    /// The board in sight, if a puzzle is.
    pub fn board(&self) -> Option<&Table> {
        let solving = self.solving.as_ref()?;
        (self.page == Page::Solving).then_some(&solving.table)
    }

    /// The same, to be changed.
    pub fn board_mut(&mut self) -> Option<&mut Table> {
        let solving = self.solving.as_mut()?;
        (self.page == Page::Solving).then_some(&mut solving.table)
    }

    /// Has the puzzles read that come with the program, once.
    pub(super) fn need_built_in(&mut self) {
        if !self.collection.is_read()
            && !self.jobs.iter().any(|job| matches!(job, Job::ReadBuiltIn))
        {
            self.jobs.push(Job::ReadBuiltIn);
        }
    }
}
