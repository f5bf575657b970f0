//! Lists of pieces in words, for the abilities of one piece.

use super::reach::reach_in_words;
use super::words::Names;
use crate::rules::{ByColor, Movement, Partner, Piece, PieceType, TypeSet, Variant};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};

/// Describes the abilities of one piece.
pub(super) struct PieceWords<'a> {
    pub variant: &'a Variant,
    pub names: Names<'a>,
    pub piece: Piece,
}

impl PieceWords<'_> {
    /// The friends that a method needs, with a sentence for each kind. `tell` gets the friends, whether they help to capture only
    /// some enemies, and those enemies.
    pub fn partners(
        &self,
        partners: &[Partner],
        tell: fn(Argument, bool, Argument) -> Phrase,
    ) -> Vec<Phrase> {
        let sentences = partners.iter().map(|partner| {
            let limited = partner.against != TypeSet::ALL;
            tell(
                self.own(partner.pieces),
                limited,
                self.any_enemy(partner.against),
            )
        });
        sentences.collect()
    }

    /// How it moves to capture, if it moves in another way without a capture.
    pub fn reach_to_capture(&self, reach: &ByColor<Movement>) -> Option<Phrase> {
        let color = self.piece.color();
        let walk = &self.variant.kind(self.piece.piece_type()).walk;
        let words = |reach| reach_in_words(self.variant.geometry(), reach, color);
        let own = words(&reach[color]).filter(|own| Some(own) != words(&walk[color]).as_ref())?;
        Some(phrase!("ability-displacement-way", way = own))
    }

    /// The enemies to which a power applies, if it does not apply to all.
    pub fn of_enemies(&self, types: TypeSet) -> Option<Phrase> {
        let all = self.variant.army(!self.piece.color());
        let only = || phrase!("ability-only-to", pieces = self.any_enemy(types));
        (types.and(all) != all).then(only)
    }

    /// `any enemy`, or a list of them.
    pub fn any_enemy(&self, types: TypeSet) -> Argument {
        let all = self.variant.army(!self.piece.color());
        match types.and(all) == all {
            true => phrase!("ability-any-enemy").into(),
            false => self.listed(types.and(all), Joint::And),
        }
    }

    /// Friends: `any piece of its side`, or a list of them.
    pub fn own(&self, types: TypeSet) -> Argument {
        let all = self.variant.army(self.piece.color());
        match types.and(all) == all {
            true => phrase!("ability-any-friend").into(),
            false => self.listed(types.and(all), Joint::Or),
        }
    }

    /// `a Rook, a Bishop or a Knight`; `no piece here` if the list is empty.
    pub fn listed(&self, types: TypeSet, joint: Joint) -> Argument {
        let mut pieces: Vec<Noun> = Vec::new();
        for piece_type in types.iter() {
            let piece = self.one(piece_type);
            if !pieces.contains(&piece) {
                pieces.push(piece);
            }
        }
        match pieces.is_empty() {
            true => phrase!("ability-no-piece").into(),
            false => Argument::list(pieces, joint),
        }
    }

    /// `a Rook`
    pub fn one(&self, kind: PieceType) -> Noun {
        self.names.a(Piece::new(self.piece.color(), kind))
    }
}
