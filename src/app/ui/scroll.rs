//! Scroll areas that keep the keyboard focus in sight.

use bevy_egui::egui::{Id, Rect, ScrollArea, Ui, scroll_area::ScrollAreaOutput};

/// The room around what has the focus.
const FOCUS_MARGIN: f32 = 8.0;

/// Shows a scroll area that keeps the keyboard focus in sight.
pub trait FollowFocus {
    /// Shows the contents. If the focus has moved to one of them, the area scrolls to it.
    fn follow_focus<R>(
        self,
        ui: &mut Ui,
        add_contents: impl FnOnce(&mut Ui) -> R,
    ) -> ScrollAreaOutput<R>;
}

impl FollowFocus for ScrollArea {
    #[expect(clippy::disallowed_methods, reason = "here it is wrapped")]
    fn follow_focus<R>(
        self,
        ui: &mut Ui,
        add_contents: impl FnOnce(&mut Ui) -> R,
    ) -> ScrollAreaOutput<R> {
        self.show(ui, |ui| {
            let before = widgets(ui);
            let result = add_contents(ui);
            let focused = focused(ui, before);
            let key = ui.id().with("focus");
            let now = focused.map(|(id, _)| id);
            let last: Option<Id> = ui.data_mut(|data| data.get_temp(key).flatten());
            if let Some((_, place)) = focused.filter(|_| now != last) {
                ui.scroll_to_rect(place.expand(FOCUS_MARGIN), None);
            }
            ui.data_mut(|data| data.insert_temp(key, now));
            result
        })
    }
}

/// How many widgets the layer has so far.
fn widgets(ui: &Ui) -> usize {
    let layer = ui.layer_id();
    ui.ctx()
        .viewport(|viewport| viewport.this_pass.widgets.get_layer(layer).count())
}

/// What has the focus, and its place, if it is among the widgets of the layer after the first `before`.
fn focused(ui: &Ui, before: usize) -> Option<(Id, Rect)> {
    let focused = ui.memory(|memory| memory.focused())?;
    let layer = ui.layer_id();
    ui.ctx().viewport(|viewport| {
        let mut own = viewport.this_pass.widgets.get_layer(layer).skip(before);
        let widget = own.find(|widget| widget.id == focused)?;
        Some((focused, widget.rect))
    })
}
