//! A position together with its game.

use super::settings::Settings;
use crate::rules::board::{Bitboard, Color, Geometry};
use crate::rules::piece::{Partner, Piece, PieceKind, PieceType, TypeSet};
use crate::rules::position::Position;
use crate::rules::power::immunity;
use crate::rules::variant::Variant;

/// A position and its game.
#[derive(Clone, Copy)]
pub(in crate::rules) struct View<'a> {
    pub variant: &'a Variant,
    pub position: &'a Position,
}

impl<'a> View<'a> {
    pub fn geometry(self) -> &'a Geometry {
        self.variant.geometry()
    }

    pub fn settings(self) -> &'a Settings {
        self.variant.settings()
    }

    #[inline]
    pub fn kind(self, piece: Piece) -> &'a PieceKind {
        self.variant.kind(piece.piece_type())
    }

    /// The types of `color` on the board, with their descriptions and pieces.
    pub fn types(self, color: Color) -> impl Iterator<Item = (PieceType, &'a PieceKind, Bitboard)> {
        let own = self.position.pieces(color);
        self.variant.army(color).iter().filter_map(move |t| {
            let pieces = self.position.of_type(t) & own;
            pieces.any().then(|| (t, self.variant.kind(t), pieces))
        })
    }

    /// The pieces of `color` of any of these types.
    #[inline]
    pub fn pieces_of(self, color: Color, types: TypeSet) -> Bitboard {
        let own = self.position.pieces(color);
        let army = self.variant.army(color);
        match types.and(army) {
            all if all == army => own,
            some => self.position.of_types(some) & own,
        }
    }

    /// The pieces of `color` that an enemy can capture if it captures `types`.
    #[inline]
    pub fn capturable(self, color: Color, types: TypeSet) -> Bitboard {
        self.pieces_of(color, types) - immunity::immune(self, color)
    }

    /// The pieces of `color` that could be partners in a capture.
    pub fn partners(self, color: Color, partners: &[Partner]) -> Bitboard {
        partners.iter().fold(Bitboard::EMPTY, |set, partner| {
            set | self.pieces_of(color, partner.pieces)
        })
    }

    /// The kings of `color`.
    #[inline]
    pub fn kings(self, color: Color) -> Bitboard {
        self.pieces_of(color, self.variant.royals())
    }
}
