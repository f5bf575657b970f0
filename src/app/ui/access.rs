//! Names, for screen readers, of what has no words.

use bevy_egui::egui::Response;

/// Gives a field, a list or a button without words its name.
pub fn name(response: &Response, name: &str) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_label(name));
}
