//! Support for screen readers and for playing without a mouse.
//!
//! egui passes every button, field and label to screen readers (AccessKit). This folder adds the board in words, and
//! announces what happens. The words for moves and squares come from [`baroque::explain`].

pub mod announce;
pub mod bridge;
mod spoken;

pub use spoken::{Spoken, plugin};
