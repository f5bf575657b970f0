//! A match at odds for a piece of the open run: a run of its own, at the same strength.

use super::Playtest;
use super::run::Run;
use super::state::play;
use crate::app::shell::{Notify, Outbox};
use baroque::playtest::{Odds, Sheet, folder_name};
use baroque::texts::Noun;

/// The least games for each number of pieces that the other side lacks, and how many of them there are at most.
const LEAST: u64 = 20;
const STEPS: u64 = 5;

/// The pieces that a match at odds can measure: their ids and names.
pub fn measurable(sheet: &Sheet) -> Vec<(String, String)> {
    let pieces = sheet.pieces.iter();
    pieces
        .filter(|piece| Odds::new(sheet, &piece.id, LEAST).is_some())
        .map(|piece| (piece.id.clone(), Noun::name(&piece.name).to_string()))
        .collect()
}

impl Playtest {
    /// Plays a match at odds for a piece, with about as many games as the open run has.
    pub(super) fn measure(&mut self, piece: &str, outbox: &mut Outbox) {
        let Some(first) = self.open.as_ref().filter(|_| self.can_start()) else {
            return;
        };
        let games = (first.settings.games / STEPS).max(LEAST);
        let Some(odds) = Odds::new(&first.sheet, piece, games) else {
            return;
        };
        let (base, position, settings) = (first.base.clone(), first.position(), first.settings);
        let position = position.cloned();
        match self.run(base, position.as_ref(), settings) {
            Ok(mut run) => {
                let plan = &mut run.sheet.plan;
                (plan.games, plan.deep, plan.odds) = (0, 0, Some(odds));
                run.name_folder(&folder_name(&run.sheet));
                play(&mut run, outbox);
                self.odds = Some(run);
            }
            Err(problem) => outbox.send(Notify(problem)),
        }
    }

    /// The open run and those beside it: the other version, and the match at odds.
    pub(super) fn runs(&self) -> impl Iterator<Item = &Run> {
        let other = self.compared.iter();
        let other = other.filter_map(|compared| compared.other.as_ref());
        self.open.iter().chain(other).chain(&self.odds)
    }

    pub(super) fn runs_mut(&mut self) -> impl Iterator<Item = &mut Run> {
        let other = self.compared.iter_mut();
        let other = other.filter_map(|compared| compared.other.as_mut());
        self.open.iter_mut().chain(other).chain(&mut self.odds)
    }

    /// Ends the match at odds. Its finished games are kept.
    pub(super) fn end_odds(&mut self) {
        if let Some(mut run) = self.odds.take() {
            run.stop();
        }
    }
}
