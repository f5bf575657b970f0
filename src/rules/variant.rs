//! A game with one layout and a choice of its options, ready for play.

use super::board::{Bitboard, ByColor, Color};
use super::definition::{GameRules, VariantParts};
use super::piece::{MethodName, Piece, PieceType, TypeSet};
use super::play::{Impossibility, PositionError, edge, grouping, impossible, standing, validate};
use super::position::{Position, Setup};
use crate::rules::board::Word;
use std::borrow::Cow;
use std::ops::Deref;

/// A game with a fixed layout and options. It knows the rules of every position.
///
/// It never changes; share it by `Arc`. All that its [`GameRules`] tell, it tells too.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant<W: Word = u128> {
    rules: GameRules<W>,
    start: Position<W>,
}

impl<W: Word> Deref for Variant<W> {
    type Target = GameRules<W>;

    #[inline]
    fn deref(&self) -> &GameRules<W> {
        &self.rules
    }
}

impl<W: Word> Variant<W> {
    /// Makes a game of these parts.
    ///
    /// # Errors
    ///
    /// The error says why the starting position is not valid.
    pub fn new(parts: VariantParts<W>) -> Result<Variant<W>, PositionError> {
        let rules = rules(parts);
        let start = validate::position(&rules, &rules.parts.start)?;
        Ok(Variant { rules, start })
    }

    /// The same game with another starting position.
    ///
    /// # Errors
    ///
    /// The error says why the position is not valid.
    pub fn starting_from(&self, position: &Position<W>) -> Result<Variant<W>, PositionError> {
        let mut parts = self.rules.parts.clone();
        parts.start = position.setup();
        Variant::new(parts)
    }

    /// Gives a type of piece its sentence.
    pub fn set_text(&mut self, piece_type: PieceType, text: String) {
        self.rules.parts.kinds[piece_type.index()].text = text;
    }

    /// The same game on a board of another width; `None` if it has no room for all squares.
    pub(crate) fn cast<V: Word>(&self) -> Option<Variant<V>> {
        Some(Variant {
            rules: GameRules {
                // A game without protection has other groups than its parts tell.
                groups: self.rules.groups.clone(),
                ..rules(self.rules.parts.cast()?)
            },
            start: self.start.cast(),
        })
    }

    /// The same game without protection.
    pub(crate) fn without_protection(&self) -> Cow<'_, Variant<W>> {
        if self.groups().protectors.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut variant = self.clone();
        variant.rules.groups.protectors = TypeSet::NONE;
        Cow::Owned(variant)
    }

    /// The same game without neutralizing.
    pub(crate) fn without_neutralizing(&self) -> Variant<W> {
        let mut variant = self.clone();
        variant.rules.groups.neutralizers = TypeSet::NONE;
        variant
    }

    /// Whether another game has the same board, pieces and rules; ids and names may differ.
    pub fn plays_like(&self, other: &Variant<W>) -> bool {
        let mut renamed = other.clone();
        renamed.rules.parts.name.clone_from(&self.rules.parts.name);
        *self == renamed
    }

    /// What it was made of.
    pub(crate) fn parts(&self) -> &VariantParts<W> {
        &self.rules.parts
    }

    /// The starting position.
    pub fn start(&self) -> &Position<W> {
        &self.start
    }

    /// The kings of a side.
    pub fn kings(&self, position: &Position<W>, color: Color) -> Bitboard<W> {
        self.facts(position).kings(color)
    }

    /// Makes a position of a setup.
    ///
    /// # Errors
    ///
    /// The first reason why the setup cannot be a position of this game.
    pub fn position(&self, setup: &Setup) -> Result<Position<W>, PositionError> {
        validate::position(&self.rules, setup)
    }

    /// All reasons why a setup cannot be a position of this game. An attacked king is reported only if
    /// there is no other reason.
    pub fn problems(&self, setup: &Setup) -> Vec<PositionError> {
        validate::examine(&self.rules, setup).0
    }

    /// The types of the pieces in a position, on the board or in hand, with those that they can become.
    pub fn types_from(&self, position: &Position<W>) -> TypeSet {
        let all = self.army(Color::White).or(self.army(Color::Black));
        let mut known: TypeSet = all.iter().filter(|&kind| position.has(kind)).collect();
        loop {
            let before = known;
            for kind in before.iter().map(|piece_type| self.kind(piece_type)) {
                let promotions = kind.promotion.iter();
                let to =
                    promotions.flat_map(|promotion| Color::ALL.map(|color| promotion[color].to));
                let spent = kind
                    .captures
                    .iter()
                    .filter_map(|capture| capture.method.rule().spent());
                let others = kind.in_hand.into_iter().chain(spent).map(TypeSet::of);
                known = to.chain(others).fold(known, TypeSet::or);
            }
            if known == before {
                return known.and(all);
            }
        }
    }

    /// The types of the pieces that can come into a game from its start. Where the players place pieces, any may.
    pub fn types_in_play(&self) -> TypeSet {
        match self.is_arranging(&self.start) {
            true => self.army(Color::White).or(self.army(Color::Black)),
            false => self.types_from(&self.start),
        }
    }

    /// What the rules promise and can never happen in this game.
    pub fn impossibilities(&self) -> Vec<Impossibility> {
        impossible::impossibilities(&self.rules.parts)
    }

    /// Whether a piece can ever capture en passant.
    pub fn captures_en_passant(&self, piece: Piece) -> bool {
        impossible::captures_en_passant(&self.rules.parts, piece)
    }

    /// Whether a piece has a method by which it can never capture, because no move of it goes in a direction that the
    /// method needs. Only what is certain counts.
    pub fn never_captures_by(&self, piece: Piece, method: MethodName) -> bool {
        impossible::never_captures_by(&self.rules.parts, piece, method)
    }

    /// A position of a setup without any check. It is for showing a board, not for play.
    pub fn sketch(&self, setup: &Setup) -> Position<W> {
        Position::unchecked(setup, None)
    }
}

/// The rules that these parts make, with their tables.
fn rules<W: Word>(parts: VariantParts<W>) -> GameRules<W> {
    GameRules {
        groups: grouping::type_groups(&parts),
        rim: edge::rims(&parts),
        standing_room: standing::standing_rooms(&parts),
        castling_squares: parts.settings.castling_squares(),
        captors: ByColor::new_with(|color| grouping::captors(&parts, color)),
        parts,
    }
}
