//! The program for those who do not see it, or use no mouse.
//!
//! egui tells a screen reader of every button, field and label (AccessKit); here the board is added to that, in
//! words, and what happens is announced. All that is said of moves and squares comes from [`crate::explain`].

pub mod announce;
pub mod bridge;
pub mod ring;

use bevy_egui::egui::Response;

/// Gives a field, a list or a button without words its name.
pub fn name(response: &Response, name: &str) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_label(name));
}
