//! A row of tabs.

use super::bold;
use crate::app::ui::access;
use crate::app::ui::context::Tools;
use bevy_egui::egui::{Button, FontId, RichText, Stroke, Ui, WidgetType, vec2};

/// The thickness of the line below the open tab.
const OPEN_LINE: f32 = 2.5;

/// A row of tabs: names above a line, the open one in bold above a thicker part. Returns the index of the one that was
/// clicked.
pub fn tabs(ui: &mut Ui, tools: &Tools, names: &[String], open: usize) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        ui.spacing_mut().button_padding.x = 8.0;
        for (index, name) in names.iter().enumerate() {
            let holds = index == open;
            let (font, ink) = match holds {
                true => (bold(16.0), tools.theme.ink),
                false => (FontId::proportional(16.0), tools.theme.muted),
            };
            let text = RichText::new(name).font(font).color(ink);
            let button = Button::new(text).frame_when_inactive(false);
            let response = ui.add(button.min_size(vec2(0.0, 32.0)));
            let rect = response.rect;
            let line = match holds {
                true => Stroke::new(OPEN_LINE, tools.theme.accent),
                false => Stroke::new(1.0, tools.theme.line),
            };
            ui.painter().hline(rect.x_range(), rect.bottom(), line);
            access::choice(&response, WidgetType::RadioButton, holds, name);
            if response.clicked() {
                clicked = Some(index);
            }
        }
    });
    ui.add_space(4.0);
    clicked
}
