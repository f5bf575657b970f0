//! Finds the places of texts and choices on the board.

use crate::app::play::table::Table;
use baroque::diagram::{Point, clearing, covered, preview, removed};
use baroque::rules::{Bitboard, Move, Square};
use bevy_egui::egui::{Context, Id, Pos2, Rect, Vec2, vec2};

/// The id of the choice among several moves.
pub(super) const CHOOSER: &str = "chooser";

/// The assumed size of an area before its first layout, in points.
const ASSUMED_SIZE: Vec2 = vec2(240.0, 40.0);

/// The squares that matter for a move.
pub(super) fn concerned(table: &Table, mv: Move) -> Bitboard {
    let transition = table.variant().transition(table.position(), mv);
    let marks = preview(table.view(), &transition);
    covered(table.view(), table.variant().geometry(), &marks)
        .with(mv.from)
        .with(mv.to)
}

/// The size of an area in its last frame.
pub(super) fn last_size(ctx: &Context, id: Id) -> Vec2 {
    redraw_new(ctx, id);
    let known = ctx.memory(|memory| memory.area_rect(id));
    known.map_or(ASSUMED_SIZE, |area| area.size())
}

/// Draws a new area once more, because its first frame is invisible.
pub(super) fn redraw_new(ctx: &Context, id: Id) {
    if ctx.memory(|memory| memory.area_rect(id)).is_none() {
        ctx.request_repaint();
    }
}

/// The best place on the board in `rect` for an area with this size.
pub(super) fn place(
    table: &Table,
    rect: Rect,
    size: Vec2,
    (near, seen): (Square, Bitboard),
) -> Pos2 {
    let side = rect.width() / table.view().columns() as f32;
    let size = size / side;
    let traces = table.last_transition().map(removed).unwrap_or_default();
    let traces: Bitboard = traces.into_iter().map(|(square, _)| square).collect();
    let targets = table.interaction.targets(table.legal_moves());
    let others = table.position().occupied() | targets | traces;
    let size = Point::new(size.x, size.y);
    let corner = clearing(table.view(), near, size, seen, others);
    rect.min + vec2(corner.x, corner.y) * side
}

/// The squares under a rectangle of the window.
pub(super) fn under(table: &Table, board: Rect, area: Rect) -> Bitboard {
    let side = board.width() / table.view().columns() as f32;
    let covered = |square: &Square| {
        let center = table.view().center(*square);
        let middle = board.min + vec2(center.x, center.y) * side;
        Rect::from_center_size(middle, Vec2::splat(side)).intersects(area)
    };
    let squares = table.variant().geometry().squares().into_iter();
    squares.filter(covered).collect()
}
