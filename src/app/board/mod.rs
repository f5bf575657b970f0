//! The board in the window.

pub mod draw;
pub mod interact;
pub mod scene;
