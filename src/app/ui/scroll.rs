//! Scroll areas that keep the keyboard focus in sight, and show that they go on.

use bevy_egui::egui::{
    Id, Rect, ScrollArea, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, scroll_area::ScrollAreaOutput,
    vec2,
};

/// The room around what has the focus.
const FOCUS_MARGIN: f32 = 8.0;

/// The size of the sign that the contents go on below the edge, and its distance from the right. There it covers less
/// text than in the middle, and not the bar.
const PILL_SIZE: Vec2 = vec2(28.0, 14.0);
const PILL_MARGIN: f32 = 14.0;

/// Shows a scroll area that keeps the keyboard focus in sight, and shows whether its contents go on below the edge.
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
        let output = self.show(ui, |ui| {
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
        });
        let below = output.content_size.y - output.state.offset.y - output.inner_rect.height();
        if below > FOCUS_MARGIN {
            point_down(ui, output.inner_rect);
        }
        output
    }
}

/// Shows that the contents go on below an area: a thin line at its edge, with an arrow.
fn point_down(ui: &Ui, area: Rect) {
    let visuals = ui.visuals();
    let line = visuals.widgets.noninteractive.bg_stroke;
    let fill = visuals.widgets.noninteractive.bg_fill;
    let ink = visuals.weak_text_color();
    let edge = area.bottom() - 1.0;
    let painter = ui.painter();
    painter.hline(area.x_range(), edge, line);
    let corner = pos2(area.right() - PILL_MARGIN - PILL_SIZE.x, edge - PILL_SIZE.y);
    let pill = Rect::from_min_size(corner, PILL_SIZE);
    painter.rect(pill, PILL_SIZE.y / 2.0, fill, line, StrokeKind::Inside);
    let corners = [vec2(-4.0, -2.0), vec2(4.0, -2.0), vec2(0.0, 3.0)];
    let points = corners.map(|corner| pill.center() + corner).to_vec();
    painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
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
