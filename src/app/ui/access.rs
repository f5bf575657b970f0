//! Names for screen readers.

use bevy_egui::egui::Response;

/// Gives a name to a field, a list or a button that shows no text.
pub fn name(response: &Response, name: &str) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_label(name));
}
