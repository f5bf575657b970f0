//! The description of a board, before it is built.

use crate::rules::board::square::MAX_SQUARES;
use std::fmt;

/// The names from which a board is built.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardPlan {
    /// File letters, left to right.
    pub files: Vec<char>,
    /// Rank names from White's side up; square numbers follow this order.
    pub ranks: Vec<String>,
    /// Rank names in the order of a FEN's rows, top row first.
    pub rows: Vec<String>,
    /// The rank names of each sheet, from White's side up, in the order of `ranks`.
    pub sheets: Vec<Vec<String>>,
    /// Names of grid squares that do not exist.
    pub holes: Vec<String>,
}

/// Why a [`BoardPlan`] cannot be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// There is no file or no rank.
    Empty,
    /// More squares than [`MAX_SQUARES`](crate::rules::MAX_SQUARES).
    TooLarge(usize),
    /// A file or a rank is named twice.
    Twice(String),
    /// A row or a sheet names a rank that the board does not have, or in the wrong order.
    Rank(String),
    /// A hole lies off the board.
    Hole(String),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Empty => write!(f, "the board has no squares"),
            BoardError::TooLarge(squares) => {
                write!(
                    f,
                    "the board has {squares} squares; the limit is {MAX_SQUARES}"
                )
            }
            BoardError::Twice(name) => write!(f, "`{name}` is named twice"),
            BoardError::Rank(name) => write!(f, "the board has no rank `{name}` here"),
            BoardError::Hole(name) => write!(f, "the hole `{name}` is off the board"),
        }
    }
}

impl std::error::Error for BoardError {}

/// Checks that a plan names each file and rank once and in order.
pub(in crate::rules) fn check_names(plan: &BoardPlan) -> Result<(), BoardError> {
    let twice = |names: &[String]| {
        let mut seen = std::collections::BTreeSet::new();
        names.iter().find(|name| !seen.insert(*name)).cloned()
    };
    let files: Vec<String> = plan.files.iter().map(char::to_string).collect();
    if files.is_empty() || plan.ranks.is_empty() || plan.sheets.is_empty() {
        return Err(BoardError::Empty);
    }
    if let Some(name) = twice(&files)
        .or_else(|| twice(&plan.ranks))
        .or_else(|| twice(&plan.rows))
    {
        return Err(BoardError::Twice(name));
    }
    if let Some(name) = plan.rows.iter().find(|name| !plan.ranks.contains(name)) {
        return Err(BoardError::Rank(name.clone()));
    }
    if let Some(name) = plan.ranks.iter().find(|name| !plan.rows.contains(name)) {
        return Err(BoardError::Rank(name.clone()));
    }
    for sheet in &plan.sheets {
        let mut expected = plan.ranks.iter();
        if let Some(name) = sheet
            .iter()
            .find(|name| !expected.any(|known| known == *name))
        {
            return Err(BoardError::Rank(name.clone()));
        }
    }
    Ok(())
}

/// The indexes of the holes in the grid of all files and ranks.
pub(in crate::rules) fn hole_cells(plan: &BoardPlan) -> Result<Vec<usize>, BoardError> {
    plan.holes
        .iter()
        .map(|name| {
            let mut letters = name.chars();
            let file = letters
                .next()
                .and_then(|letter| plan.files.iter().position(|&known| known == letter));
            let rank = plan
                .ranks
                .iter()
                .position(|known| known == letters.as_str());
            match (file, rank) {
                (Some(file), Some(rank)) => Ok(rank * plan.files.len() + file),
                _ => Err(BoardError::Hole(name.clone())),
            }
        })
        .collect()
}
