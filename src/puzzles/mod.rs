//! Puzzles: positions in which one move is far better than all others.
//!
//! A [`Miner`] finds them in games of the computer against itself, in a game of your own too, and proves them. The
//! program comes with the ones of [`built_in`]; a [`PuzzleFile`] reads and writes their text.
//!
//! # When a puzzle is right
//!
//! No puzzle depends on a few hundredths of one network. This is what the check proves:
//!
//! - **A win in up to three moves** is a fact. Every move is tried: at each of its moves the solver has one move that
//!   wins in so many moves, and none that wins sooner. No evaluation is asked.
//! - **Every other puzzle** is judged by both evaluations that a game has, the network and the one by hand. With each, a
//!   search compares the solver's move with the best of all other moves. Both have to find that it is the best by a
//!   margin, and that it wins (or, in a defence, that it holds the game and every other move loses).
//! - **A gain** is counted: when the line ends, and also after the best answer, the solver has gained material.
//! - **The miner demands much more** ([`MINED`]) than the check ([`CHECKED`]): a margin of 0.55 against 0.25, in chances
//!   from -1 (lost) to 1 (won). A new network changes chances by less than that. What meets [`KEPT`], halfway between,
//!   is clear. The check looks again at all others with eight times the nodes before it refuses them.
//! - **What is no longer clear** after a change of a network is replaced (`baroque puzzles check --strict --remove`), so
//!   that the next change does not make it wrong.
//!
//! | file | |
//! |---|---|
//! | `puzzle` | a puzzle, and what it is in its game |
//! | `text` | puzzles as text |
//! | `built_in` | the puzzles that come with the program |
//! | `theme`, `themes` | what puzzles can be about; the themes of a line |
//! | `games` | games with the mistakes that people make |
//! | `miner` | puzzles from games |
//! | `solver` | the best move and the second best |
//! | `proof` | the line of a puzzle, and its proof |
//! | `demands` | what a puzzle has to meet |
//! | `confirm`, `checker` | whether a puzzle keeps what it promises |
//! | `sieve` | what makes a position no good puzzle |
//! | `own` | the puzzles that a user has found, as files in the data folder |
//! | `collect` | many games on all cores, and which puzzles a file accepts |
//! | `pick` | the next puzzle for a solver, and the puzzle of a day |
//! | `rating` | how difficult a puzzle is, by its features |
//! | `strength` | how strong a solver is, and how difficult a puzzle has turned out to be |

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
pub use miner::{Found, Miner};
pub use own::{OwnPuzzles, load_own_puzzles, own_puzzles_folder, save_own_puzzles};
pub use pick::{daily_puzzle, next_puzzle};
pub use proof::{CHECK_NODES, MINING_NODES, PROOF_NODES};
pub use puzzle::{End, Misfit, Opened, Puzzle};
pub use rating::Features;
pub use strength::Strength;
pub use text::{PuzzleFile, RATINGS, TextError};
pub use theme::{Theme, UnknownTheme};
