//! Names and descriptions for screen readers.

use bevy_egui::egui::{Response, WidgetInfo, WidgetType};

/// Gives a name to a field, a list or a button that shows no text.
pub fn name(response: &Response, name: &str) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_label(name));
}

/// Gives a widget a role and a name, if its picture or words do not say them.
pub fn label(response: &Response, role: WidgetType, enabled: bool, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(role, enabled, name));
}

/// Gives a widget that can be chosen a role and a name.
pub fn choice(response: &Response, role: WidgetType, chosen: bool, name: &str) {
    response.widget_info(|| WidgetInfo::selected(role, true, chosen, name));
}
