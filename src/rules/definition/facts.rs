//! A position together with its game.

use super::game_rules::GameRules;
use super::settings::Settings;
use crate::rules::board::{Bitboard, Color, Geometry, Square, Word};
use crate::rules::moves::Move;
use crate::rules::piece::{Partner, Piece, PieceKind, PieceType, TypeSet};
use crate::rules::position::Position;

/// A position and its game.
#[derive(Clone, Copy)]
pub(in crate::rules) struct View<'a, W: Word> {
    pub rules: &'a GameRules<W>,
    pub position: &'a Position<W>,
}

impl<'a, W: Word> View<'a, W> {
    #[inline]
    pub fn geometry(self) -> &'a Geometry<W> {
        self.rules.geometry()
    }

    #[inline]
    pub fn settings(self) -> &'a Settings {
        self.rules.settings()
    }

    #[inline]
    pub fn kind(self, piece: Piece) -> &'a PieceKind<W> {
        self.rules.kind(piece.piece_type())
    }

    /// The types of `color` on the board, with their descriptions and pieces.
    pub fn types(
        self,
        color: Color,
    ) -> impl Iterator<Item = (PieceType, &'a PieceKind<W>, Bitboard<W>)> {
        let own = self.position.pieces(color);
        self.rules.army(color).iter().filter_map(move |t| {
            let pieces = self.position.of_type(t) & own;
            pieces.any().then(|| (t, self.rules.kind(t), pieces))
        })
    }

    /// The pieces of `color` of any of these types.
    #[inline]
    pub fn pieces_of(self, color: Color, types: TypeSet) -> Bitboard<W> {
        let own = self.position.pieces(color);
        let army = self.rules.army(color);
        match types.and(army) {
            all if all == army => own,
            some => self.position.of_types(some) & own,
        }
    }

    /// The pieces of `color` that could be partners in a capture.
    pub fn partners(self, color: Color, partners: &[Partner]) -> Bitboard<W> {
        partners.iter().fold(Bitboard::EMPTY, |set, partner| {
            set | self.pieces_of(color, partner.pieces)
        })
    }

    /// The kings of `color`.
    #[inline]
    pub fn kings(self, color: Color) -> Bitboard<W> {
        self.pieces_of(color, self.rules.royals())
    }

    /// The number of a square's rank, counted from the side's own end of the board.
    pub fn rank(self, color: Color, square: Square) -> usize {
        let (row, rows) = self.geometry().row_from_bottom(square);
        match color {
            Color::White => row,
            Color::Black => rows + 1 - row,
        }
    }

    /// The squares strictly between the start and the stop of a move along a line.
    pub fn passed(self, mv: Move) -> Bitboard<W> {
        let geometry = self.geometry();
        let heading = geometry.heading(mv.from, mv.to);
        heading.map_or(Bitboard::EMPTY, |heading| {
            (0..geometry.sheets()).fold(Bitboard::EMPTY, |set, sheet| {
                set | geometry.between(sheet, mv.from, mv.to, heading)
            })
        })
    }
}
