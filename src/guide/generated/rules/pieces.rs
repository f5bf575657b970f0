//! The pieces of a game in words: how they move and capture, their powers, and what they become.

use super::Rules;
use crate::explain::{any_of, doing, going, runs};
use crate::rules::{Color, Piece, PieceKind, PieceType, Royal};
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
        let mut words = vec![going(self.variant, piece)];
        words.extend(self.runs(piece));
        words.extend(doing(self.variant, piece));
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
            any_of(self.variant, promotion.to)
        ))
    }
}
