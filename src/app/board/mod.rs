//! The board in the window.

mod ahead;
pub mod cursor;
pub mod draw;
pub mod drawing;
pub mod interact;
pub mod scene;
