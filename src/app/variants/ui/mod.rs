//! What is shown of game files.

pub mod files;
pub mod open_file;
pub mod problems;
