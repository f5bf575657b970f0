//! What is true of one position.

use super::game_rules::GameRules;
use super::settings::Settings;
use crate::rules::board::{Bitboard, ByColor, Color, Geometry, Square, Word};
use crate::rules::moves::Move;
use crate::rules::piece::{Partner, Piece, PieceKind, PieceType, TypeSet};
use crate::rules::position::Position;
use std::cell::Cell;

/// A position under the rules of its game, with what is found out about it. Each fact is found when it is first asked
/// for, and only once.
pub struct Facts<'a, W: Word = u128> {
    pub(in crate::rules) rules: &'a GameRules<W>,
    pub(in crate::rules) position: &'a Position<W>,
    /// The frozen pieces of each side.
    pub(in crate::rules) frozen: ByColor<Fact<W>>,
    /// The neutralized pieces of each side.
    pub(in crate::rules) neutralized: ByColor<Fact<W>>,
    /// The pieces of each side that a friend protects.
    pub(in crate::rules) protected: ByColor<Fact<W>>,
}

/// A set of pieces that is found at most once.
#[derive(Default)]
pub(in crate::rules) struct Fact<W: Word>(Cell<Option<Bitboard<W>>>);

impl<W: Word> Fact<W> {
    /// The pieces. `find` finds them, the first time.
    #[inline]
    pub fn get(&self, find: impl FnOnce() -> Bitboard<W>) -> Bitboard<W> {
        self.0.get().unwrap_or_else(|| {
            let found = find();
            self.0.set(Some(found));
            found
        })
    }
}

impl<'a, W: Word> Facts<'a, W> {
    /// Nothing is found out yet.
    #[inline]
    pub(in crate::rules) fn new(
        rules: &'a GameRules<W>,
        position: &'a Position<W>,
    ) -> Facts<'a, W> {
        Facts {
            rules,
            position,
            frozen: ByColor::default(),
            neutralized: ByColor::default(),
            protected: ByColor::default(),
        }
    }

    /// The same for another position.
    #[inline]
    pub fn of<'b>(&self, position: &'b Position<W>) -> Facts<'b, W>
    where
        'a: 'b,
    {
        Facts::new(self.rules, position)
    }

    /// The position.
    #[inline]
    pub fn position(&self) -> &'a Position<W> {
        self.position
    }

    #[inline]
    pub(in crate::rules) fn geometry(&self) -> &'a Geometry<W> {
        self.rules.geometry()
    }

    #[inline]
    pub(in crate::rules) fn settings(&self) -> &'a Settings {
        self.rules.settings()
    }

    #[inline]
    pub(in crate::rules) fn kind(&self, piece: Piece) -> &'a PieceKind<W> {
        self.rules.kind(piece.piece_type())
    }

    /// The types of `color` on the board, with their descriptions and pieces.
    pub(in crate::rules) fn types(
        &self,
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
    pub(in crate::rules) fn pieces_of(&self, color: Color, types: TypeSet) -> Bitboard<W> {
        let own = self.position.pieces(color);
        let army = self.rules.army(color);
        match types.and(army) {
            all if all == army => own,
            some => self.position.of_types(some) & own,
        }
    }

    /// The pieces of `color` that could be partners in a capture.
    pub(in crate::rules) fn partners(&self, color: Color, partners: &[Partner]) -> Bitboard<W> {
        partners.iter().fold(Bitboard::EMPTY, |set, partner| {
            set | self.pieces_of(color, partner.pieces)
        })
    }

    /// The kings of `color`.
    #[inline]
    pub(in crate::rules) fn kings(&self, color: Color) -> Bitboard<W> {
        self.pieces_of(color, self.rules.royals())
    }

    /// The number of a square's rank, counted from the side's own end of the board.
    pub(in crate::rules) fn rank(&self, color: Color, square: Square) -> usize {
        let (row, rows) = self.geometry().row_from_bottom(square);
        match color {
            Color::White => row,
            Color::Black => rows + 1 - row,
        }
    }

    /// The squares strictly between the start and the stop of a move along a line.
    pub(in crate::rules) fn passed(&self, mv: Move) -> Bitboard<W> {
        let geometry = self.geometry();
        let heading = geometry.heading(mv.from, mv.to);
        heading.map_or(Bitboard::EMPTY, |heading| {
            (0..geometry.sheets()).fold(Bitboard::EMPTY, |set, sheet| {
                set | geometry.between(sheet, mv.from, mv.to, heading)
            })
        })
    }
}
