//! The board as a set of named squares with lines through them.
//!
//! A board is one or more **sheets**: grids that share the squares of their common ranks. An ordinary
//! board has one sheet. Chessma 84 has two, so a square may have two different neighbours in one
//! direction. No other module of the library knows how squares are connected.
//!
//! Square numbers grow along files and ranks, and so along every line in one direction.

mod direction;
mod per_square;
mod plan;
mod rays;
mod sheet;

pub use direction::Direction;
pub use per_square::PerSquare;
pub use plan::{BoardError, BoardPlan};

use super::bitboard::Bitboard;
use super::square::Square;
use crate::rules::board::Word;
use plan::{check_names, hole_cells};
pub(in crate::rules) use rays::Ways;
use sheet::{DISTANCES, Sheet, adjacent, all_lines, build_sheet, distances, line_between};

/// The squares of a board, their names, and the lines through them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Geometry<W: Word = u128> {
    plan: BoardPlan,
    all: Bitboard<W>,
    names: Vec<String>,
    file: PerSquare<u8>,
    rank: PerSquare<u8>,
    cells: Vec<Option<Square>>,
    sheets: Vec<Sheet<W>>,
    neighbours: PerSquare<Bitboard<W>>,
    orthogonal: PerSquare<Bitboard<W>>,
    lines: PerSquare<Bitboard<W>>,
    files: PerSquare<Bitboard<W>>,
    ranks: PerSquare<Bitboard<W>>,
    within: PerSquare<[Bitboard<W>; DISTANCES]>,
    heading: PerSquare<PerSquare<Option<Direction>>>,
}

impl<W: Word> Geometry<W> {
    /// Builds the board of a plan.
    ///
    /// # Errors
    ///
    /// When the plan is empty, too large, or names a rank or a hole that it does not have.
    pub fn new(plan: BoardPlan) -> Result<Geometry<W>, BoardError> {
        check_names(&plan)?;
        let holes = hole_cells(&plan)?;
        let width = plan.files.len();
        let mut cells = Vec::with_capacity(width * plan.ranks.len());
        let mut names = Vec::new();
        let mut places = Vec::new();
        for (rank, rank_name) in plan.ranks.iter().enumerate() {
            for (file, letter) in plan.files.iter().enumerate() {
                let exists = !holes.contains(&(rank * width + file));
                cells.push(exists.then(|| Square::new(names.len())));
                if exists {
                    names.push(format!("{letter}{rank_name}"));
                    places.push((file as u8, rank as u8));
                }
            }
        }
        match names.len() {
            0 => return Err(BoardError::Empty),
            more if more > W::SQUARES => return Err(BoardError::TooLarge(more)),
            _ => {}
        }
        let all: Bitboard<W> = (0..names.len()).map(Square::new).collect();
        let sheets: Vec<Sheet<W>> = plan
            .sheets
            .iter()
            .map(|ranks| build_sheet(&plan, ranks, &cells))
            .collect();
        let place_of = |square: Square| places.get(square.index()).copied().unwrap_or_default();
        Ok(Geometry {
            all,
            file: PerSquare::new_with(|square| place_of(square).0),
            rank: PerSquare::new_with(|square| place_of(square).1),
            neighbours: PerSquare::new_with(|square| adjacent(&sheets, square, |_| true)),
            orthogonal: PerSquare::new_with(|square| {
                adjacent(&sheets, square, Direction::is_orthogonal)
            }),
            lines: PerSquare::new_with(|square| all_lines(&sheets, square)),
            files: PerSquare::new_with(|square| {
                matching(all, |other| place_of(other).0 == place_of(square).0)
            }),
            ranks: PerSquare::new_with(|square| {
                matching(all, |other| place_of(other).1 == place_of(square).1)
            }),
            within: PerSquare::new_with(|square| distances(&sheets, square)),
            heading: PerSquare::new_with(|from| {
                PerSquare::new_with(|to| line_between(&sheets, from, to))
            }),
            names,
            cells,
            sheets,
            plan,
        })
    }

    /// The plan that the board was built from.
    pub fn plan(&self) -> &BoardPlan {
        &self.plan
    }

    /// Every square.
    pub fn squares(&self) -> Bitboard<W> {
        self.all
    }

    /// How many squares.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Always false: a board without squares cannot be built.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The square's name, such as `e4` or `a1'`.
    pub fn name(&self, square: Square) -> &str {
        self.names.get(square.index()).map_or("?", String::as_str)
    }

    /// The square with this name.
    pub fn square(&self, name: &str) -> Option<Square> {
        let index = self.names.iter().position(|known| known == name)?;
        Some(Square::new(index))
    }

    /// Splits the name of a square from the start of `text`; returns the square and the rest.
    ///
    /// The longest name counts: `a10b2` begins with `a10`, not with `a1`.
    pub fn split_square<'a>(&self, text: &'a str) -> Option<(Square, &'a str)> {
        (0..self.names.len())
            .filter(|&index| text.starts_with(self.names[index].as_str()))
            .max_by_key(|&index| self.names[index].len())
            .map(|index| (Square::new(index), &text[self.names[index].len()..]))
    }

    /// The file's index, from the left.
    pub fn file(&self, square: Square) -> usize {
        usize::from(self.file[square])
    }

    /// The rank's index, in the order of square numbers.
    pub fn rank(&self, square: Square) -> usize {
        usize::from(self.rank[square])
    }

    /// The square on this file and rank, if there is one.
    pub fn at(&self, file: usize, rank: usize) -> Option<Square> {
        let width = self.plan.files.len();
        if file >= width {
            return None;
        }
        self.cells.get(rank * width + file).copied().flatten()
    }

    /// The rows of a FEN, top row first. Each row is its squares from the left, with `None` for a hole.
    pub fn rows(&self) -> impl Iterator<Item = Vec<Option<Square>>> + '_ {
        self.plan.rows.iter().map(|name| {
            let rank = self.plan.ranks.iter().position(|known| known == name);
            (0..self.plan.files.len())
                .map(|file| self.at(file, rank?))
                .collect()
        })
    }

    /// The squares that only this sheet has; none on a board of one sheet.
    pub fn only_on(&self, sheet: usize) -> Bitboard<W> {
        let others = (0..self.sheets()).filter(|&other| other != sheet);
        let shared = others.fold(Bitboard::EMPTY, |set, other| set | self.sheet(other));
        if shared.is_empty() {
            return Bitboard::EMPTY;
        }
        self.sheet(sheet) - shared
    }

    /// The number of sheets.
    pub fn sheets(&self) -> usize {
        self.sheets.len()
    }

    /// The squares of one sheet.
    pub fn sheet(&self, sheet: usize) -> Bitboard<W> {
        self.sheets[sheet].squares
    }

    /// The next square in a direction on one sheet.
    #[inline]
    pub fn step(&self, sheet: usize, from: Square, direction: Direction) -> Option<Square> {
        self.sheets[sheet].steps[from][direction.index()]
    }

    /// The next squares in a direction, on any sheet.
    #[inline]
    pub fn next(&self, from: Square, direction: Direction) -> Bitboard<W> {
        let mut found = Bitboard::EMPTY;
        for sheet in &self.sheets {
            if let Some(square) = sheet.steps[from][direction.index()] {
                found.insert(square);
            }
        }
        found
    }

    /// The square at this offset on one sheet: `dx` columns to the right and `dy` rows up.
    pub fn offset(&self, sheet: usize, from: Square, dx: i8, dy: i8) -> Option<Square> {
        self.sheets[sheet].offset(from, dx, dy)
    }

    /// As [`offset`](Self::offset), on a board where the leftmost column is next to the rightmost.
    pub fn offset_round(&self, sheet: usize, from: Square, dx: i8, dy: i8) -> Option<Square> {
        let sheet = &self.sheets[sheet];
        let (column, row) = sheet.place[from]?;
        let column = (column + i16::from(dx)).rem_euclid(sheet.columns());
        sheet.at(column, row + i16::from(dy))
    }

    /// The squares around a square, on any sheet.
    #[inline]
    pub fn neighbours(&self, square: Square) -> Bitboard<W> {
        self.neighbours[square]
    }

    /// The squares next to a square on a rook's lines, on any sheet.
    #[inline]
    pub fn orthogonal_neighbours(&self, square: Square) -> Bitboard<W> {
        self.orthogonal[square]
    }

    /// The squares on a line with a square, on any sheet.
    #[inline]
    pub fn lines(&self, square: Square) -> Bitboard<W> {
        self.lines[square]
    }

    /// All squares of a square's file, on any sheet.
    #[inline]
    pub fn file_of(&self, square: Square) -> Bitboard<W> {
        self.files[square]
    }

    /// All squares of a square's rank.
    #[inline]
    pub fn rank_of(&self, square: Square) -> Bitboard<W> {
        self.ranks[square]
    }

    /// The other squares of a square's file and rank.
    #[inline]
    pub fn cross(&self, square: Square) -> Bitboard<W> {
        (self.files[square] | self.ranks[square]).without(square)
    }

    /// The squares around any square of a set.
    pub fn around(&self, set: Bitboard<W>) -> Bitboard<W> {
        set.into_iter()
            .fold(Bitboard::EMPTY, |found, s| found | self.neighbours[s])
    }

    /// All squares in a direction on one sheet, to the edge or the next hole.
    #[inline]
    pub fn ray(&self, sheet: usize, from: Square, direction: Direction) -> Bitboard<W> {
        self.sheets[sheet].rays.ray(from, direction)
    }

    /// The squares in a direction on one sheet, up to and including the first occupied one.
    #[inline]
    pub fn sight(
        &self,
        sheet: usize,
        from: Square,
        direction: Direction,
        occupied: Bitboard<W>,
    ) -> Bitboard<W> {
        let ways: Ways = match direction.ascends() {
            true => (&[direction], &[]),
            false => (&[], &[direction]),
        };
        self.sheets[sheet].rays.sights(from, ways, occupied)
    }

    /// The squares in several directions on any sheet, up to and including the first occupied one in
    /// each.
    #[inline(always)]
    pub(in crate::rules) fn sights(
        &self,
        from: Square,
        ways: Ways,
        occupied: Bitboard<W>,
    ) -> Bitboard<W> {
        let mut seen = Bitboard::EMPTY;
        for sheet in &self.sheets {
            seen |= sheet.rays.sights(from, ways, occupied);
        }
        seen
    }

    /// The first occupied square in a direction on one sheet.
    #[inline]
    pub fn first_on_line(
        &self,
        sheet: usize,
        from: Square,
        direction: Direction,
        occupied: Bitboard<W>,
    ) -> Option<Square> {
        nearest(
            direction,
            self.sheets[sheet].rays.ray(from, direction) & occupied,
        )
    }

    /// The squares strictly between two squares of a line on one sheet.
    #[inline]
    pub fn between(&self, sheet: usize, from: Square, to: Square, along: Direction) -> Bitboard<W> {
        let rays = &self.sheets[sheet].rays;
        rays.ray(from, along) & rays.ray(to, along.opposite())
    }

    /// The squares between two squares of one file or one rank, even if no sheet has both. On a file
    /// these are squares that every sheet has, on a rank those of the named rank.
    pub fn stretch(&self, one: Square, other: Square) -> Bitboard<W> {
        let same_file = self.file(one) == self.file(other);
        let along = |square| match same_file {
            true => self.row_from_bottom(square).0,
            false => self.file(square),
        };
        let (low, high) = (along(one).min(along(other)), along(one).max(along(other)));
        let aligned = |square: Square| match same_file {
            true => {
                self.file(square) == self.file(one)
                    && self.sheets.iter().all(|s| s.squares.contains(square))
            }
            false => self.rank(square) == self.rank(one),
        };
        let inside = |&square: &Square| aligned(square) && (low + 1..high).contains(&along(square));
        self.all.into_iter().filter(inside).collect()
    }

    /// The direction of the line from one square to another, if a line of any sheet joins them.
    #[inline]
    pub fn heading(&self, from: Square, to: Square) -> Option<Direction> {
        self.heading[from][to]
    }

    /// The squares at most `steps` king's steps away on an empty board without holes; the square itself
    /// is included.
    #[inline]
    pub fn within(&self, square: Square, steps: usize) -> Bitboard<W> {
        self.within[square][steps.min(DISTANCES - 1)]
    }

    /// The distance between two squares in king's steps, on an empty board without holes.
    pub fn distance(&self, from: Square, to: Square) -> usize {
        (0..DISTANCES)
            .find(|&steps| self.within[from][steps].contains(to))
            .unwrap_or(DISTANCES)
    }

    /// The row of a square on the first sheet that has it, counted from 1 at the bottom, and the number
    /// of rows of that sheet.
    pub fn row_from_bottom(&self, square: Square) -> (usize, usize) {
        self.sheets
            .iter()
            .find_map(|sheet| {
                let (_, row) = sheet.place[square]?;
                Some((row as usize + 1, sheet.grid.len()))
            })
            .unwrap_or((1, 1))
    }
}

/// The squares of `all` that a test accepts.
fn matching<W: Word>(all: Bitboard<W>, wanted: impl Fn(Square) -> bool) -> Bitboard<W> {
    all.into_iter().filter(|&square| wanted(square)).collect()
}

/// The first square of `set` in `direction`; the squares of `set` stand on one line.
#[inline]
fn nearest<W: Word>(direction: Direction, set: Bitboard<W>) -> Option<Square> {
    if direction.ascends() {
        set.first()
    } else {
        set.last()
    }
}

#[cfg(test)]
mod tests;
