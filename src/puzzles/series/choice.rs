//! The choice of puzzles, and the way of solving them.

use crate::progress::Subject;
use crate::puzzles::{Puzzle, Theme};

/// A puzzle of the collection.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleEntry {
    /// Its id.
    pub id: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether the user has found it.
    pub own: bool,
}

/// A source of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PuzzleSource {
    /// All games.
    #[default]
    All,
    /// One game, by its id.
    Game(String),
    /// The games that the user has played.
    Own,
}

/// A choice of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleChoice {
    /// Their source.
    pub source: PuzzleSource,
    /// Their theme. `None` allows every theme.
    pub theme: Option<Theme>,
}

impl PuzzleChoice {
    /// All puzzles of a game, by its id.
    pub fn of_game(id: &str) -> PuzzleChoice {
        PuzzleChoice {
            source: PuzzleSource::Game(id.to_owned()),
            theme: None,
        }
    }

    /// Whether the choice includes a puzzle.
    pub fn fits(&self, entry: &PuzzleEntry) -> bool {
        self.is_from_source(entry)
            && self
                .theme
                .is_none_or(|theme| entry.puzzle.themes.contains(&theme))
    }

    /// Whether a puzzle comes from the source.
    pub fn is_from_source(&self, entry: &PuzzleEntry) -> bool {
        match &self.source {
            PuzzleSource::All => true,
            PuzzleSource::Game(id) => entry.puzzle.game == *id,
            PuzzleSource::Own => entry.own,
        }
    }

    /// The subject of the player's rating for these puzzles: their theme, their game, or all puzzles.
    pub fn subject(&self) -> Subject {
        match (self.theme, self.game()) {
            (Some(theme), _) => Subject::Theme(theme.to_string()),
            (None, Some(game)) => Subject::Game(game.to_owned()),
            (None, None) => Subject::All,
        }
    }

    /// The game, if all puzzles are of one.
    pub fn game(&self) -> Option<&str> {
        match &self.source {
            PuzzleSource::Game(id) => Some(id),
            PuzzleSource::All | PuzzleSource::Own => None,
        }
    }
}

/// A kind of series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesKind {
    /// Puzzles that fit the player's rating, without an end.
    Next,
    /// The puzzle of the day.
    Daily,
    /// One mistake ends it.
    Streak,
    /// As many as possible in three minutes.
    Storm,
    /// The puzzles that the player has failed.
    Failed,
    /// The puzzles from the game on the board.
    Found,
}

impl SeriesKind {
    /// The kinds that the page offers besides the next puzzle by rating.
    pub const CHOSEN: [SeriesKind; 4] = [
        SeriesKind::Daily,
        SeriesKind::Streak,
        SeriesKind::Storm,
        SeriesKind::Failed,
    ];

    /// Whether the next puzzle follows without a click, and there is no help.
    pub fn is_race(self) -> bool {
        matches!(self, SeriesKind::Streak | SeriesKind::Storm)
    }

    /// Whether the result counts for the ratings.
    pub fn is_rated(self) -> bool {
        matches!(self, SeriesKind::Next | SeriesKind::Daily)
    }
}
