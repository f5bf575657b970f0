//! The squares of a board as a picture: places by column and row, and what is alike on two boards.

use crate::app::texts::text;
use crate::rules::{
    BoardPlan, ByColor, Color, Geometry, MAX_SQUARES, Piece, Setup, Square, Variant,
};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// How many files and ranks a board may have here.
pub const SIDE: RangeInclusive<usize> = 4..=16;

/// A place of a board's picture: its column and its row from the top.
pub type Cell = (usize, usize);

/// The squares of a board, as a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Files.
    pub width: usize,
    /// Ranks.
    pub height: usize,
    /// Places without a square.
    pub holes: BTreeSet<Cell>,
}

impl Shape {
    /// A rectangle.
    pub fn new(width: usize, height: usize) -> Shape {
        Shape {
            width,
            height,
            holes: BTreeSet::new(),
        }
    }

    /// Why the board cannot be like this, if it cannot.
    pub fn problem(&self) -> Option<String> {
        let (width, height) = (self.width, self.height);
        if !SIDE.contains(&width) || !SIDE.contains(&height) {
            let (least, most) = (SIDE.start(), SIDE.end());
            return Some(text!("setup-size", least = *least, most = *most));
        }
        let squares = width * height - self.holes.len();
        (squares > MAX_SQUARES).then(|| {
            text!(
                "setup-too-large",
                files = width,
                ranks = height,
                squares = squares,
                most = MAX_SQUARES
            )
        })
    }

    /// Whether there is a square.
    pub fn has(&self, cell: Cell) -> bool {
        cell.0 < self.width && cell.1 < self.height && !self.holes.contains(&cell)
    }

    /// The board's plan, its files named a, b, c and its ranks 1, 2, 3.
    pub fn plan(&self) -> BoardPlan {
        let files: Vec<char> = ('a'..='z').take(self.width).collect();
        let ranks: Vec<String> = (1..=self.height).map(|rank| rank.to_string()).collect();
        let hole =
            |&(column, row): &Cell| Some(format!("{}{}", files.get(column)?, self.height - row));
        BoardPlan {
            rows: ranks.iter().rev().cloned().collect(),
            sheets: vec![ranks.clone()],
            holes: self.holes.iter().filter_map(hole).collect(),
            files,
            ranks,
        }
    }

    /// The board.
    pub fn geometry(&self) -> Option<Geometry> {
        Geometry::new(self.plan()).ok()
    }

    /// The place of another board that a place of this one is like: as far from the nearest sides.
    pub fn like(&self, (column, row): Cell, other: &Shape) -> Cell {
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

/// The squares of a board by their places, and the other way round.
pub fn cells(geometry: &Geometry) -> BTreeMap<Cell, Square> {
    let rows = geometry.rows().enumerate();
    rows.flat_map(|(row, squares)| {
        let squares = squares.into_iter().enumerate();
        squares.filter_map(move |(column, square)| Some(((column, row), square?)))
    })
    .collect()
}

/// The pieces of a setup by their places.
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

/// The picture of a board as it is.
pub fn shape_of(variant: &Variant) -> Shape {
    let plan = variant.geometry().plan();
    let known = cells(variant.geometry());
    let mut shape = Shape::new(plan.files.len(), plan.rows.len());
    let all = (0..shape.width).flat_map(|column| (0..shape.height).map(move |row| (column, row)));
    shape.holes = all.filter(|cell| !known.contains_key(cell)).collect();
    shape
}

/// Pieces on the places of another board that are like theirs. Royal pieces come first, and go to the nearest free
/// square if theirs is not there. Other pieces that would stand where no square is, or another piece, are gone.
pub fn moved_over(
    from: &Shape,
    to: &Shape,
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

/// Kings alone, in corners far from each other: enough for a board to be compiled.
pub fn kings_alone(base: &Variant, shape: &Shape) -> BTreeMap<Cell, Piece> {
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
