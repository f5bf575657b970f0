//! Panels about game files.

pub mod files;
pub mod import;
pub mod open_file;
pub mod problems;
mod view;

pub use view::{GameFilesContext, GameFilesView};
