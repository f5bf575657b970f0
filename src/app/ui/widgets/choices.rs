//! Radio buttons, and the look of check boxes.

use crate::app::ui::access;
use crate::app::ui::context::Tools;
use bevy_egui::egui::{self, CornerRadius, RichText, Ui, vec2};

/// Check boxes with a look that differs from radio buttons.
pub fn square_boxes(ui: &mut Ui) {
    let widgets = &mut ui.visuals_mut().widgets;
    for look in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
    ] {
        look.corner_radius = CornerRadius::same(3);
    }
}

/// A row of radio buttons. Returns the index of the one that was clicked.
pub fn choices(ui: &mut Ui, tools: &Tools, names: &[String], chosen: usize) -> Option<usize> {
    short_choices(ui, tools, (names, names), chosen)
}

/// A row of radio buttons that show other words than their names.
pub fn short_choices(
    ui: &mut Ui,
    tools: &Tools,
    (names, words): (&[String], &[String]),
    chosen: usize,
) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (index, (name, words)) in names.iter().zip(words).enumerate() {
            let holds = index == chosen;
            let text = RichText::new(words).color(if holds {
                tools.theme.on_accent
            } else {
                tools.theme.ink
            });
            let fill = if holds {
                tools.theme.accent
            } else {
                tools.theme.card
            };
            let response = ui.add(egui::Button::new(text).fill(fill).min_size(vec2(0.0, 32.0)));
            access::choice(&response, egui::WidgetType::RadioButton, holds, name);
            if response.clicked() {
                clicked = Some(index);
            }
        }
    });
    clicked
}
