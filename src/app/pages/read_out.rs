//! The position as text, for reading and copying.

use crate::app::pages::PageContext;
use crate::app::shell::Notify;
use crate::app::ui::scroll::FollowFocus;
use baroque::texts::text;
use bevy_egui::egui::{Label, ScrollArea, Ui};

/// Shows the text.
pub fn show(ui: &mut Ui, cx: &mut PageContext) {
    let Some(text) = &cx.view.spoken.read_out else {
        return;
    };
    let height = (ui.ctx().viewport_rect().height() - 240.0).max(120.0);
    ScrollArea::vertical()
        .max_height(height)
        .follow_focus(ui, |ui| {
            for line in text.lines() {
                ui.add(Label::new(line).wrap().selectable(true));
            }
        });
    let copy = ui.button(text!("read-out-copy"));
    if copy.clicked() {
        ui.ctx().copy_text(text.clone());
        let words = text!("read-out-copied").to_owned();
        cx.outbox.send(Notify(words));
    }
}
