//! A game with one layout and a choice of its options, ready for play.

use crate::rules::board::{Bitboard, ByColor, Color, Geometry, Square};
use crate::rules::definition::Settings;
use crate::rules::definition::powers::Powers;
use crate::rules::definition::view::View;
use crate::rules::piece::{Piece, PieceKind, PieceType, TypeSet};
use crate::rules::play::{PositionError, edge, standing, validate};
use crate::rules::position::{Position, Setup};
use std::borrow::Cow;

/// The parts of a [`Variant`].
#[derive(Clone, Debug, PartialEq)]
pub struct VariantParts {
    /// The id by which the command line and protocols know it.
    pub id: String,
    /// Its name in the interface.
    pub name: String,
    /// The id of the layout.
    pub layout: String,
    /// The options as (option, choice).
    pub options: Vec<(String, String)>,
    /// The board.
    pub geometry: Geometry,
    /// Named sets of squares, for each side.
    pub zones: Vec<(String, ByColor<Bitboard>)>,
    /// The pieces of both armies.
    pub kinds: Vec<PieceKind>,
    /// The types in each side's army.
    pub armies: ByColor<TypeSet>,
    /// The rules that do not belong to a single piece.
    pub settings: Settings,
    /// The starting position.
    pub start: Setup,
}

/// A game with a fixed layout and options. It knows the rules of every position.
///
/// It never changes; share it by `Arc`.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    parts: VariantParts,
    start: Position,
    powers: Powers,
    rim: ByColor<bool>,
    standing_room: Vec<Bitboard>,
}

impl Variant {
    /// Makes a game of these parts.
    ///
    /// # Errors
    ///
    /// The error says why the starting position is not valid.
    pub fn new(parts: VariantParts) -> Result<Variant, PositionError> {
        let mut variant = Variant {
            powers: Powers::new(&parts),
            rim: ByColor::new_with(|color| {
                edge::is_rim(&parts.geometry, parts.settings.edge[color])
            }),
            start: Position::unchecked(&Setup::empty(), None),
            standing_room: standing::standing_rooms(&parts),
            parts,
        };
        variant.start = variant.position(&variant.parts.start)?;
        Ok(variant)
    }

    /// The same game without protection.
    pub(crate) fn without_protection(&self) -> Cow<'_, Variant> {
        if self.powers.protectors.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut variant = self.clone();
        variant.powers.protectors = TypeSet::NONE;
        Cow::Owned(variant)
    }

    /// Whether another game has the same board, pieces and rules; ids and names may differ.
    pub fn plays_like(&self, other: &Variant) -> bool {
        let mut renamed = other.clone();
        renamed.parts.name.clone_from(&self.parts.name);
        *self == renamed
    }

    /// What it was made of.
    pub(crate) fn parts(&self) -> &VariantParts {
        &self.parts
    }

    /// The id by which the command line and protocols know the game.
    pub fn id(&self) -> &str {
        &self.parts.id
    }

    /// The game's name in the interface.
    pub fn name(&self) -> &str {
        &self.parts.name
    }

    /// The layout's name.
    pub fn layout(&self) -> &str {
        &self.parts.layout
    }

    /// The options as (option, choice).
    pub fn options(&self) -> &[(String, String)] {
        &self.parts.options
    }

    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.parts.geometry
    }

    /// The squares of a named zone for one side; empty if the game has no such zone.
    pub fn zone(&self, name: &str, color: Color) -> Bitboard {
        let mut zones = self.parts.zones.iter();
        zones
            .find(|(known, _)| known == name)
            .map_or(Bitboard::EMPTY, |(_, squares)| squares[color])
    }

    /// The named zones, and each side's squares in them.
    pub fn zones(&self) -> impl Iterator<Item = (&str, &ByColor<Bitboard>)> {
        let zones = self.parts.zones.iter();
        zones.map(|(name, squares)| (name.as_str(), squares))
    }

    /// The rules that do not belong to a single piece.
    pub fn settings(&self) -> &Settings {
        &self.parts.settings
    }

    /// The pieces of the game, in the order of their [`PieceType`]s.
    pub fn kinds(&self) -> &[PieceKind] {
        &self.parts.kinds
    }

    /// The description of a piece type.
    ///
    /// # Panics
    ///
    /// If the type does not belong to this game.
    #[inline]
    pub fn kind(&self, piece_type: PieceType) -> &PieceKind {
        &self.parts.kinds[piece_type.index()]
    }

    /// The types in a side's army.
    pub fn army(&self, color: Color) -> TypeSet {
        self.parts.armies[color]
    }

    /// The piece of a FEN letter; a capital letter is White's.
    pub fn piece(&self, letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let capital = letter.to_ascii_uppercase();
        self.army(color)
            .iter()
            .find(|&piece_type| self.kind(piece_type).letter == capital)
            .map(|piece_type| Piece::new(color, piece_type))
    }

    /// The FEN letter of a piece.
    pub fn letter(&self, piece: Piece) -> char {
        let capital = self.kind(piece.piece_type()).letter;
        match piece.color() {
            Color::White => capital,
            Color::Black => capital.to_ascii_lowercase(),
        }
    }

    /// The kings of a side.
    pub fn kings(&self, position: &Position, color: Color) -> Bitboard {
        self.view(position).kings(color)
    }

    pub(super) fn kings_at_start(&self, color: Color) -> usize {
        let start = self.parts.start.pieces.iter();
        start
            .filter(|(_, piece)| {
                piece.color() == color && self.powers.royals.contains(piece.piece_type())
            })
            .count()
    }

    pub(super) fn piece_at_start(&self, square: Square) -> Option<Piece> {
        let mut start = self.parts.start.pieces.iter();
        start
            .find(|&&(known, _)| known == square)
            .map(|&(_, piece)| piece)
    }

    /// The squares on which a piece can ever stand. A pawn never stands where it would have promoted,
    /// nor behind its starting squares unless another piece can put it there.
    pub fn standing_room(&self, piece: Piece) -> Bitboard {
        self.standing_room[piece.index()]
    }

    /// The types that are kings.
    pub fn royals(&self) -> TypeSet {
        self.powers.royals
    }

    /// The types grouped by their powers.
    #[inline]
    pub(super) fn powers(&self) -> &Powers {
        &self.powers
    }

    /// The number of such pieces in the starting position.
    pub(super) fn count_at_start(&self, piece: Piece) -> usize {
        let start = self.parts.start.pieces.iter();
        start.filter(|&&(_, known)| known == piece).count()
    }

    /// Whether the squares that a side must keep off form a rim around the others.
    pub(super) fn has_rim(&self, color: Color) -> bool {
        self.rim[color]
    }

    /// Whether the piece replaces, always where its walk goes.
    #[inline]
    pub(super) fn replaces_as_it_walks(&self, piece: Piece) -> bool {
        self.powers.replace_as_they_walk[piece.color()].contains(piece.piece_type())
    }

    pub(super) fn view<'a>(&'a self, position: &'a Position) -> View<'a> {
        View {
            variant: self,
            position,
        }
    }

    /// The starting position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Makes a position of a setup.
    ///
    /// # Errors
    ///
    /// The first reason why the setup cannot be a position of this game.
    pub fn position(&self, setup: &Setup) -> Result<Position, PositionError> {
        validate::position(self, setup)
    }

    /// All reasons why a setup cannot be a position of this game. An attacked king is reported only if
    /// there is no other reason.
    pub fn problems(&self, setup: &Setup) -> Vec<PositionError> {
        validate::examine(self, setup).0
    }

    /// A position of a setup without any check. It is for showing a board, not for play.
    pub fn sketch(&self, setup: &Setup) -> Position {
        Position::unchecked(setup, None)
    }
}
