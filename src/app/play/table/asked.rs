//! Explanations of pieces, which a user asks for.

use super::Table;
use crate::app::board::action::InspectAction;
use crate::app::board::interact::{Explanation, Pick, Threatened};
use baroque::diagram::{Item, reach, refusal_marks, shields, threat_marks, timeline};
use baroque::explain::{Threat, freezes, refusal, threats, threats_by};
use baroque::rules::{Bitboard, Move, Square, Transition, Travel};
use baroque::texts::{phrase, text};

impl Table {
    /// Applies an action that inspects the board.
    pub fn inspect(&mut self, action: &InspectAction) {
        match *action {
            InspectAction::Ask(square) => self.ask(square, None),
            InspectAction::ShowThreats(square) => self.explain_threats(square),
        }
    }

    /// Explains why a piece cannot move, or cannot move to a square.
    pub fn ask(&mut self, from: Square, to: Option<Square>) {
        let (variant, position) = (self.record.variant(), self.position());
        let Some(refusal) = refusal(variant, position, from, to) else {
            return;
        };
        let marks = match &refusal.prevented {
            Some(prevented) => shields(&self.seen.view, prevented),
            None => refusal_marks(
                &self.seen.view,
                refusal.target,
                refusal.culprits,
                refusal.frozen,
            ),
        };
        let mut words = refusal.text(variant);
        let removes = Move::new(from, from, Travel::Suicide);
        if to.is_none() && self.legal_moves().contains(&removes) {
            words = text!("refusal-remove", words = words);
        }
        let prevented = refusal.prevented.as_ref().filter(|_| !self.quiet);
        self.interaction.answer = Some(Explanation {
            at: from,
            words: words.into(),
            marks,
            moving: prevented.map(|prevented| (timeline(&self.seen.view, prevented), 0.0)),
        });
    }

    /// Explains what a piece threatens and freezes, and shows where it could go if it were its side's turn.
    pub fn explain_threats(&mut self, from: Square) {
        let (variant, position) = (self.record.variant(), self.position());
        let Some(piece) = position.piece(from) else {
            return;
        };
        let (threats, mut marks) = self.threats_of(from);
        if piece.color() != position.turn() {
            let moves = variant.moves_of(position, from);
            marks.extend(reach(&self.seen.view, variant, position, &moves));
        }
        let name = variant.kind(piece.piece_type());
        self.interaction.answer = Some(Explanation {
            at: from,
            words: phrase!("threats-of", piece = name, threats = threats)
                .sentence()
                .into(),
            marks,
            moving: None,
        });
    }

    /// What a piece threatens and freezes, in words and marks.
    fn threats_of(&self, from: Square) -> (String, Vec<Item>) {
        let (variant, position) = (self.record.variant(), self.position());
        let name = |square| variant.geometry().name(square);
        let threats = threats(variant, position, from);
        let victims = threats.iter().map(|threat| threat.victim);
        let frozen = freezes(variant, position, from);
        let listed = |squares: Bitboard| {
            let mut names: Vec<&str> = squares.into_iter().map(name).collect();
            names.sort_unstable();
            names.join(", ")
        };
        let [threatened, frozen_names] = [victims.collect(), frozen].map(listed);
        let words = match (threatened.is_empty(), frozen.is_empty()) {
            (true, true) => text!("threatens-nobody", square = name(from)),
            (false, true) => text!("threatens", square = name(from), squares = threatened),
            (true, false) => text!("freezes", square = name(from), squares = frozen_names),
            (false, false) => text!(
                "threatens-and-freezes",
                square = name(from),
                squares = threatened,
                frozen = frozen_names
            ),
        };
        let mut marks = threat_marks(&self.seen.view, threats.iter().map(marked));
        marks.extend(refusal_marks(&self.seen.view, from, frozen, true));
        (words, marks)
    }

    /// Whether the shown threats have to change.
    pub fn threats_differ(&self, wanted: bool) -> bool {
        let shown = self.interaction.threatened.as_ref().map(|shown| shown.by);
        shown != wanted.then(|| self.pointed_piece())
    }

    /// The square of the piece under the pointer.
    fn pointed_piece(&self) -> Option<Square> {
        let hover = self.interaction.hover.and_then(Pick::square);
        hover.filter(|&square| self.position().piece(square).is_some())
    }

    /// Shows the threats of the piece under the pointer, or else of all pieces of the opponent, or hides them.
    pub fn show_threats(&mut self, wanted: bool) {
        if !wanted {
            self.interaction.threatened = None;
        }
        if !wanted || !self.threats_differ(wanted) {
            return;
        }
        let (variant, position) = (self.record.variant(), self.position());
        let by = self.pointed_piece();
        let (words, marks) = match by {
            Some(from) => self.threats_of(from),
            None => {
                let threats = threats_by(variant, position, !position.turn());
                let marks = threat_marks(&self.seen.view, threats.iter().map(marked));
                (String::new(), marks)
            }
        };
        self.interaction.threatened = Some(Threatened { by, words, marks });
    }
}

/// A threat in the form that marks need.
fn marked(threat: &Threat) -> (Square, &Transition) {
    (threat.victim, &threat.transition)
}
