//! Lists of pieces in words, for the abilities of one piece.

use super::reach::reach_in_words;
use super::words::{Names, list};
use crate::rules::{ByColor, Movement, Partner, Piece, PieceType, TypeSet, Variant};

/// Describes the abilities of one piece.
pub(super) struct PieceWords<'a> {
    pub variant: &'a Variant,
    pub names: Names<'a>,
    pub piece: Piece,
}

impl PieceWords<'_> {
    /// The friends that a method needs, with a sentence for each kind.
    pub fn partners(&self, words: &str, partners: &[Partner]) -> String {
        let own = self.variant.army(self.piece.color());
        let sentences = partners.iter().map(|partner| {
            let pieces = self.any_of(partner.pieces.and(own), own);
            let against = match partner.against == TypeSet::ALL {
                true => String::new(),
                false => format!(", to capture {}", self.any_enemy(partner.against)),
            };
            format!(" {words} {pieces}{against}.")
        });
        sentences.collect()
    }

    /// How it moves to capture, if it moves in another way without a capture.
    pub fn reach_to_capture(&self, reach: &ByColor<Movement>) -> String {
        let color = self.piece.color();
        let walk = &self.variant.kind(self.piece.piece_type()).walk;
        let words = |reach| reach_in_words(self.variant.geometry(), reach, color);
        let own = words(&reach[color]).filter(|own| Some(own) != words(&walk[color]).as_ref());
        own.map_or(String::new(), |own| format!(" To capture it moves {own}."))
    }

    /// The enemies to which a power applies, if it does not apply to all.
    pub fn of_enemies(&self, types: TypeSet) -> String {
        let all = self.variant.army(!self.piece.color());
        match types.and(all) == all {
            true => String::new(),
            false => format!("This applies only to {}.", self.any_enemy(types)),
        }
    }

    /// `any enemy`, or a list of them.
    pub fn any_enemy(&self, types: TypeSet) -> String {
        let all = self.variant.army(!self.piece.color());
        match types.and(all) == all {
            true => "any enemy".to_owned(),
            false => self.listed(types.and(all), " and "),
        }
    }

    /// Friends: `any piece of its side`, or a list of them.
    pub fn own(&self, types: TypeSet) -> String {
        let all = self.variant.army(self.piece.color());
        self.any_of(types.and(all), all)
    }

    fn any_of(&self, types: TypeSet, all: TypeSet) -> String {
        match types == all {
            true => "any piece of its side".to_owned(),
            false => self.listed(types, " or "),
        }
    }

    /// `a Rook, a Bishop or a Knight`; `no piece here` if the list is empty.
    pub fn listed(&self, types: TypeSet, last: &str) -> String {
        let mut pieces: Vec<String> = Vec::new();
        for piece_type in types.iter() {
            let piece = self.one(piece_type);
            if !pieces.contains(&piece) {
                pieces.push(piece);
            }
        }
        match pieces.is_empty() {
            true => "no piece here".to_owned(),
            false => list(&pieces, last),
        }
    }

    /// `a Rook`
    pub fn one(&self, kind: PieceType) -> String {
        self.names
            .a(Piece::new(self.piece.color(), kind))
            .to_string()
    }
}
