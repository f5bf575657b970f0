//! Chess games whose pieces capture by doing something.
#![warn(
    clippy::dbg_macro,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented,
    clippy::unwrap_used
)]

#[cfg(feature = "lab")]
pub mod arena;
pub mod blind;
pub mod book;
pub mod cli;
pub mod diagram;
pub mod endings;
pub mod explain;
pub mod game;
pub mod guide;
pub mod import;
#[cfg(feature = "lab")]
pub mod lab;
pub mod lessons;
pub mod library;
pub mod notation;
pub mod penultima;
pub mod playtest;
pub mod progress;
pub mod puzzles;
pub mod rules;
pub mod search;
pub mod sets;
pub mod sketch;
pub mod texts;
pub mod training;
pub mod uci;
pub mod variant_file;
mod words;
