//! Matches between engines: which one plays better, and by how much.
//!
//! Both engines are programs that speak UCI. The rules of this library are the referee. An engine that makes an
//! illegal move, does not answer or ends loses the game. Each opening is played twice with colours swapped, and the
//! statistics count pairs, as other match programs do.
//!
//! | file | |
//! |---|---|
//! | `player` | a program and its options |
//! | `pipe`, `client` | the running program, and the communication with it |
//! | `limit` | the limits of an engine's thinking |
//! | `opening` | the starting positions |
//! | `referee` | one game, and how it ends |
//! | `contest` | all games, several at a time |
//! | `tally`, `sprt` | the statistics of the results |
//! | `conversion` | how many won games were won |
//! | `quiet` | quiet positions of the games, for tuning an evaluation |

mod client;
mod contest;
mod conversion;
mod limit;
mod opening;
mod pipe;
mod player;
mod quiet;
mod referee;
mod sprt;
mod tally;

pub use client::Fault;
pub use contest::{Contest, Pair};
pub use conversion::{Conversion, Conversions, WON};
pub use limit::Limit;
pub use opening::Openings;
pub use player::ArenaPlayer;
pub use quiet::quiet_positions;
pub use referee::{GameEnding, PlayedGame, Terms};
pub use sprt::{Sprt, SprtVerdict};
pub use tally::{Estimate, Points, Tally};

use std::fmt;

/// Why a match cannot continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// An engine does not start, or cannot play this game.
    Engine {
        /// The engine's name.
        name: String,
        /// The problem.
        problem: String,
    },
    /// There is no opening in which neither side is much better.
    NoOpening {
        /// Its number, counted from 0.
        number: usize,
    },
    /// The system refuses a thread.
    NoThread,
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Engine { name, problem } => write!(f, "the engine `{name}` {problem}"),
            ArenaError::NoOpening { number } => write!(
                f,
                "no balanced opening found for pair {}: play fewer random plies, allow more imbalance, or give openings",
                number + 1
            ),
            ArenaError::NoThread => f.write_str("the system could not start a thread"),
        }
    }
}

impl std::error::Error for ArenaError {}
