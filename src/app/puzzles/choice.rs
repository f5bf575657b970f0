//! The choice of puzzles, and the way of solving them.

use super::entry::PuzzleEntry;
use baroque::puzzles::Theme;

/// Where puzzles come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// All games.
    #[default]
    All,
    /// One game, by its id.
    Game(String),
    /// The games that the user has played.
    Own,
}

/// Which puzzles are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleChoice {
    /// Where they come from.
    pub source: Source,
    /// What they are about; without a theme, anything.
    pub theme: Option<Theme>,
}

impl PuzzleChoice {
    /// All puzzles of a game.
    pub fn of_game(id: &str) -> PuzzleChoice {
        PuzzleChoice {
            source: Source::Game(id.to_owned()),
            theme: None,
        }
    }

    /// Whether a puzzle is wanted.
    pub fn fits(&self, entry: &PuzzleEntry) -> bool {
        self.is_from_source(entry)
            && self
                .theme
                .is_none_or(|theme| entry.puzzle.themes.contains(&theme))
    }

    /// Whether a puzzle comes from where it is to come from.
    pub fn is_from_source(&self, entry: &PuzzleEntry) -> bool {
        match &self.source {
            Source::All => true,
            Source::Game(id) => entry.puzzle.game == *id,
            Source::Own => entry.own,
        }
    }

    /// The game, if all puzzles are of one.
    pub fn game(&self) -> Option<&str> {
        match &self.source {
            Source::Game(id) => Some(id),
            Source::All | Source::Own => None,
        }
    }
}

/// How puzzles are solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesKind {
    /// One after the other, by the rating.
    Next,
    /// The puzzle of the day.
    Daily,
    /// One mistake ends it.
    Streak,
    /// As many as possible in three minutes.
    Storm,
    /// Those that went wrong.
    Failed,
    /// Those of the game on the board.
    Found,
}

impl SeriesKind {
    /// Those that can be chosen on the page.
    pub const CHOSEN: [SeriesKind; 5] = [
        SeriesKind::Next,
        SeriesKind::Daily,
        SeriesKind::Streak,
        SeriesKind::Storm,
        SeriesKind::Failed,
    ];

    /// Whether the next puzzle comes by itself, and nothing helps.
    pub fn is_race(self) -> bool {
        matches!(self, SeriesKind::Streak | SeriesKind::Storm)
    }

    /// Whether the result counts for the ratings.
    pub fn is_rated(self) -> bool {
        matches!(self, SeriesKind::Next | SeriesKind::Daily)
    }
}
