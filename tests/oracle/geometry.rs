//! Boards: named squares, and one or two sheets with lines.

/// The index of a square: a1 = 0, b1 = 1 and so on, rank by rank.
pub type Sq = usize;
/// A step on a sheet: files to the right, ranks up.
pub type Step = (i32, i32);

/// The four orthogonal lines.
pub const ORTHOGONAL: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// The four diagonal lines.
pub const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
/// All eight lines.
pub const LINES: [Step; 8] = [
    (0, 1),
    (1, 0),
    (0, -1),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, -1),
    (-1, 1),
];
/// The eight leaps of a knight.
pub const KNIGHT: [Step; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// Whether a step goes along a rank or a file.
pub fn is_orthogonal(step: Step) -> bool {
    ORTHOGONAL.contains(&step)
}

/// The opposite step.
pub fn back(step: Step) -> Step {
    (-step.0, -step.1)
}

/// A board. A square's name gives its file and rank. Each sheet lists its ranks from the bottom, so that on Chessma
/// 84's two sheets, ranks 1 and 1' have the same height.
pub struct Grid {
    files: Vec<char>,
    ranks: Vec<String>,
    fen_ranks: Vec<usize>,
    sheets: Vec<Vec<usize>>,
    names: Vec<String>,
    places: Vec<(usize, usize)>,
    cells: Vec<Option<Sq>>,
}

impl Grid {
    /// A board of one sheet with ranks `first`..=`last`, without the squares for which `exists` is false.
    pub fn single(
        files: &str,
        first: usize,
        last: usize,
        exists: fn(usize, usize) -> bool,
    ) -> Grid {
        let ranks: Vec<String> = (first..=last).map(|rank| rank.to_string()).collect();
        let bottom_up: Vec<usize> = (0..ranks.len()).collect();
        let top_down = bottom_up.iter().rev().copied().collect();
        Grid::build(files, ranks, top_down, vec![bottom_up], exists)
    }

    /// The two sheets of Chessma 84 (section 8).
    pub fn chessma() -> Grid {
        let names = "0 1 1' 2 3 4 5 6 7 8 8' 9";
        let ranks: Vec<String> = names.split(' ').map(String::from).collect();
        let sheet_a = vec![0, 1, 3, 4, 5, 6, 7, 8, 9, 11];
        let sheet_b = vec![0, 2, 3, 4, 5, 6, 7, 8, 10, 11];
        let fen_ranks = vec![11, 10, 9, 8, 7, 6, 5, 4, 3, 1, 2, 0];
        let exists =
            |file: usize, rank: usize| (file == 0 || file == 9) == (rank == 0 || rank == 11);
        let sheets = vec![sheet_a, sheet_b];
        Grid::build("zabcdefghi", ranks, fen_ranks, sheets, exists)
    }

    fn build(
        files: &str,
        ranks: Vec<String>,
        fen_ranks: Vec<usize>,
        sheets: Vec<Vec<usize>>,
        exists: fn(usize, usize) -> bool,
    ) -> Grid {
        let files: Vec<char> = files.chars().collect();
        let all = (0..files.len() * ranks.len()).map(|at| (at % files.len(), at / files.len()));
        let places: Vec<(usize, usize)> = all.clone().filter(|at| exists(at.0, at.1)).collect();
        let name = |at: &(usize, usize)| format!("{}{}", files[at.0], ranks[at.1]);
        let index = |at| places.iter().position(|place| *place == at);
        Grid {
            names: places.iter().map(name).collect(),
            cells: all.map(index).collect(),
            files,
            ranks,
            fen_ranks,
            sheets,
            places,
        }
    }

    /// The number of squares.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// The name of a square.
    pub fn name(&self, sq: Sq) -> &str {
        &self.names[sq]
    }

    /// The square of that name.
    pub fn named(&self, name: &str) -> Sq {
        let found = self.names.iter().position(|other| other == name);
        found.unwrap_or_else(|| panic!("no square {name} on this board"))
    }

    /// Splits names without spaces, such as `d3d4`.
    pub fn split_names(&self, text: &str) -> Vec<Sq> {
        let mut names: Vec<String> = Vec::new();
        for letter in text.chars() {
            if letter.is_ascii_alphabetic() {
                names.push(String::new());
            }
            names.last_mut().expect("a square name").push(letter);
        }
        names.iter().map(|name| self.named(name)).collect()
    }

    /// The file of a square, counted from the left.
    pub fn file(&self, sq: Sq) -> usize {
        self.places[sq].0
    }

    /// The rank of a square by its name, counted from the bottom.
    pub fn rank(&self, sq: Sq) -> usize {
        self.places[sq].1
    }

    /// The square on a file and a rank.
    pub fn at(&self, file: usize, rank: usize) -> Option<Sq> {
        self.cells[rank * self.files.len() + file]
    }

    /// The rows of the FEN from the top: the squares of each rank, with `None` for missing ones.
    pub fn fen_rows(&self) -> Vec<Vec<Option<Sq>>> {
        let row = |rank: usize| (0..self.files.len()).map(move |file| self.at(file, rank));
        self.fen_ranks
            .iter()
            .map(|rank| row(*rank).collect())
            .collect()
    }

    /// The sheets of a square.
    pub fn sheets_of(&self, sq: Sq) -> impl Iterator<Item = usize> {
        let rank = self.rank(sq);
        (0..self.sheets.len()).filter(move |sheet| self.sheets[*sheet].contains(&rank))
    }

    /// The square after a step on a sheet.
    pub fn step(&self, sheet: usize, sq: Sq, step: Step) -> Option<Sq> {
        let ranks = &self.sheets[sheet];
        let height = ranks.iter().position(|rank| *rank == self.rank(sq))?;
        let file = usize::try_from(self.file(sq) as i32 + step.0).ok()?;
        let rank = *ranks.get(usize::try_from(height as i32 + step.1).ok()?)?;
        (file < self.files.len()).then(|| self.at(file, rank))?
    }

    /// The squares after one of these steps on any sheet of a square, each once.
    pub fn around(&self, sq: Sq, steps: &[Step]) -> Vec<Sq> {
        let mut found = Vec::new();
        for sheet in self.sheets_of(sq) {
            for step in steps {
                found.extend(self.step(sheet, sq, *step));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The distance of a square from a side's own edge: 0 for the first rank of the sheet.
    pub fn depth(&self, sq: Sq, white: bool) -> usize {
        let mut sheets = self.sheets_of(sq);
        let ranks = &self.sheets[sheets.next().expect("a sheet")];
        let mut heights = ranks.iter();
        let height = heights
            .position(|rank| *rank == self.rank(sq))
            .expect("its height");
        if white {
            height
        } else {
            ranks.len() - 1 - height
        }
    }

    /// The square of a file with this distance from a side's edge, on the first sheet.
    pub fn own(&self, file: usize, depth: usize, white: bool) -> Sq {
        let ranks = &self.sheets[0];
        let height = if white {
            depth
        } else {
            ranks.len() - 1 - depth
        };
        self.at(file, ranks[height])
            .expect("a square of the home rank")
    }

    /// Whether a square is on the outer ring of a board with one sheet.
    pub fn on_rim(&self, sq: Sq) -> bool {
        let (file, rank) = self.places[sq];
        file == 0 || rank == 0 || file + 1 == self.files.len() || rank + 1 == self.ranks.len()
    }
}
