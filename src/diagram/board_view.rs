//! Where the squares of a board lie in a picture of it.

use super::point::Point;
use crate::rules::{Geometry, PerSquare, Square};

/// A board seen from one side.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    columns: usize,
    rows: usize,
    flipped: bool,
    cells: PerSquare<Option<(usize, usize)>>,
}

impl BoardView {
    /// The board with White's side below, or Black's if it is flipped.
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
        }
    }

    /// Columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Whether Black's side is below.
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

    /// The middle of a square.
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
