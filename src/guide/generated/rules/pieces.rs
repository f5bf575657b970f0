//! The pieces of a game in words: how they move and capture, their powers, and what they become.

use super::Rules;
use crate::explain::{any_of, doing, going, loss_of_royal, name_in_full, runs};
use crate::rules::{Bitboard, ByColor, Color, Piece, PieceKind, PieceType, Promotion, Variant};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};

/// That a pawn never promotes: whoever knows chess expects the opposite.
pub(in crate::guide::generated) fn never_promotes(kind: &PieceKind) -> Option<Phrase> {
    let promotes = |promotion: &ByColor<Promotion>| {
        Color::ALL
            .into_iter()
            .any(|color| promotion[color].zone.any() && !promotion[color].to.is_empty())
    };
    let stays = kind.pawn && !kind.promotion.as_ref().is_some_and(promotes);
    stays.then(|| phrase!("rules-never-promotes"))
}

/// What a piece becomes in a hand, if it changes there.
pub(in crate::guide::generated) fn in_hand(variant: &Variant, kind: &PieceKind) -> Option<Phrase> {
    let other = Noun::a(&variant.kind(kind.in_hand?).name);
    Some(phrase!("rules-in-hand", piece = other))
}

impl Rules<'_> {
    /// An item for each type of piece of the array, and for those that they can become. Where the players place pieces,
    /// any set of the game's pieces may be theirs.
    pub(super) fn pieces(&self) -> Vec<Phrase> {
        let item = |kind: PieceType| {
            let mut sides = Color::ALL.into_iter();
            let color = sides.find(|&color| self.variant.army(color).contains(kind))?;
            Some(self.piece(Piece::new(color, kind)))
        };
        self.variant
            .types_in_play()
            .iter()
            .filter_map(item)
            .collect()
    }

    fn piece(&self, piece: Piece) -> Phrase {
        let kind = self.variant.kind(piece.piece_type());
        let mut words = vec![Argument::from(going(self.variant, piece))];
        words.extend(self.runs(piece).into_iter().map(Argument::from));
        words.extend(doing(self.variant, piece).into_iter().map(Argument::from));
        words.extend(self.promotion(kind, piece).map(Argument::from));
        words.extend(never_promotes(kind).map(Argument::from));
        words.extend(in_hand(self.variant, kind).map(Argument::from));
        if kind.royal {
            words.push(loss_of_royal(self.variant, piece.color()).sentence().into());
        }
        phrase!(
            "rules-piece",
            name = name_in_full(self.variant, piece),
            letter = kind.letter.to_string(),
            words = Argument::list(words, Joint::Space)
        )
    }

    /// The multi-steps from home, the longest last.
    pub(super) fn runs(&self, piece: Piece) -> Vec<Phrase> {
        let own = runs(self.variant, piece).into_iter();
        let others = runs(self.variant, Piece::new(!piece.color(), piece.piece_type()));
        own.map(|(longest, from)| {
            let other = others.get(&longest).copied().unwrap_or(Bitboard::EMPTY);
            let from = self.for_both(piece, from, other);
            phrase!("rules-run", squares = from, count = longest)
        })
        .collect()
    }

    /// Squares that mean something to a piece, and those of the same piece of Black: `rank 8 (Black: rank 1)`.
    fn for_both(&self, piece: Piece, own: Bitboard, others: Bitboard) -> Argument {
        let other = !piece.color();
        let has_other = self.variant.army(other).contains(piece.piece_type());
        let squares = self.squares(own);
        match has_other && others != own {
            true if others.is_empty() => {
                phrase!("rules-squares-one", squares = squares, side = other).into()
            }
            true => {
                let others = self.squares(others);
                phrase!(
                    "rules-squares-both",
                    squares = squares,
                    side = other,
                    others = others
                )
                .into()
            }
            false => squares,
        }
    }

    pub(super) fn promotion(&self, kind: &PieceKind, piece: Piece) -> Option<Phrase> {
        let color = piece.color();
        let promotions = kind.promotion.as_ref()?;
        let promotion = promotions[color];
        if promotion.zone.is_empty() || promotion.to.is_empty() {
            return None;
        }
        let mut pieces = any_of(self.variant, promotion.to);
        let others = &promotions[!color];
        let differs = self.variant.army(!color).contains(piece.piece_type())
            && others.zone.any()
            && others.to != promotion.to;
        if differs {
            let others = any_of(self.variant, others.to);
            pieces = phrase!(
                "rules-promotion-both",
                pieces = pieces,
                side = !color,
                others = others
            )
            .into();
        }
        let squares = self.for_both(piece, promotion.zone, others.zone);
        let optional = promotion.optional;
        Some(match promotion.from_hand {
            true => phrase!(
                "rules-promotion-from-hand",
                squares = squares,
                optional = optional,
                pieces = pieces
            ),
            false => phrase!(
                "rules-promotion",
                squares = squares,
                optional = optional,
                pieces = pieces
            ),
        })
    }
}
