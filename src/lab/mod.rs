//! Tools for networks: games of the engine against itself, and training on them. Also measures of the levels.
//!
//! | file | |
//! |---|---|
//! | `opening` | the starts of games: balanced ones, and those in which a side has more material |
//! | `self_play` | one game, always the same for a seed and number |
//! | `games` | games as bytes, as `baroque lab datagen` writes them |
//! | `datagen` | many games on several threads, added to a file in order |
//! | `train/` | trains networks on the games |
//! | `blind` | games of the computer that sees only its own pieces, against weaker players |
//! | `penultima` | matches of the computer that does not know the hidden rules against the one that does |
//! | `puzzles` | the puzzles that the levels solve |
//! | `values` | what each piece is worth to the evaluation, by the stage of the game |
//! | `weak` | weak players, for measuring the lowest levels |

pub mod blind;
pub mod datagen;
pub mod games;
mod opening;
pub mod penultima;
pub mod puzzles;
pub mod self_play;
pub mod train;
pub mod values;
pub mod weak;
