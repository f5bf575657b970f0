//! The choice of puzzles, and the way of solving them.

use super::entry::Entry;
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
pub struct Choice {
    /// Where they come from.
    pub source: Source,
    /// What they are about; without a theme, anything.
    pub theme: Option<Theme>,
}

impl Choice {
    /// All puzzles of a game.
    pub fn of_game(id: &str) -> Choice {
        Choice {
            source: Source::Game(id.to_owned()),
            theme: None,
        }
    }

    /// Whether a puzzle is wanted.
    pub fn fits(&self, entry: &Entry) -> bool {
        self.is_from_source(entry)
            && self
                .theme
                .is_none_or(|theme| entry.puzzle.themes.contains(&theme))
    }

    /// Whether a puzzle comes from where it is to come from.
    pub fn is_from_source(&self, entry: &Entry) -> bool {
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
pub enum Kind {
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

impl Kind {
    /// Those that can be chosen on the page.
    pub const CHOSEN: [Kind; 5] = [
        Kind::Next,
        Kind::Daily,
        Kind::Streak,
        Kind::Storm,
        Kind::Failed,
    ];

    /// Whether the next puzzle comes by itself, and nothing helps.
    pub fn is_race(self) -> bool {
        matches!(self, Kind::Streak | Kind::Storm)
    }

    /// Whether the result counts for the ratings.
    pub fn is_rated(self) -> bool {
        matches!(self, Kind::Next | Kind::Daily)
    }
}
