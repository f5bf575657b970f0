//! What makes networks: games that the engine plays against itself, and what a trainer reads of them.
//!
//! | file | |
//! |---|---|
//! | `self_play` | one such game, the same for the same seed and number |
//! | `games` | games as bytes: what `baroque lab datagen` writes |
//! | `datagen` | many games on several threads, added to a file in order |
//! | `train/` | networks made from them |
//! | `weak` | weak players, against whom the lowest levels are measured |

pub mod datagen;
pub mod games;
pub mod self_play;
pub mod train;
pub mod weak;
