//! Scroll areas that keep the keyboard focus in sight, and show that they go on.

use bevy_egui::egui::{
    Id, Rect, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2,
    scroll_area::ScrollAreaOutput, vec2,
};

/// The room around what has the focus.
const FOCUS_MARGIN: f32 = 8.0;

/// The distance between a scroll bar and the border of a frame.
const BORDER_DISTANCE: f32 = 2.0;

/// The size of the sign that the contents go on below the edge. It stands at the end of the scroll bar, beside the text.
const PILL_SIZE: Vec2 = vec2(16.0, 16.0);

/// The part of the area by which a click on that sign scrolls.
const CLICK_SHARE: f32 = 0.8;

/// Shows a scroll area that keeps the keyboard focus in sight, and shows whether its contents go on below the edge.
pub trait FollowFocus {
    /// Shows the contents. If the focus has moved to one of them, the area scrolls to it.
    fn follow_focus<R>(
        self,
        ui: &mut Ui,
        add_contents: impl FnOnce(&mut Ui) -> R,
    ) -> ScrollAreaOutput<R>;

    /// The same for an area that scrolls only to the sides.
    fn follow_focus_sideways<R>(
        self,
        ui: &mut Ui,
        add_contents: impl FnOnce(&mut Ui) -> R,
    ) -> ScrollAreaOutput<R>;
}

impl FollowFocus for ScrollArea {
    fn follow_focus<R>(
        self,
        ui: &mut Ui,
        add_contents: impl FnOnce(&mut Ui) -> R,
    ) -> ScrollAreaOutput<R> {
        let output = self.follow_focus_sideways(ui, add_contents);
        let height = output.inner_rect.height();
        let below = output.content_size.y - output.state.offset.y - height;
        if below > FOCUS_MARGIN && point_down(ui, output.inner_rect, output.id) {
            let mut state = output.state;
            state.offset.y += below.min(height * CLICK_SHARE);
            state.store(ui.ctx(), output.id);
            ui.ctx().request_repaint();
        }
        output
    }

    #[expect(clippy::disallowed_methods, reason = "here it is wrapped")]
    fn follow_focus_sideways<R>(
        self,
        ui: &mut Ui,
        add_contents: impl FnOnce(&mut Ui) -> R,
    ) -> ScrollAreaOutput<R> {
        bar_in_margin(ui, |ui| {
            self.show(ui, |ui| {
                let before = widgets(ui);
                let result = add_contents(ui);
                let focused = focused(ui, before);
                // Areas side by side have the same id otherwise.
                let key = ui.unique_id().with("focus");
                let now = focused.map(|(id, _)| id);
                let last: Option<Id> = ui.data_mut(|data| data.get_temp(key).flatten());
                if let Some((_, place)) = focused.filter(|_| now != last) {
                    ui.scroll_to_rect(place.expand(FOCUS_MARGIN), None);
                }
                ui.data_mut(|data| data.insert_temp(key, now));
                result
            })
        })
    }
}

/// Shows a scroll area whose bar is in the margin at the right, as far as there is one. So its contents end where
/// everything else in the column ends.
pub fn bar_in_margin<R>(ui: &mut Ui, area: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let gutter = f32::from(ui.spacing().scroll.content_margin.right);
    let frame = ui.stack().iter().find(|level| level.has_visible_frame());
    let inside = frame.map_or(gutter, |level| {
        f32::from(level.frame().inner_margin.right) - BORDER_DISTANCE
    });
    let margin = inside.min(ui.clip_rect().right() - room.right());
    let wide = room.with_max_x(room.right() + margin.clamp(0.0, gutter));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(wide));
    let result = area(&mut inner);
    let taken = inner.min_rect();
    ui.advance_cursor_after_rect(taken.with_max_x(taken.right().min(room.right())));
    result
}

/// Shows that the contents go on below an area: a thin line at its edge, with an arrow. Returns whether the arrow is
/// clicked. It is only for the mouse: areas follow the keyboard focus, and screen readers know what is below.
fn point_down(ui: &Ui, area: Rect, id: Id) -> bool {
    let visuals = ui.visuals();
    let line = visuals.widgets.noninteractive.bg_stroke;
    let fill = visuals.widgets.noninteractive.bg_fill;
    // The bar has its own room beside the contents.
    let gutter = f32::from(ui.spacing().scroll.content_margin.right);
    let area = area.with_max_x(area.right() - gutter);
    let edge = area.bottom() - 1.0;
    let painter = ui.painter();
    painter.hline(area.x_range(), edge, line);
    let corner = pos2(area.right() + gutter - PILL_SIZE.x, edge - PILL_SIZE.y);
    let pill = Rect::from_min_size(corner, PILL_SIZE);
    // Without a sense of drags, a press would also drag the bar below it.
    let response = ui.interact(pill, id.with("below"), Sense::CLICK | Sense::DRAG);
    let ink = match response.hovered() {
        true => visuals.strong_text_color(),
        false => visuals.weak_text_color(),
    };
    painter.rect(pill, PILL_SIZE.y / 2.0, fill, line, StrokeKind::Inside);
    let corners = [vec2(-4.0, -2.0), vec2(4.0, -2.0), vec2(0.0, 3.0)];
    let points = corners.map(|corner| pill.center() + corner).to_vec();
    painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    response.clicked()
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

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{
        Align, Context, Event, Layout, Modifiers, MouseWheelUnit, PointerButton, Pos2, RawInput,
        TouchPhase,
    };

    /// Two areas side by side, each with buttons that need more room. The first button of the left one has the focus.
    struct Areas {
        ctx: Context,
        frames: u32,
    }

    impl Areas {
        /// Shows a frame. Returns how far the left area is scrolled, and its place.
        fn frame(&mut self, events: Vec<Event>) -> (f32, Rect) {
            self.frames += 1;
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(400.0, 200.0))),
                time: Some(f64::from(self.frames) / 60.0),
                events,
                ..RawInput::default()
            };
            let first = self.frames == 1;
            let mut left = (0.0, Rect::NOTHING);
            let mut output = self.ctx.run_ui(input, |ui| {
                ui.horizontal_top(|ui| {
                    for side in ["left", "right"] {
                        let layout = Layout::top_down(Align::Min);
                        ui.allocate_ui_with_layout(vec2(180.0, 180.0), layout, |ui| {
                            let area = ScrollArea::vertical().id_salt(side).auto_shrink(false);
                            let shown = area.follow_focus(ui, |ui| {
                                for row in 0..30 {
                                    let button = ui.button(format!("{side} {row}"));
                                    if first && side == "left" && row == 0 {
                                        button.request_focus();
                                    }
                                }
                            });
                            if side == "left" {
                                left = (shown.state.offset.y, shown.inner_rect);
                            }
                        });
                    }
                });
            });
            output.textures_delta.clear();
            left
        }

        fn frames(&mut self, events: &[&[Event]]) -> f32 {
            for events in events {
                self.frame(events.to_vec());
            }
            (0..60)
                .map(|_| self.frame(Vec::new()).0)
                .last()
                .unwrap_or(0.0)
        }
    }

    fn areas() -> (Areas, Rect) {
        let mut areas = Areas {
            ctx: Context::default(),
            frames: 0,
        };
        assert_eq!(areas.frames(&[&[]]), 0.0);
        let (_, place) = areas.frame(Vec::new());
        (areas, place)
    }

    #[test]
    fn the_wheel_scrolls_what_has_the_focus_out_of_sight() {
        let (mut areas, place) = areas();
        let wheel = Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -100.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::default(),
        };
        let offset = areas.frames(&[&[Event::PointerMoved(place.center())], &[wheel]]);
        assert!(offset > 50.0, "{offset}");
    }

    #[test]
    fn a_click_on_the_arrow_scrolls_down() {
        let (mut areas, place) = areas();
        let corner = place.right_bottom() - vec2(0.0, 1.0);
        let arrow = corner - PILL_SIZE / 2.0;
        let button = |pressed| Event::PointerButton {
            pos: arrow,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::default(),
        };
        let moved = Event::PointerMoved(arrow);
        let offset = areas.frames(&[&[moved], &[button(true)], &[button(false)]]);
        let expected = place.height() * CLICK_SHARE;
        assert!((offset - expected).abs() < 1.0, "{offset}, {expected}");
    }
}
