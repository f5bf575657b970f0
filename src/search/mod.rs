//! The search: what the computer plays.
//!
//! An [`Engine`] searches the positions of any game within [`Limits`], and reports what it finds; a
//! [`Level`] makes it play like a weaker opponent. It knows of a game only what the referee
//! ([`Variant`](crate::rules::Variant)) tells, and measures what the men are worth by themselves.
//!
//! | file | |
//! |---|---|
//! | `engine`, `task` | what outlasts a search, what is asked of one, and its threads |
//! | `root` | iterative deepening |
//! | `alphabeta`, `quiescence` | the nodes of the tree, and its leaves |
//! | `ends` | nodes at which the game is over |
//! | `pruning` | what is left out, and by what margin |
//! | `movepicker`, `history` | the order of moves, and what is remembered for it |
//! | `transposition`, `packed` | what earlier nodes have found out, for all threads |
//! | `eval` | what a position is worth without looking further |
//! | `timeman`, `level` | how long it thinks, and how well it plays |

mod alphabeta;
mod ends;
mod engine;
mod eval;
mod history;
mod level;
mod movepicker;
mod packed;
mod pruning;
mod quiescence;
pub(crate) mod random;
mod report;
mod root;
mod score;
mod task;
mod timeman;
mod transposition;

pub use engine::Engine;
pub use level::Level;
pub use report::Report;
pub use score::Score;
pub use task::Task;
pub use timeman::Limits;
