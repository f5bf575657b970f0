//! The program for those who do not see it, or use no mouse.
//!
//! egui tells a screen reader of every button, field and label (AccessKit); here the board is added to that, in
//! words, and what happens is announced. All that is said of moves and squares comes from [`crate::explain`].

pub mod announce;
pub mod bridge;
mod spoken;

pub use spoken::{Spoken, plugin};
