//! The choices for a new game.

use baroque::penultima::{Attempts, Difficulty};
use baroque::rules::Color;
use baroque::search::Level;

/// The players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One player against the computer.
    #[default]
    Computer,
    /// Two players at this screen.
    Two,
    /// One player alone moves both sides.
    Laboratory,
    /// One player alone, with the secret of the day.
    Daily,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 4] = [Mode::Computer, Mode::Two, Mode::Laboratory, Mode::Daily];
}

/// The choices for a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    pub difficulty: Difficulty,
    /// The players.
    pub mode: Mode,
    /// The computer's level.
    pub level: Level,
    /// The computer's side.
    pub computer: Color,
    /// The number of illegal tries that loses the turn.
    pub attempts: Attempts,
    /// The seed of the secret, as it was typed; empty for any.
    pub seed: String,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            difficulty: Difficulty::ALL[0],
            mode: Mode::default(),
            level: Level::Novice,
            computer: Color::Black,
            attempts: Attempts::Unlimited,
            seed: String::new(),
        }
    }
}

impl Setup {
    /// The seed that was typed, if one was.
    ///
    /// # Errors
    ///
    /// If it is no number that fits.
    pub fn seed(&self) -> Result<Option<u64>, std::num::ParseIntError> {
        match self.seed.trim() {
            "" => Ok(None),
            text => text.parse().map(Some),
        }
    }
}
