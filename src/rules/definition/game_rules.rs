//! The rules of a game as data: its parts, with tables made from them once.

use super::captors::Captors;
use super::facts::Facts;
use super::parts::VariantParts;
use super::settings::Settings;
use super::type_groups::TypeGroups;
use crate::rules::board::{Bitboard, ByColor, Color, Geometry, Square, Word};
use crate::rules::piece::{Piece, PieceKind, PieceType, TypeSet};
use crate::rules::position::Position;

/// The rules of a game with a fixed layout and options, as data. [`Variant`](crate::rules::Variant) answers questions
/// by them.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRules<W: Word = u128> {
    pub(in crate::rules) parts: VariantParts<W>,
    /// The types grouped by their powers.
    pub(in crate::rules) groups: TypeGroups,
    /// Whether the squares that a side must keep off form a rim around the others.
    pub(in crate::rules) rim: ByColor<bool>,
    /// The squares on which each piece can ever stand, by [`Piece::index`].
    pub(in crate::rules) standing_room: Vec<Bitboard<W>>,
    /// The squares of kings and rooks that may castle.
    pub(in crate::rules) castling_squares: Bitboard<W>,
    /// The captures of each side.
    pub(in crate::rules) captors: ByColor<Captors<W>>,
}

impl<W: Word> GameRules<W> {
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
    pub fn geometry(&self) -> &Geometry<W> {
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
    pub fn kinds(&self) -> &[PieceKind<W>] {
        &self.parts.kinds
    }

    /// The description of a piece type.
    ///
    /// # Panics
    ///
    /// If the type does not belong to this game.
    #[inline]
    pub fn kind(&self, piece_type: PieceType) -> &PieceKind<W> {
        &self.parts.kinds[piece_type.index()]
    }

    /// The types in a side's army.
    #[inline]
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

    /// Whether a side can have several kings: from the start, or by promotion.
    pub fn has_several_kings(&self, color: Color) -> bool {
        let crowned = self.groups.crowned.and(self.army(color));
        self.kings_at_start(color) > 1 || !crowned.is_empty()
    }

    /// The number of a side's kings in the starting position, on the board and in hand.
    pub(in crate::rules) fn kings_at_start(&self, color: Color) -> usize {
        let kings = self.groups.royals.iter();
        kings
            .map(|king| self.count_at_start(Piece::new(color, king)))
            .sum()
    }

    /// The piece on a square in the starting position.
    pub(in crate::rules) fn piece_at_start(&self, square: Square) -> Option<Piece> {
        let mut start = self.parts.start.pieces.iter();
        start
            .find(|&&(known, _)| known == square)
            .map(|&(_, piece)| piece)
    }

    /// The squares on which a piece can ever stand. A pawn never stands where it would have promoted,
    /// nor behind its starting squares unless another piece can put it there.
    pub fn standing_room(&self, piece: Piece) -> Bitboard<W> {
        self.standing_room[piece.index()]
    }

    /// The types of bishops and of knights with which a position is dead and drawn at once: kings with bishops on squares
    /// of one colour, or with one knight. `None` if dead positions do not draw.
    pub fn dead_pieces(&self) -> Option<(TypeSet, TypeSet)> {
        let dead = self.groups.dead_pieces.as_ref()?;
        Some((dead.bishops, dead.knights))
    }

    /// The types that are kings.
    #[inline]
    pub fn royals(&self) -> TypeSet {
        self.groups.royals
    }

    /// Whether the sides share the pieces of a type that are in their hands: those of a pool.
    #[inline]
    pub fn is_shared(&self, piece_type: PieceType) -> bool {
        let placement = self.parts.settings.placement;
        placement.is_some_and(|placement| placement.pool) && !self.royals().contains(piece_type)
    }

    /// The types grouped by their powers.
    #[inline]
    pub(in crate::rules) fn groups(&self) -> &TypeGroups {
        &self.groups
    }

    /// The number of such pieces in the starting position, on the board and in hand.
    pub fn count_at_start(&self, piece: Piece) -> usize {
        let start = &self.parts.start;
        let on_board = start.pieces.iter().filter(|&&(_, known)| known == piece);
        on_board.count() + usize::from(start.hands[piece.color()].count(piece.piece_type()))
    }

    /// The number of pieces of both sides in the starting position, on the board and in hand.
    pub fn pieces_at_start(&self) -> usize {
        let start = &self.parts.start;
        let held = |color: Color| {
            let hand = &start.hands[color];
            let types = hand.types().iter();
            // A pool is in both hands.
            let own = types.filter(move |&kind| color == Color::White || !self.is_shared(kind));
            own.map(|kind| usize::from(hand.count(kind))).sum::<usize>()
        };
        start.pieces.len() + Color::ALL.into_iter().map(held).sum::<usize>()
    }

    /// Whether the squares that a side must keep off form a rim around the others.
    pub(in crate::rules) fn has_rim(&self, color: Color) -> bool {
        self.rim[color]
    }

    /// Whether the piece replaces, always where its walk goes.
    #[inline]
    pub(in crate::rules) fn replaces_as_it_walks(&self, piece: Piece) -> bool {
        self.groups.replace_as_they_walk[piece.color()].contains(piece.piece_type())
    }

    /// A position under these rules.
    #[inline]
    pub fn facts<'a>(&'a self, position: &'a Position<W>) -> Facts<'a, W> {
        Facts::new(self, position)
    }
}
