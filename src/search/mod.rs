//! The search: how the computer chooses its moves.
//!
//! An [`Engine`] searches the positions of any game within [`Limits`] and reports what it finds. A [`Level`] makes it
//! play like a weaker opponent. All that it knows about a game is the referee ([`Variant`](crate::rules::Variant)).
//! It measures the values of the pieces itself.
//!
//! Search threads share the transposition table and nothing else. Only the main thread decides when to stop, so one
//! thread always gives the same answer.
//!
//! | file | |
//! |---|---|
//! | `engine`, `task` | the state from one search to the next, the request for a search |
//! | `prepared` | the state for one game and the width of its board, and the threads of a search |
//! | `root` | iterative deepening |
//! | `alphabeta`, `node`, `quiescence` | the nodes of the tree, their moves, and its leaves |
//! | `perfect` | perfect play with tables of endings |
//! | `ends`, `shortcuts` | nodes at which the game is over, or whose value is known early |
//! | `pruning` | which moves and nodes the search leaves out, and by what margins |
//! | `movepicker`, `exchange` | the order of moves, and their material results |
//! | `memory`, `history`, `correction` | what the search learns: which moves are good, where the evaluation errs |
//! | `transposition`, `slot`, `packed` | the results of earlier nodes, for all threads |
//! | `eval` | the static evaluation of a position |
//! | `nnue/` | an evaluation learned from games, for the games that have a network |
//! | `teacher` | the positions from which networks learn before they learn from games |
//! | `timeman`, `level`, `effort` | how long the computer thinks, and how well it plays |
//! | `vision` | the captures and replies that a weak player overlooks |

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
mod perfect;
mod prepared;
mod pruning;
mod quiescence;
pub(crate) mod random;
mod report;
mod root;
mod score;
mod shortcuts;
mod slot;
mod task;
#[cfg(feature = "lab")]
pub(crate) mod teacher;
mod timeman;
mod transposition;
mod vision;

pub use effort::{Effort, UnknownEffort};
pub use engine::Engine;
pub(crate) use eval::oddity;
pub use eval::piece_values;
#[cfg(feature = "lab")]
pub(crate) use eval::tune;
pub use level::Level;
pub use report::SearchReport;
pub use score::Score;
pub use task::Task;
pub use timeman::Limits;
