//! Puzzles: positions in which one move is far better than all others.
//!
//! A [`Miner`] finds them in games of the computer against itself, or in one of your own games, and proves them. The
//! program comes with those of [`built_in`]. A [`PuzzleFile`] reads and writes their text.
//!
//! # When a puzzle is right
//!
//! No puzzle depends on a few hundredths of one network. The check proves this:
//!
//! - **A win in up to three moves** is a fact. The check tries every move: at each turn the solver has one move that
//!   wins in so many moves, and none that wins sooner. It asks no evaluation.
//! - **Both evaluations of a game**, the network and the one by hand, judge every other puzzle. With each, a search
//!   compares the solver's move with the best of all other moves. Both must find that it is the best by a margin, and
//!   that it wins. In a defence it must hold the game, and every other move must lose.
//! - **A gain** is counted: when the line ends, and also after the best answer, the solver has gained material.
//! - **The miner demands much more** ([`MINED`]) than the check ([`CHECKED`]): a margin of 0.55 against 0.25, in chances
//!   from -1 (lost) to 1 (won). Chances are better than material here, because a pawn more means little in a won game.
//!   A new network changes chances by less than the difference. A puzzle that meets [`KEPT`], halfway between, is
//!   clear. The check looks again at all others with eight times the nodes before it refuses them.
//! - **Puzzles that are no longer clear** after a change of a network are replaced, so that the next change does not
//!   make them wrong: `baroque puzzles check --strict --remove`.
//!
//! | file | |
//! |---|---|
//! | `puzzle` | a puzzle, its id and its place in a game |
//! | `text` | puzzles as text |
//! | `built_in` | the puzzles that come with the program |
//! | `theme`, `themes` | the themes of puzzles; the themes of a line |
//! | `games` | games with mistakes like those of humans |
//! | `miner` | finds puzzles in games |
//! | `solver` | the best move and the second best |
//! | `proof` | the line of a puzzle, and its proof |
//! | `demands` | the margins and gains that a puzzle must meet |
//! | `confirm`, `checker` | whether a puzzle is right |
//! | `sieve` | rejects positions that make no good puzzle |
//! | `own` | the puzzles that a user has found, as files in the data folder |
//! | `collect` | many games on all cores, and the puzzles that a file accepts |
//! | `pick` | the next puzzle for a solver, and the puzzle of the day |
//! | `rating` | the difficulty of a puzzle, by its features |
//! | `series` | the choice of puzzles, series of them, and the next puzzle for a player |
//! | `strength` | the strength of a solver and the difficulty of a puzzle, by results |

mod built_in;
mod checker;
mod collect;
mod confirm;
mod demands;
mod games;
mod miner;
mod own;
mod pick;
mod proof;
mod puzzle;
mod rating;
pub mod series;
mod sieve;
mod solver;
mod strength;
mod text;
mod theme;
mod themes;

pub use built_in::{built_in, built_in_games};
pub use checker::Checker;
pub use collect::{Collection, PLAIN_ONE_IN, collect};
pub use confirm::Doubt;
pub use demands::{CHECKED, Demands, KEPT, MINED};
pub use miner::{MinedPuzzle, Miner};
pub use own::{OwnPuzzles, load_own_puzzles, own_puzzles_folder, save_own_puzzles};
pub use pick::{daily_puzzle, next_puzzle};
pub use proof::{CHECK_NODES, MINING_NODES, PROOF_NODES};
pub use puzzle::{End, Misfit, Opened, Puzzle};
pub use rating::Features;
pub use strength::Strength;
pub use text::{PuzzleFile, RATINGS, TextError};
pub use theme::{Theme, UnknownTheme};
