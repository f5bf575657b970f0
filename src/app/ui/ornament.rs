//! The ornament: a line with a diamond in its middle.

use super::theme::Theme;
use bevy_egui::egui::{Rect, Sense, Shape, Stroke, Ui, Vec2, vec2};

/// Half the width of the diamond.
const DIAMOND: f32 = 6.0;

/// The size of the ornament below a result.
pub const ORNAMENT_SIZE: Vec2 = vec2(120.0, 12.0);

/// Shows all of it below a result.
pub fn ornament_below(ui: &mut Ui, theme: &Theme) {
    let (rect, _) = ui.allocate_exact_size(ORNAMENT_SIZE, Sense::hover());
    ornament(ui, theme, rect, 1.0);
}

/// Draws a part of it, from the middle on.
pub fn ornament(ui: &Ui, theme: &Theme, rect: Rect, part: f32) {
    let (middle, stroke) = (rect.center(), Stroke::new(1.5, theme.accent));
    let reach = part * rect.width() / 2.0;
    let painter = ui.painter();
    for side in [-1.0, 1.0] {
        let from = middle + vec2(side * DIAMOND, 0.0);
        let to = middle + vec2(side * reach.max(DIAMOND), 0.0);
        painter.line_segment([from, to], stroke);
    }
    let corners = [
        vec2(0.0, -1.0),
        vec2(1.0, 0.0),
        vec2(0.0, 1.0),
        vec2(-1.0, 0.0),
    ];
    let points = corners
        .map(|corner| middle + corner * (DIAMOND - 1.0))
        .to_vec();
    painter.add(Shape::convex_polygon(points, theme.accent, Stroke::NONE));
}
