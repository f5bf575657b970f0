//! Matches between engines: which one plays better, and by how much.
//!
//! Both are programs of their own that speak UCI. The rules here are the referee: an engine that plays
//! an illegal move, falls silent or ends loses the game. Every opening is played twice with colours
//! changed, and the pair is what is counted, as in the runners of the field.
//!
//! | file | |
//! |---|---|
//! | `player` | a program and its options |
//! | `pipe`, `client` | the running program, and a conversation with it |
//! | `limit` | what an engine may use up for its moves |
//! | `opening` | where games begin |
//! | `referee` | one game, and how it ends |
//! | `contest` | all games, several at a time |
//! | `tally`, `sprt` | what the results say |
//! | `quiet` | positions of the games for tuning an evaluation |

mod client;
mod contest;
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
pub use limit::Limit;
pub use opening::Openings;
pub use player::Player;
pub use quiet::quiet_positions;
pub use referee::{Ending, Played, Terms};
pub use sprt::{Sprt, Verdict};
pub use tally::{Estimate, Points, Tally};

use std::fmt;

/// Why a match cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// An engine cannot be started, or not be made to play this game.
    Engine {
        /// The engine's name.
        name: String,
        /// Its actual behaviour.
        problem: String,
    },
    /// No opening has been found in which neither side is much better.
    NoOpening {
        /// Its number, counted from 0.
        number: usize,
    },
    /// The system gives no thread to play on.
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
