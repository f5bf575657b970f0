//! Space: room behind one's own pawns in the middle of the board.

use super::parameters::Parameters;
use super::posts::PawnCounts;
use super::scan::Scan;
use crate::rules::{Bitboard, Color, Geometry, Position, Square, Variant, Word};
use crate::search::score::Value;

/// How many ranks behind a pawn count as its room.
const BEHIND: usize = 3;

/// The weight of space.
pub(super) struct Space<W: Word> {
    /// For each square, times the square of the number of pieces, in parts of 1024.
    each: Value,
    /// The middle of one's own half, by colour.
    area: [Bitboard<W>; 2],
    /// The squares behind each square, by colour.
    behind: Vec<[Bitboard<W>; 2]>,
}

impl<W: Word> Space<W> {
    pub(super) fn new(variant: &Variant<W>, parameters: &Parameters) -> Space<W> {
        let geometry = variant.geometry();
        let files = geometry.squares().into_iter().map(|to| geometry.file(to));
        let last = files.max().unwrap_or(0);
        let row = |square: Square, color: Color| {
            let (row, rows) = geometry.row_from_bottom(square);
            match color {
                Color::White => row,
                Color::Black => rows + 1 - row,
            }
        };
        let area = Color::ALL.map(|color| -> Bitboard<W> {
            let inside = |&square: &Square| {
                let (_, rows) = geometry.row_from_bottom(square);
                let file = geometry.file(square);
                file >= 2 && file + 2 <= last && (2..=rows / 2).contains(&row(square, color))
            };
            geometry.squares().into_iter().filter(inside).collect()
        });
        let mut behind = vec![[Bitboard::EMPTY; 2]; crate::rules::MAX_SQUARES];
        for square in geometry.squares() {
            behind[square.index()] = Color::ALL.map(|color| back(geometry, square, color));
        }
        Space {
            each: parameters.space.round() as Value,
            area,
            behind,
        }
    }

    /// The value of a side's space in the middle game.
    pub(super) fn worth(
        &self,
        position: &Position<W>,
        pieces: PawnCounts<W>,
        (own, enemy): (&Scan<W>, &Scan<W>),
    ) -> Value {
        if pieces.own.is_empty() {
            return 0;
        }
        let side = own.color.index();
        let free = self.area[side] - pieces.own - enemy.by_pawn;
        let back = pieces.own.into_iter().fold(Bitboard::EMPTY, |set, pawn| {
            set | self.behind[pawn.index()][side]
        });
        let room = (free.len() + (free & back).len()) as Value;
        let number = position.pieces(own.color).len() as Value - 1;
        self.each * room * number * number / 16384
    }
}

fn back<W: Word>(geometry: &Geometry<W>, from: Square, color: Color) -> Bitboard<W> {
    let rank = geometry.rank(from);
    let behind = |&to: &Square| {
        let far = match color {
            Color::White => rank.checked_sub(geometry.rank(to)),
            Color::Black => geometry.rank(to).checked_sub(rank),
        };
        geometry.file(to) == geometry.file(from)
            && far.is_some_and(|far| (1..=BEHIND).contains(&far))
    };
    geometry.squares().into_iter().filter(behind).collect()
}
