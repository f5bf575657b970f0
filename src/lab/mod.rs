//! Tools for networks: games of the engine against itself, and training on them. Also measures of the levels.
//!
//! | file | |
//! |---|---|
//! | `self_play` | one game, always the same for a seed and number |
//! | `games` | games as bytes, as `baroque lab datagen` writes them |
//! | `datagen` | many games on several threads, added to a file in order |
//! | `train/` | trains networks on the games |
//! | `penultima` | matches of the computer that does not know the hidden rules against the one that does |
//! | `puzzles` | the puzzles that the levels solve |
//! | `values` | what each piece is worth to the evaluation, by the stage of the game |
//! | `weak` | weak players, for measuring the lowest levels |

pub mod datagen;
pub mod games;
pub mod penultima;
pub mod puzzles;
pub mod self_play;
pub mod train;
pub mod values;
pub mod weak;
