//! The pieces of a game in words: how they move and capture, their powers, and what they become.

use super::Rules;
use crate::explain::{any_of, doing, going, loss_of_royal, name_in_full, runs};
use crate::rules::{Bitboard, ByColor, Color, Piece, PieceKind, PieceType, Promotion, Variant};
use crate::words::with_article;

/// That a pawn never promotes: whoever knows chess expects the opposite.
pub(in crate::guide::generated) fn never_promotes(kind: &PieceKind) -> Option<String> {
    let promotes = |promotion: &ByColor<Promotion>| {
        Color::ALL
            .into_iter()
            .any(|color| promotion[color].zone.any() && !promotion[color].to.is_empty())
    };
    let stays = kind.pawn && !kind.promotion.as_ref().is_some_and(promotes);
    stays.then(|| "It never promotes.".to_owned())
}

/// What a piece becomes in a hand, if it changes there.
pub(in crate::guide::generated) fn in_hand(variant: &Variant, kind: &PieceKind) -> Option<String> {
    let other = with_article(&variant.kind(kind.in_hand?).name);
    Some(format!("In a hand it becomes {other}."))
}

impl Rules<'_> {
    /// An item for each type of piece of the array, and for those that they can become. Where the players place pieces,
    /// any set of the game's pieces may be theirs.
    pub(super) fn pieces(&self) -> Vec<String> {
        let start = self.variant.start();
        let [white, black] = Color::ALL.map(|color| self.variant.army(color));
        let both = match self.variant.is_arranging(start) {
            true => white.or(black),
            false => self.variant.types_from(start),
        };
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
        words.extend(self.promotion(kind, piece));
        words.extend(never_promotes(kind));
        words.extend(in_hand(self.variant, kind));
        if kind.royal {
            words.push(loss_of_royal(self.variant, piece.color()).sentence());
        }
        let name = name_in_full(self.variant, piece);
        format!("- {name} ({}): {}", kind.letter, words.join(" "))
    }

    /// The multi-steps from home, the longest last.
    pub(super) fn runs(&self, piece: Piece) -> Vec<String> {
        let own = runs(self.variant, piece).into_iter();
        let others = runs(self.variant, Piece::new(!piece.color(), piece.piece_type()));
        own.map(|(longest, from)| {
            let other = others.get(&longest).copied().unwrap_or(Bitboard::EMPTY);
            let from = self.for_both(piece, from, other);
            format!("From {from} it may move up to {longest} squares straight ahead, over empty squares.")
        })
        .collect()
    }

    /// Squares that mean something to a piece, and those of the same piece of Black: `rank 8 (Black: rank 1)`.
    fn for_both(&self, piece: Piece, own: Bitboard, others: Bitboard) -> String {
        let other = !piece.color();
        let has_other = self.variant.army(other).contains(piece.piece_type());
        match has_other && others != own {
            true if others.is_empty() => format!("{} ({other}: nowhere)", self.squares(own)),
            true => format!("{} ({other}: {})", self.squares(own), self.squares(others)),
            false => self.squares(own),
        }
    }

    pub(super) fn promotion(&self, kind: &PieceKind, piece: Piece) -> Option<String> {
        let color = piece.color();
        let promotions = kind.promotion.as_ref()?;
        let promotion = promotions[color];
        if promotion.zone.is_empty() || promotion.to.is_empty() {
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
        let otherwise = match promotion.from_hand && !promotion.optional {
            true => " Otherwise it stays as it is.",
            false => "",
        };
        let choices = any_of(self.variant, promotion.to);
        let others = &promotions[!color];
        let differs = self.variant.army(!color).contains(piece.piece_type())
            && others.zone.any()
            && others.to != promotion.to;
        let others_choices = match differs {
            true => format!(" ({}: {})", !color, any_of(self.variant, others.to)),
            false => String::new(),
        };
        Some(format!(
            "On {} it {may} {choices}{others_choices}{from_hand}.{otherwise}",
            self.for_both(piece, promotion.zone, others.zone),
        ))
    }
}
