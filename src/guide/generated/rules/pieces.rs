//! The pieces of a game in words: how they move and capture, their powers, and what they become.

use super::Rules;
use crate::explain::{Ability, Power, abilities, list, reach_in_words, runs};
use crate::rules::{Color, MethodName, Piece, PieceKind, PieceType, Royal, TypeSet};
use crate::words::with_article;

impl Rules<'_> {
    /// An item for each type of piece that the game can have.
    pub(super) fn pieces(&self) -> Vec<String> {
        let both = self
            .variant
            .army(Color::White)
            .or(self.variant.army(Color::Black));
        let item = |kind: PieceType| {
            let mut sides = Color::ALL.into_iter();
            let color = sides.find(|&color| self.variant.army(color).contains(kind))?;
            Some(self.piece(Piece::new(color, kind)))
        };
        both.iter().filter_map(item).collect()
    }

    fn piece(&self, piece: Piece) -> String {
        let kind = self.variant.kind(piece.piece_type());
        let mut words = vec![self.going(kind, piece)];
        words.extend(self.runs(piece));
        for (ability, sentence) in abilities(self.variant, piece) {
            let own_words = matches!(
                ability,
                Ability::Capture(MethodName::Replace)
                    | Ability::Power(Power::Promotion | Power::Run | Power::Royal)
            );
            if !own_words {
                words.push(sentence);
            }
        }
        words.extend(self.promotion(kind, piece.color()));
        if let Some(other) = kind.in_hand {
            let other = with_article(&self.variant.kind(other).name);
            words.push(format!("In a hand it becomes {other}."));
        }
        if kind.royal {
            words.push(match self.variant.settings().royal {
                Royal::Check => "If it is checkmated, its side loses.".to_owned(),
                Royal::Capture => "If it is captured, its side loses.".to_owned(),
            });
        }
        format!("- {} ({}): {}", kind.name, kind.letter, words.join(" "))
    }

    /// How it moves and captures by displacement.
    fn going(&self, kind: &PieceKind, piece: Piece) -> String {
        let (geometry, color) = (self.variant.geometry(), piece.color());
        let walk = reach_in_words(geometry, &kind.walk[color], color);
        let own = kind.captures.iter().filter(|capture| !capture.mimicked);
        let enemies = self.variant.army(!color);
        let replaces: Vec<(String, TypeSet)> = own
            .filter_map(|capture| {
                let reach = &capture.replacement()?[color];
                Some((
                    reach_in_words(geometry, reach, color)?,
                    capture.victims.and(enemies),
                ))
            })
            .collect();
        let whom = |victims: TypeSet| match victims == enemies {
            true => String::new(),
            false => format!(" only {}", self.types(victims, " or ")),
        };
        let captures: Vec<String> = replaces
            .iter()
            .map(|(reach, victims)| match walk.as_ref() == Some(reach) {
                true => format!(
                    "It captures{} in the same way, by moving onto the enemy's square.",
                    whom(*victims)
                ),
                false => format!(
                    "It captures{} by moving onto the enemy's square: {reach}.",
                    whom(*victims)
                ),
            })
            .collect();
        let moves = match walk {
            Some(walk) => format!("It moves {walk}."),
            None => "It does not move without capturing.".to_owned(),
        };
        [vec![moves], captures].concat().join(" ")
    }

    /// `a Queen, a Rook or an Advancer`
    pub(super) fn types(&self, types: TypeSet, last: &str) -> String {
        let names: Vec<String> = types
            .iter()
            .map(|kind| with_article(&self.variant.kind(kind).name))
            .collect();
        list(&names, last)
    }

    /// The multi-steps from home, the longest last.
    fn runs(&self, piece: Piece) -> Vec<String> {
        let runs = runs(self.variant, piece).into_iter();
        runs.map(|(longest, from)| {
            let from = self.squares(from);
            format!("From {from} it may move up to {longest} squares straight ahead, over empty squares.")
        })
        .collect()
    }

    fn promotion(&self, kind: &PieceKind, color: Color) -> Option<String> {
        let promotion = kind.promotion.as_ref()?[color];
        if promotion.zone.is_empty() {
            return None;
        }
        let may = if promotion.optional {
            "may become"
        } else {
            "becomes"
        };
        let from_hand = if promotion.from_hand {
            ", if that piece is in its side's hand"
        } else {
            ""
        };
        Some(format!(
            "On {} it {may} {}{from_hand}.",
            self.squares(promotion.zone),
            self.types(promotion.to, " or ")
        ))
    }
}
