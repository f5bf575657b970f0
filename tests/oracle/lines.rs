//! Runs along lines: Q-slides and leaps (the rulebook, section 1).

use super::geometry::{Grid, Sq, Step};
use super::position::{Board, Piece};
use super::rules::Leaping;

/// A run from a piece's square along one line of one sheet. Its stop is empty, or has the first piece that the run
/// cannot leap over.
#[derive(Clone, Debug)]
pub struct Run {
    /// Its sheet.
    pub sheet: usize,
    /// Its direction.
    pub step: Step,
    /// Its stop.
    pub to: Sq,
    /// The squares after the start, including the stop.
    pub path: Vec<Sq>,
    /// The enemies that it leaps over.
    pub leapt: Vec<Sq>,
}

impl Run {
    /// Whether it goes only to a neighbour.
    pub fn is_step(&self) -> bool {
        self.path.len() == 1
    }
}

/// All runs without leaps.
pub fn slides(grid: &Grid, board: &Board, from: Sq, steps: &[Step]) -> Vec<Run> {
    runs(grid, board, from, steps, Leaping::Never, &|_| false)
}

/// All runs on every sheet of the start, with leaps over the pieces that `over` allows.
pub fn runs(
    grid: &Grid,
    board: &Board,
    from: Sq,
    steps: &[Step],
    leaping: Leaping,
    over: &dyn Fn(Piece) -> bool,
) -> Vec<Run> {
    let mut found = Vec::new();
    for sheet in grid.sheets_of(from) {
        for step in steps {
            let walk = Walk {
                grid,
                board,
                sheet,
                step: *step,
                leaping,
            };
            found.extend(walk.runs(from, over));
        }
    }
    found
}

struct Walk<'a> {
    grid: &'a Grid,
    board: &'a Board,
    sheet: usize,
    step: Step,
    leaping: Leaping,
}

impl Walk<'_> {
    fn runs(&self, from: Sq, over: &dyn Fn(Piece) -> bool) -> Vec<Run> {
        let (mut found, mut path, mut leapt) = (Vec::new(), Vec::new(), Vec::new());
        let mut here = from;
        while let Some(next) = self.grid.step(self.sheet, here, self.step) {
            here = next;
            path.push(here);
            let met = self.board[here];
            if met.is_some_and(over) && self.may_jump(here, &leapt) {
                leapt.push(here);
                continue;
            }
            found.push(Run {
                sheet: self.sheet,
                step: self.step,
                to: here,
                path: path.clone(),
                leapt: leapt.clone(),
            });
            let landed = self.leaping == Leaping::OneClose && !leapt.is_empty();
            if met.is_some() || landed {
                break;
            }
        }
        found
    }

    /// Whether the square behind a piece is free, and another leap is allowed.
    fn may_jump(&self, piece: Sq, leapt: &[Sq]) -> bool {
        let behind = self.grid.step(self.sheet, piece, self.step);
        let room = behind.is_some_and(|sq| self.board[sq].is_none());
        let leaps_left = match self.leaping {
            Leaping::Never => false,
            Leaping::Many => true,
            Leaping::OneClose | Leaping::OneFar => leapt.is_empty(),
        };
        room && leaps_left
    }
}
