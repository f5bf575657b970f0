//! The results of games against the computer, and which other level they suggest.

use baroque::search::Level;
use serde::{Deserialize, Serialize};

/// The number of wins or losses in a row that suggests another level.
const STREAK: i8 = 2;

/// The player's result in a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// The player has won.
    Won,
    /// The game was a draw.
    Drawn,
    /// The computer has won.
    Lost,
}

/// The results at the level that was played last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LevelProgress {
    /// The level's number; 0 before the first game.
    level: usize,
    /// The wins in a row, or the losses in a row as a negative number.
    streak: i8,
    /// Whether another level has been suggested since the player came to this one.
    suggested: bool,
}

impl LevelProgress {
    /// Counts a result. After two wins or losses in a row it suggests the next level up or down, but only once
    /// until the player changes the level.
    pub fn count(&mut self, level: Level, result: GameResult) -> Option<Level> {
        let number = level.number();
        if self.level != number {
            *self = LevelProgress {
                level: number,
                ..LevelProgress::default()
            };
        }
        self.streak = match result {
            GameResult::Won => self.streak.max(0).saturating_add(1),
            GameResult::Drawn => 0,
            GameResult::Lost => self.streak.min(0).saturating_sub(1),
        };
        let next = match self.streak {
            STREAK.. => Level::numbered(number + 1),
            ..=0 if self.streak <= -STREAK => Level::numbered(number - 1),
            _ => None,
        };
        let next = next.filter(|_| !self.suggested)?;
        self.suggested = true;
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::GameResult::{Drawn, Lost, Won};
    use super::*;

    fn suggested(level: Level, results: &[GameResult]) -> Vec<Option<Level>> {
        let mut progress = LevelProgress::default();
        let results = results.iter();
        results
            .map(|&result| progress.count(level, result))
            .collect()
    }

    #[test]
    fn two_wins_or_losses_in_a_row_suggest_the_next_level_once() {
        let level = Level::Casual;
        let (up, down) = (Some(Level::Regular), Some(Level::Novice));
        assert_eq!(
            suggested(level, &[Won, Won, Won, Won]),
            [None, up, None, None]
        );
        assert_eq!(suggested(level, &[Lost, Lost, Lost]), [None, down, None]);
        assert_eq!(
            suggested(level, &[Won, Lost, Won, Won]),
            [None, None, None, up]
        );
        assert_eq!(suggested(level, &[Won, Drawn, Won, Lost]), [None; 4]);
        assert_eq!(
            suggested(level, &[Lost, Lost, Won, Won]),
            [None, down, None, None]
        );
    }

    #[test]
    fn there_is_nothing_below_the_first_level_or_above_the_last() {
        assert_eq!(suggested(Level::Newcomer, &[Lost, Lost, Lost]), [None; 3]);
        assert_eq!(suggested(Level::Full, &[Won, Won, Won]), [None; 3]);
    }

    #[test]
    fn a_change_of_level_resets_the_count() {
        let mut progress = LevelProgress::default();
        assert_eq!(progress.count(Level::Novice, Won), None);
        assert_eq!(progress.count(Level::Casual, Won), None);
        assert_eq!(progress.count(Level::Casual, Won), Some(Level::Regular));
        assert_eq!(progress.count(Level::Regular, Lost), None);
        assert_eq!(progress.count(Level::Regular, Lost), Some(Level::Casual));
    }
}
