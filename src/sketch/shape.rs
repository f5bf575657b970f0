//! The shape of a board: its squares by column and row, and corresponding squares of two boards.

use crate::rules::{
    BoardPlan, ByColor, Color, Geometry, MAX_SQUARES, Piece, Setup, Square, Variant,
};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// The possible numbers of files and of ranks.
pub const SIDE: RangeInclusive<usize> = 4..=16;

/// A cell of a board's picture: its column, and its row from the top.
pub type Cell = (usize, usize);

/// Why a custom board makes no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// The number of files or of ranks is outside of [`SIDE`].
    Sides,
    /// It has this number of squares, more than [`MAX_SQUARES`].
    TooManySquares(usize),
    /// It has no pieces.
    NoPieces,
    /// The game file has mistakes, in sentences.
    Mistakes(Vec<String>),
}

/// The shape of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardShape {
    /// The number of files.
    pub width: usize,
    /// The number of ranks.
    pub height: usize,
    /// The cells without a square.
    pub holes: BTreeSet<Cell>,
    /// The letters of the files, and the names of the ranks from the bottom.
    names: (Vec<char>, Vec<String>),
}

impl BoardShape {
    /// A rectangle with files a, b, c and ranks 1, 2, 3.
    pub fn new(width: usize, height: usize) -> BoardShape {
        let ranks = (1..=height).map(|rank| rank.to_string()).collect();
        BoardShape {
            width,
            height,
            holes: BTreeSet::new(),
            names: (('a'..='z').take(width).collect(), ranks),
        }
    }

    /// This board in another size. Missing squares keep their distances from the nearest sides.
    pub fn resized(&self, width: usize, height: usize) -> BoardShape {
        if (width, height) == (self.width, self.height) {
            return self.clone();
        }
        let mut shape = BoardShape::new(width, height);
        shape.holes = self.moved_to(&shape, &self.holes);
        shape
    }

    /// The cells of another board that correspond to cells of this one.
    pub fn moved_to(&self, other: &BoardShape, cells: &BTreeSet<Cell>) -> BTreeSet<Cell> {
        if (self.width, self.height) == (other.width, other.height) {
            return cells.clone();
        }
        let all =
            (0..other.width).flat_map(|column| (0..other.height).map(move |row| (column, row)));
        all.filter(|&cell| cells.contains(&other.like(cell, self)))
            .collect()
    }

    /// The letter of a file.
    pub fn file(&self, column: usize) -> char {
        self.names.0.get(column).copied().unwrap_or('?')
    }

    /// Why no board can have this shape.
    pub fn fault(&self) -> Option<BoardFault> {
        let (files, ranks) = (self.width, self.height);
        if !SIDE.contains(&files) || !SIDE.contains(&ranks) {
            return Some(BoardFault::Sides);
        }
        let squares = files * ranks - self.holes.len();
        (squares > MAX_SQUARES).then_some(BoardFault::TooManySquares(squares))
    }

    /// Whether a cell has a square.
    pub fn has(&self, cell: Cell) -> bool {
        cell.0 < self.width && cell.1 < self.height && !self.holes.contains(&cell)
    }

    /// The board's plan.
    pub fn plan(&self) -> BoardPlan {
        let (files, ranks) = self.names.clone();
        let hole = |&(column, row): &Cell| {
            let rank = ranks.get((self.height - 1).checked_sub(row)?)?;
            Some(format!("{}{rank}", files.get(column)?))
        };
        BoardPlan {
            rows: ranks.iter().rev().cloned().collect(),
            sheets: vec![ranks.clone()],
            holes: self.holes.iter().filter_map(hole).collect(),
            files,
            ranks,
        }
    }

    /// The board, if it can exist.
    pub fn geometry(&self) -> Option<Geometry> {
        Geometry::new(self.plan()).ok()
    }

    /// The cell of another board that corresponds to one of this board: at the same distances from the nearest sides.
    pub fn like(&self, (column, row): Cell, other: &BoardShape) -> Cell {
        let along = |at: usize, here: usize, there: usize| {
            let most = there.saturating_sub(1);
            match at < here / 2 {
                true => at.min(most / 2),
                false => most - (here - 1 - at).min(most / 2),
            }
        };
        (
            along(column, self.width, other.width),
            along(row, self.height, other.height),
        )
    }
}

/// The squares of a board by their cells.
pub fn cells(geometry: &Geometry) -> BTreeMap<Cell, Square> {
    let rows = geometry.rows().enumerate();
    rows.flat_map(|(row, squares)| {
        let squares = squares.into_iter().enumerate();
        squares.filter_map(move |(column, square)| Some(((column, row), square?)))
    })
    .collect()
}

/// The pieces of a setup by their cells.
pub fn pieces_by_cell(variant: &Variant, setup: &Setup) -> BTreeMap<Cell, Piece> {
    let cells = cells(variant.geometry());
    let piece = |wanted: Square| {
        let mut pieces = setup.pieces.iter();
        pieces
            .find(|&&(square, _)| square == wanted)
            .map(|&(_, piece)| piece)
    };
    let found = cells.into_iter();
    found
        .filter_map(|(cell, square)| Some((cell, piece(square)?)))
        .collect()
}

/// Whether a game's board is one sheet with its ranks in order, so that it can be changed.
pub fn can_change(variant: &Variant) -> bool {
    let plan = variant.geometry().plan();
    plan.sheets.len() == 1 && plan.rows.iter().eq(plan.ranks.iter().rev())
}

/// The shape of a game's board.
pub fn shape_of(variant: &Variant) -> BoardShape {
    let plan = variant.geometry().plan();
    let known = cells(variant.geometry());
    let mut shape = BoardShape::new(plan.files.len(), plan.rows.len());
    let all = (0..shape.width).flat_map(|column| (0..shape.height).map(move |row| (column, row)));
    shape.holes = all.filter(|cell| !known.contains_key(cell)).collect();
    if can_change(variant) {
        shape.names = (plan.files.clone(), plan.ranks.clone());
    }
    shape
}

/// Moves pieces to the corresponding cells of another board. Royal pieces move first, to the nearest free square if
/// theirs does not exist. Other pieces are removed if their square does not exist or is taken.
pub fn moved_over(
    from: &BoardShape,
    to: &BoardShape,
    pieces: &BTreeMap<Cell, Piece>,
    royal: impl Fn(Piece) -> bool,
) -> BTreeMap<Cell, Piece> {
    let mut moved = BTreeMap::new();
    let free =
        |cell: &Cell, moved: &BTreeMap<Cell, Piece>| to.has(*cell) && !moved.contains_key(cell);
    for (&cell, &piece) in pieces.iter().filter(|&(_, &piece)| royal(piece)) {
        let near = from.like(cell, to);
        let away = |&(column, row): &Cell| (row.abs_diff(near.1), column.abs_diff(near.0));
        let all = (0..to.width).flat_map(|column| (0..to.height).map(move |row| (column, row)));
        let there = all.filter(|cell| free(cell, &moved)).min_by_key(away);
        moved.extend(there.map(|there| (there, piece)));
    }
    for (&cell, &piece) in pieces.iter().filter(|&(_, &piece)| !royal(piece)) {
        let there = from.like(cell, to);
        if free(&there, &moved) {
            moved.insert(there, piece);
        }
    }
    moved
}

/// Kings alone, in corners far apart. That is enough to compile a board.
pub fn kings_alone(base: &Variant, shape: &BoardShape) -> BTreeMap<Cell, Piece> {
    let king = |color: Color| {
        let mut types = base.army(color).iter();
        let royal = types.find(|&piece| base.royals().contains(piece))?;
        Some(Piece::new(color, royal))
    };
    let all = (0..shape.height).flat_map(|row| (0..shape.width).map(move |column| (column, row)));
    let squares: Vec<Cell> = all.filter(|&cell| shape.has(cell)).collect();
    let sides = ByColor::new_with(king);
    let corners = [
        squares.first().copied().zip(sides.black),
        squares.last().copied().zip(sides.white),
    ];
    corners.into_iter().flatten().collect()
}
