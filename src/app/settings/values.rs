//! The values of some settings.

use baroque::texts::text;
use serde::{Deserialize, Serialize};

/// The speed of animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// No animation: pieces are on their squares at once.
    Off,
    /// Faster than normal.
    Fast,
    /// The speed for which the animations were made.
    #[default]
    Normal,
    /// Slow enough to follow a complicated capture.
    Slow,
}

impl Speed {
    /// All speeds.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    pub fn name(self) -> &'static str {
        match self {
            Speed::Off => text!("settings-speed-off"),
            Speed::Fast => text!("settings-speed-fast"),
            Speed::Normal => text!("settings-speed-normal"),
            Speed::Slow => text!("settings-speed-slow"),
        }
    }

    /// The seconds of an animation that pass in one second; `None` for no animation.
    pub fn pace(self) -> Option<f32> {
        match self {
            Speed::Off => None,
            Speed::Fast => Some(1.8),
            Speed::Normal => Some(1.0),
            Speed::Slow => Some(0.4),
        }
    }

    /// The next speed. After the last comes the first.
    pub fn next(self) -> Speed {
        let index = Speed::ALL.iter().position(|&speed| speed == self);
        Speed::ALL[(index.unwrap_or(0) + 1) % Speed::ALL.len()]
    }
}

/// The place of the names of files and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// No names.
    Off,
    /// On the squares of the lowest rank and the first file.
    Inside,
    /// Around the board.
    Outside,
}

impl Coordinates {
    /// All places.
    pub const ALL: [Coordinates; 3] = [Coordinates::Off, Coordinates::Inside, Coordinates::Outside];

    pub fn name(self) -> &'static str {
        match self {
            Coordinates::Off => text!("settings-coordinates-off"),
            Coordinates::Inside => text!("settings-coordinates-inside"),
            Coordinates::Outside => text!("settings-coordinates-outside"),
        }
    }

    /// The next place. After the last comes the first.
    pub fn next(self) -> Coordinates {
        match self {
            Coordinates::Off => Coordinates::Inside,
            Coordinates::Inside => Coordinates::Outside,
            Coordinates::Outside => Coordinates::Off,
        }
    }
}
