//! The search: what the computer plays.
//!
//! An [`Engine`] searches the positions of any game within [`Limits`], and reports what it finds; a
//! [`Level`] makes it play like a weaker opponent. It knows of a game only what the referee
//! ([`Variant`](crate::rules::Variant)), and measures the values of the pieces itself.
//!
//! | file | |
//! |---|---|
//! | `engine`, `task` | what outlasts a search, what is asked of one, and its threads |
//! | `root` | iterative deepening |
//! | `alphabeta`, `node`, `quiescence` | the nodes of the tree, their moves, and its leaves |
//! | `ends`, `shortcuts` | nodes at which the game is over, or whose value is known early |
//! | `pruning` | what is left out, and by what margin |
//! | `movepicker`, `exchange` | the order of moves, and what they come to in pieces |
//! | `memory`, `history`, `correction` | what is learned on the way: which moves are good, where the evaluation errs |
//! | `transposition`, `slot`, `packed` | what earlier nodes have found out, for all threads |
//! | `eval` | what a position is worth without looking further |
//! | `nnue/` | the same, learned from games, for the games that have a network |
//! | `teacher` | what networks learn from before they learn from games |
//! | `timeman`, `level`, `effort` | how long it thinks, and how well it plays |
//! | `sight` | the captures and replies that a weak player doesn't see |

mod alphabeta;
mod correction;
mod effort;
mod ends;
mod engine;
mod eval;
mod exchange;
mod history;
mod level;
mod memory;
mod movepicker;
pub(crate) mod nnue;
mod node;
mod packed;
mod pruning;
mod quiescence;
pub(crate) mod random;
mod report;
mod root;
mod score;
mod shortcuts;
mod sight;
mod slot;
mod task;
#[cfg(feature = "lab")]
pub(crate) mod teacher;
mod timeman;
mod transposition;

pub use effort::{Effort, UnknownEffort};
pub use engine::Engine;
pub(crate) use eval::oddity;
pub use eval::piece_values;
#[cfg(feature = "lab")]
pub(crate) use eval::tune;
pub use level::Level;
pub use report::Report;
pub use score::Score;
pub use task::Task;
pub use timeman::Limits;
