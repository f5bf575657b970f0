//! The report on the page.

use crate::app::playtest::{Run, Selection};
use baroque::playtest::Report;

/// A report that is shown.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The run that is open.
    pub run: &'a Run,
    /// Its report, or the one that comes with the program.
    pub report: &'a Report,
    /// Whether its games are there.
    pub has_games: bool,
}

impl Shown<'_> {
    /// Some games of the report, if they are there.
    pub fn games(&self, selection: Selection) -> Option<Selection> {
        self.has_games.then_some(selection)
    }
}
