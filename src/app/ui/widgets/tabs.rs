//! A row of tabs.

use super::bold;
use crate::app::ui::access;
use crate::app::ui::context::Tools;
use crate::app::ui::scroll::FollowFocus;
use bevy_egui::egui::{
    Color32, FontId, Response, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetType, vec2,
};

/// The height of a tab.
const HEIGHT: f32 = 32.0;

/// The thickness of the line below the open tab.
const OPEN_LINE: f32 = 2.5;

/// The space between names, and their sizes: the larger one if it fits.
const GAP: f32 = 2.0;
const SIZES: (f32, f32) = (16.0, 14.0);

/// The widest margins of names in a row, and the narrowest ones. If even those leave too little room, the row scrolls.
const MARGINS: (f32, f32) = (8.0, 3.0);

/// A row of tabs: names above a line, the open one in bold above a thicker part. Returns the index of the one that was
/// clicked.
pub fn tabs(ui: &mut Ui, tools: &Tools, names: &[String], open: usize) -> Option<usize> {
    let mut clicked = None;
    let (margin, size) = fitting(ui, names);
    let last = ui.id().with("open tab");
    let moved = ui.data(|data| data.get_temp(last)) != Some(open);
    ui.data_mut(|data| data.insert_temp(last, open));
    let row = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for (index, name) in names.iter().enumerate() {
            let holds = index == open;
            let (font, ink) = match holds {
                true => (bold(size), tools.theme.ink),
                false => (FontId::proportional(size), tools.theme.muted),
            };
            let response = word(ui, name, (font, ink), vec2(margin, HEIGHT));
            let rect = response.rect;
            let thin = Stroke::new(1.0, tools.theme.line);
            let end = match index + 1 == names.len() {
                true => ui.max_rect().right().max(rect.right()),
                false => rect.right() + GAP,
            };
            ui.painter().hline(rect.left()..=end, rect.bottom(), thin);
            if holds {
                let thick = Stroke::new(OPEN_LINE, tools.theme.accent);
                ui.painter().hline(rect.x_range(), rect.bottom(), thick);
            }
            access::choice(&response, WidgetType::RadioButton, holds, name);
            if response.clicked() {
                clicked = Some(index);
            }
            if holds && moved {
                response.scroll_to_me(None);
            }
        }
    };
    ScrollArea::horizontal()
        .id_salt("tabs")
        .auto_shrink([false, true])
        .follow_focus_sideways(ui, |ui| ui.horizontal(row));
    ui.add_space(4.0);
    clicked
}

/// A word that can be clicked. It is as wide as in bold with a margin, so that nothing moves when it is chosen or
/// pointed at.
pub(super) fn word(
    ui: &mut Ui,
    word: &str,
    (font, ink): (FontId, Color32),
    size: Vec2,
) -> Response {
    let lay = |font| ui.painter().layout_no_wrap(word.to_owned(), font, ink);
    let widest = lay(bold(font.size)).size().x;
    let (margin, height) = (size.x, size.y);
    let galley = lay(font);
    let size = vec2(widest + 2.0 * margin, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if response.hovered() || response.has_focus() {
        let look = ui.visuals().widgets.hovered;
        ui.painter()
            .rect_filled(rect, look.corner_radius, look.weak_bg_fill);
    }
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, ink);
    response
}

/// The margins and the size of names with which a row fits, if it can.
fn fitting(ui: &Ui, names: &[String]) -> (f32, f32) {
    let width = |size: f32| -> f32 {
        let names = names.iter().map(|name| {
            let laid = ui
                .painter()
                .layout_no_wrap(name.clone(), bold(size), Color32::PLACEHOLDER);
            laid.size().x + GAP
        });
        names.sum()
    };
    let both = 2.0 * names.len().max(1) as f32;
    let margin = |size: f32| (ui.available_width() - width(size)) / both;
    let size = match margin(SIZES.0) >= MARGINS.1 {
        true => SIZES.0,
        false => SIZES.1,
    };
    (margin(size).clamp(MARGINS.1, MARGINS.0), size)
}
