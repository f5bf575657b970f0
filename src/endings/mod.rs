//! Perfect endings: the exact value of every position with few pieces, for any game.
//!
//! [`Endings`] solves a material, such as king and rook against king, by the game's own rules. So it knows no piece and
//! no way of capturing. The pieces of these games cannot take their moves back in a simple way. So the solver asks the
//! rules for the moves of each position, and learns from them how pieces get from square to square. From a solved
//! position it goes back along these steps, and asks the rules again what the positions there are worth.
//!
//! The halfmove clock and repetitions do not count. Positions with castling rights, en passant captures or swap bans have
//! no value here, nor those with a piece that brings others back from a hand.
//!
//! | file | |
//! |---|---|
//! | `material` | the pieces of an ending, and where they stand |
//! | `symmetry` | the maps of the board that change nothing |
//! | `index` | the numbers of the positions of a material |
//! | `steps` | how pieces get from square to square |
//! | `value`, `table` | what a position is worth, and all values of a material |
//! | `solver` | finds the values of a material |
//! | `packed` | a table as bytes |
//! | `game` | the tables of a game, built when they are needed |
//! | `build` | the work on tables in the background |
//! | `alone` | which pieces can force mate alone, or two together |

mod alone;
mod build;
mod error;
mod game;
mod index;
mod material;
mod packed;
mod solver;
mod steps;
mod symmetry;
mod table;
mod value;

pub use alone::{AloneEnding, alone, pairs};
pub use build::Build;
pub use error::EndingError;
pub(crate) use game::ReadyTables;
pub use game::{Endings, TableStore};
pub use material::{MOST_PIECES, Material};
pub use solver::Progress;
pub use table::{Figures, Table};
pub use value::Value;
