//! What a person asks about pieces on the board, and is told.

use super::Table;
use crate::app::board::interact::{Answer, Pick, Threatened};
use crate::app::texts::text;
use crate::diagram::{refusal_marks, shields, threat_marks, timeline};
use crate::explain::{Threat, refusal, threats, threats_by};
use crate::rules::{Square, Transition};

impl Table {
    /// Says why a piece cannot move, or not there.
    pub fn ask(&mut self, from: Square, to: Option<Square>) {
        let (variant, position) = (self.record.variant(), self.position());
        let Some(refusal) = refusal(variant, position, from, to) else {
            return;
        };
        let marks = match &refusal.prevented {
            Some(prevented) => shields(&self.view, prevented),
            None => refusal_marks(&self.view, refusal.target, refusal.culprits, refusal.frozen),
        };
        let prevented = refusal.prevented.as_ref().filter(|_| !self.quiet);
        self.interaction.answer = Some(Answer {
            at: from,
            words: refusal.text(variant),
            marks,
            away: None,
            moving: prevented.map(|prevented| (timeline(&self.view, prevented), 0.0)),
        });
    }

    /// Says what a piece threatens.
    pub fn tell_threats(&mut self, from: Square) {
        let (variant, position) = (self.record.variant(), self.position());
        let threats = threats(variant, position, from);
        let name = |square| variant.geometry().name(square);
        let mut names: Vec<&str> = threats.iter().map(|threat| name(threat.victim)).collect();
        names.sort_unstable();
        let words = match names.as_slice() {
            [] => text!("threatens-nobody", square = name(from)),
            names => text!("threatens", square = name(from), squares = names.join(", ")),
        };
        let marks = threat_marks(&self.view, threats.iter().map(marked));
        self.interaction.answer = Some(Answer {
            at: from,
            words,
            marks,
            away: None,
            moving: None,
        });
    }

    /// Shows what the piece under the pointer threatens, or all pieces of the side that is not on move; or no more.
    pub fn show_threats(&mut self, wanted: bool) {
        if !wanted {
            self.interaction.threatened = None;
            return;
        }
        let (variant, position) = (self.record.variant(), self.position());
        let hover = self.interaction.hover.and_then(Pick::square);
        let by = hover.filter(|&square| position.piece(square).is_some());
        let shown = self.interaction.threatened.as_ref().map(|shown| shown.by);
        if shown == Some(by) {
            return;
        }
        let threats = match by {
            Some(from) => threats(variant, position, from),
            None => threats_by(variant, position, !position.turn()),
        };
        let marks = threat_marks(&self.view, threats.iter().map(marked));
        self.interaction.threatened = Some(Threatened { by, marks });
    }
}

/// A threat as its marks are made.
fn marked(threat: &Threat) -> (Square, &Transition) {
    (threat.victim, &threat.transition)
}
