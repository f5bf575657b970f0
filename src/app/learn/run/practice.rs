//! A practice without an end: its kinds of questions, and its drawn exercises.

use super::{AHEAD, DrawnSet, LearnRun, PracticeSubject, StepContent};
use crate::app::learn::draw::{ExerciseRequest, ExerciseSource};
use baroque::texts::text;
use baroque::training::Kind;

impl LearnRun {
    /// Ends a request. `kinds` are the kinds that had exercises.
    pub(super) fn done(&mut self, kinds: Vec<Kind>) {
        self.drawn.iter_mut().for_each(|set| set.ended = true);
        let PracticeSubject::Game(variant, piece) = &self.subject else {
            return;
        };
        let none = kinds.is_empty();
        if self.kind.is_none() {
            self.kinds = kinds;
        }
        let waiting = self.drawn.iter().any(|set| !set.waiting.is_empty());
        if let (StepContent::Drawing, false, true) = (&self.content, waiting, none) {
            let game = variant.name();
            let words = match piece {
                Some(piece) => {
                    let piece = variant.kind(piece.piece_type());
                    text!("learn-no-exercises", piece = piece, game = game)
                }
                None => text!("learn-no-exercises-of-game", game = game),
            };
            self.content = StepContent::Nothing(words);
        }
    }

    /// The kinds of a practice without an end, and the chosen one.
    pub fn kinds(&self) -> Option<(&[Kind], Option<Kind>)> {
        let endless = matches!(self.subject, PracticeSubject::Game(..));
        endless.then_some((self.kinds.as_slice(), self.kind))
    }

    /// Asks only questions of a kind from now on, or of all. An open question is dropped, and so are later ones.
    pub(in crate::app::learn) fn choose_kind(&mut self, kind: Option<Kind>) {
        if self.kinds().is_some_and(|(_, chosen)| chosen != kind) {
            self.kind = kind;
            self.content = StepContent::Drawing;
            let at = self.at;
            self.kept.retain(|&step, _| step < at);
            self.drawn.clear();
            self.drawn.push(DrawnSet::ended());
        }
    }

    /// The request for more exercises about a game or piece, if there are few and none is pending.
    pub(in crate::app::learn) fn request(&mut self, seed: u64) -> Option<ExerciseRequest> {
        let PracticeSubject::Game(variant, piece) = &self.subject else {
            return None;
        };
        let kinds = match self.kind {
            Some(kind) => vec![kind],
            None => self.kinds.clone(),
        };
        let set = self.drawn.first_mut()?;
        if !set.ended || set.waiting.len() >= AHEAD || kinds.is_empty() {
            return None;
        }
        set.ended = false;
        let wanted = ExerciseSource::Game(variant.clone(), *piece, kinds);
        Some(ExerciseRequest {
            run: self.number,
            seed: seed.wrapping_add(self.at as u64),
            wanted,
        })
    }
}
