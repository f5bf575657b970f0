//! The grids of a board.

use super::direction::Direction;
use super::per_square::PerSquare;
use super::plan::BoardPlan;
use super::rays::Rays;
use crate::rules::board::Word;
use crate::rules::board::bitboard::Bitboard;
use crate::rules::board::square::Square;

/// The number of distances in a table, 0 included; no line is longer.
pub(in crate::rules) const DISTANCES: usize = 32;

/// One grid of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Sheet<W: Word> {
    pub squares: Bitboard<W>,
    pub grid: Vec<Vec<Option<Square>>>,
    /// Column and row.
    pub place: PerSquare<Option<(i16, i16)>>,
    pub steps: PerSquare<[Option<Square>; 8]>,
    pub rays: Rays<W>,
}

impl<W: Word> Sheet<W> {
    pub fn at(&self, column: i16, row: i16) -> Option<Square> {
        let row = self.grid.get(usize::try_from(row).ok()?)?;
        *row.get(usize::try_from(column).ok()?)?
    }

    pub fn columns(&self) -> i16 {
        self.grid.first().map_or(1, |row| row.len() as i16)
    }

    pub fn offset(&self, from: Square, dx: i8, dy: i8) -> Option<Square> {
        let (column, row) = self.place[from]?;
        self.at(column + i16::from(dx), row + i16::from(dy))
    }
}

/// Builds the sheet of these ranks.
pub(in crate::rules) fn build_sheet<W: Word>(
    plan: &BoardPlan,
    ranks: &[String],
    cells: &[Option<Square>],
) -> Sheet<W> {
    let width = plan.files.len();
    let grid: Vec<Vec<Option<Square>>> = ranks
        .iter()
        .filter_map(|name| plan.ranks.iter().position(|known| known == name))
        .map(|rank| cells[rank * width..(rank + 1) * width].to_vec())
        .collect();
    let mut place = PerSquare::new_with(|_| None);
    for (row, squares) in grid.iter().enumerate() {
        for (column, square) in squares.iter().enumerate() {
            if let Some(square) = square {
                place[*square] = Some((column as i16, row as i16));
            }
        }
    }
    let squares: Bitboard<W> = grid.iter().flatten().flatten().copied().collect();
    let mut sheet = Sheet {
        squares,
        grid,
        place,
        steps: PerSquare::new_with(|_| [None; 8]),
        rays: Rays::new(PerSquare::new_with(|_| [Bitboard::EMPTY; 8])),
    };
    for from in sheet.squares {
        for direction in Direction::ALL {
            let (dx, dy) = direction.offset();
            sheet.steps[from][direction.index()] = sheet.offset(from, dx, dy);
        }
    }
    let line = |from, direction: Direction| {
        let next = |&square: &Square| sheet.steps[square][direction.index()];
        std::iter::successors(next(&from), next).collect()
    };
    let lines = |from| Direction::ALL.map(|direction| line(from, direction));
    sheet.rays = Rays::new(PerSquare::new_with(lines));
    sheet
}

/// The adjacent squares in the given directions.
pub(in crate::rules) fn adjacent<W: Word>(
    sheets: &[Sheet<W>],
    square: Square,
    wanted: fn(Direction) -> bool,
) -> Bitboard<W> {
    let near = |sheet: &Sheet<W>| {
        let ways = Direction::ALL.into_iter().filter(|&way| wanted(way));
        let steps = sheet.steps[square];
        ways.filter_map(move |way| steps[way.index()])
            .collect::<Vec<_>>()
    };
    sheets.iter().flat_map(near).collect()
}

/// For each number of king's steps, the squares at most that far away.
pub(in crate::rules) fn distances<W: Word>(
    sheets: &[Sheet<W>],
    from: Square,
) -> [Bitboard<W>; DISTANCES] {
    let mut within = [Bitboard::EMPTY; DISTANCES];
    for sheet in sheets {
        let Some((column, row)) = sheet.place[from] else {
            continue;
        };
        for to in sheet.squares {
            let Some((c, r)) = sheet.place[to] else {
                continue;
            };
            let distance = (c - column).unsigned_abs().max((r - row).unsigned_abs());
            for set in &mut within[usize::from(distance).min(DISTANCES - 1)..] {
                set.insert(to);
            }
        }
    }
    within
}

/// The squares on a line with a square.
pub(in crate::rules) fn all_lines<W: Word>(sheets: &[Sheet<W>], square: Square) -> Bitboard<W> {
    let rays = sheets.iter().flat_map(|sheet| sheet.rays.all(square));
    rays.fold(Bitboard::EMPTY, |set, ray| set | ray)
}

/// The direction of the line from one square to another.
pub(in crate::rules) fn line_between<W: Word>(
    sheets: &[Sheet<W>],
    from: Square,
    to: Square,
) -> Option<Direction> {
    sheets.iter().find_map(|sheet| {
        Direction::ALL
            .into_iter()
            .find(|direction| sheet.rays.ray(from, *direction).contains(to))
    })
}
