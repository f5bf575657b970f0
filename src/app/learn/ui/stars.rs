//! Stars, drawn so that they need no letters of a font.

use super::LearnContext;
use baroque::texts::text;
use bevy_egui::egui::{
    Color32, Mesh, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::f32::consts::TAU;

/// The most stars of a lesson.
const MAX_STARS: u8 = 3;

/// The inner radius of a star, as a part of the outer one.
const INNER_RADIUS: f32 = 0.42;

/// Stars in the flow of a panel: those that were earned are filled.
pub(super) fn show(ui: &mut Ui, cx: &LearnContext, earned: u8, size: f32) {
    let width = f32::from(MAX_STARS) * size * 1.15;
    let (rect, response) = ui.allocate_exact_size(vec2(width, size), Sense::hover());
    let words = text!("learn-stars", stars = earned);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    response.on_hover_text(text!("learn-stars-help"));
    at(ui, cx, earned, rect.left_top(), size);
}

/// Stars at a place.
pub(super) fn at(ui: &Ui, cx: &LearnContext, earned: u8, corner: Pos2, size: f32) {
    for index in 0..MAX_STARS {
        let left = corner.x + f32::from(index) * size * 1.15;
        let place = Rect::from_min_size(pos2(left, corner.y), Vec2::splat(size));
        star(ui, cx, place, index < earned);
    }
}

/// A star as ten triangles around its middle.
fn star(ui: &Ui, cx: &LearnContext, place: Rect, earned: bool) {
    let (middle, radius) = (place.center(), place.width() / 2.0);
    let point = |index: usize| {
        let reach = if index.is_multiple_of(2) {
            radius
        } else {
            radius * INNER_RADIUS
        };
        let angle = TAU * index as f32 / 10.0 - TAU / 4.0;
        middle + vec2(angle.cos(), angle.sin()) * reach
    };
    let corners: Vec<Pos2> = (0..10).map(point).collect();
    let (fill, line) = match earned {
        true => (cx.theme.accent, cx.theme.accent),
        false => (Color32::TRANSPARENT, cx.theme.muted),
    };
    let painter = ui.painter();
    if earned {
        // One mesh, because polygons side by side have pale edges.
        let mut mesh = Mesh::default();
        mesh.colored_vertex(middle, fill);
        for (index, &corner) in (0_u32..).zip(&corners) {
            mesh.colored_vertex(corner, fill);
            mesh.add_triangle(0, index + 1, (index + 1) % 10 + 1);
        }
        painter.add(Shape::mesh(mesh));
    }
    painter.add(Shape::closed_line(corners, Stroke::new(1.2, line)));
}
