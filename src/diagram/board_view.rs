//! The places of a board's squares in a picture.

use super::point::Point;
use crate::rules::{Geometry, PerSquare, PieceKind, PieceType, Square, TypeSet, Variant};

/// A board seen from one side.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    columns: usize,
    rows: usize,
    flipped: bool,
    cells: PerSquare<Option<(usize, usize)>>,
    /// The types whose paths have a turn, and those that go round the sides of the board.
    bending: TypeSet,
    rounding: TypeSet,
}

impl BoardView {
    /// The board with White's side at the bottom, or Black's if it is flipped.
    pub fn new(geometry: &Geometry, flipped: bool) -> BoardView {
        let mut cells = PerSquare::new_with(|_| None);
        let mut rows = 0;
        for (row, squares) in geometry.rows().enumerate() {
            rows = row + 1;
            for (column, square) in squares.into_iter().enumerate() {
                if let Some(square) = square {
                    cells[square] = Some((column, row));
                }
            }
        }
        BoardView {
            columns: geometry.plan().files.len(),
            rows,
            flipped,
            cells,
            bending: TypeSet::NONE,
            rounding: TypeSet::NONE,
        }
    }

    /// The same, with the piece types of a game whose paths are not straight.
    pub fn of(variant: &Variant, flipped: bool) -> BoardView {
        let types = |wanted: fn(&PieceKind) -> bool| {
            let mut set = TypeSet::NONE;
            for (index, kind) in variant.kinds().iter().enumerate() {
                if wanted(kind) {
                    set.insert(PieceType::new(index));
                }
            }
            set
        };
        BoardView {
            bending: types(|kind| kind.walk.white.bends()),
            rounding: types(|kind| kind.walk.white.goes_round()),
            ..BoardView::new(variant.geometry(), flipped)
        }
    }

    /// Whether the path of a type is a step followed by a turn.
    pub(super) fn bends(&self, piece: PieceType) -> bool {
        self.bending.contains(piece)
    }

    /// Whether a type goes round the sides of the board.
    pub(super) fn goes_round(&self, piece: PieceType) -> bool {
        self.rounding.contains(piece)
    }

    /// The number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Whether Black's side is at the bottom.
    pub fn flipped(&self) -> bool {
        self.flipped
    }

    /// The column and row of a square, from the top left of the picture.
    pub fn cell(&self, square: Square) -> Option<(usize, usize)> {
        let (column, row) = self.cells[square]?;
        Some(if self.flipped {
            (self.columns - 1 - column, self.rows - 1 - row)
        } else {
            (column, row)
        })
    }

    /// The centre of a square.
    pub fn center(&self, square: Square) -> Point {
        let (column, row) = self.cell(square).unwrap_or_default();
        Point::new(column as f32 + 0.5, row as f32 + 0.5)
    }

    /// The square at a point.
    pub fn square_at(&self, geometry: &Geometry, point: Point) -> Option<Square> {
        let inside = point.x >= 0.0 && point.y >= 0.0;
        let cell = (point.x as usize, point.y as usize);
        let mut squares = geometry.squares().into_iter();
        squares.find(|&square| inside && self.cell(square) == Some(cell))
    }
}
