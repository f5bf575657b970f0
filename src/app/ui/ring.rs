//! A ring around the widget with the keyboard focus.

use crate::app::keys::{BOARD, SETUP};
use crate::app::ui::theme::Theme;
use bevy_egui::egui::{Context, CornerRadius, Id, Stroke, StrokeKind};

/// Draws the ring. Boards have a cursor of their own instead.
pub fn show(ctx: &Context, theme: &Theme) {
    let Some(id) = ctx.memory(|memory| memory.focused()) else {
        return;
    };
    if [BOARD, SETUP].map(Id::new).contains(&id) {
        return;
    }
    let Some(response) = ctx.read_response(id) else {
        return;
    };
    // What is scrolled out of view gets no ring.
    let seen = response.interact_rect.expand(4.0);
    let painter = ctx.layer_painter(response.layer_id).with_clip_rect(seen);
    let ring = response.rect.expand(1.5);
    let line = Stroke::new(2.0, theme.accent);
    painter.rect_stroke(ring, CornerRadius::same(8), line, StrokeKind::Outside);
}
