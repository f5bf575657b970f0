//! The place of the board of a page, and pictures of positions.

use super::columns;
use super::context::Tools;
use super::widgets::PAGE_MARGIN;
use crate::app::settings::{Coordinates, Settings};
use baroque::diagram::{BoardView, STRIP, board_svg};
use baroque::notation::write_fen;
use baroque::rules::{Position, Variant};
use bevy_egui::egui::{Align2, Rect, Ui, Vec2, vec2};

/// The margin around the board of a page, with coordinates beside it and without.
const MARGINS: (f32, f32) = (28.0, 14.0);

/// The width of the line around a board.
const EDGE: f32 = 2.0;

/// The margins at the sides of a board below the bar of a page, and above and below it. It has no coordinates. The line
/// around it begins where the bar and the panel do.
const BELOW_BAR: Vec2 = vec2(
    PAGE_MARGIN as f32 + EDGE,
    columns::MARGINS_HEIGHT / 2.0 + EDGE,
);

/// The room for the frame around the squares of a picture.
const FRAME: f32 = 4.0;

/// The least side of a square, in pixels.
const LEAST_SQUARE: f32 = 8.0;

/// The name of a layout for players: `10 × 8` for `10x8`.
pub fn layout_name(layout: &str) -> String {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match layout.split_once('x') {
        Some((files, ranks)) if is_number(files) && is_number(ranks) => {
            format!("{files} × {ranks}")
        }
        _ => layout.to_owned(),
    }
}

/// The width that a board needs in a part of the window with this height, with its margins.
pub fn width_of(settings: &Settings, variant: &Variant, view: &BoardView, height: f32) -> f32 {
    width_within(Vec2::splat(margin(settings)), variant, view, height)
}

/// The same below the bar of a page.
pub fn width_below_bar(variant: &Variant, view: &BoardView, height: f32) -> f32 {
    width_within(BELOW_BAR, variant, view, height)
}

fn width_within(margins: Vec2, variant: &Variant, view: &BoardView, height: f32) -> f32 {
    let columns = view.columns() as f32 + strip(variant);
    let squares = (height - 2.0 * margins.y).max(0.0) * columns / view.rows() as f32;
    squares + 2.0 * margins.x
}

/// The margin around a board.
pub fn margin(settings: &Settings) -> f32 {
    match settings.coordinates() {
        Coordinates::Outside => MARGINS.0,
        Coordinates::Inside | Coordinates::Off => MARGINS.1,
    }
}

/// The width of the strip for pieces in hand, in squares.
pub fn strip(variant: &Variant) -> f32 {
    match variant.settings().hands {
        true => STRIP,
        false => 0.0,
    }
}

/// The squares of a page's board: the largest board that leaves room for the pieces in hand, with squares of whole pixels.
/// It begins at the top left on every page, or is in the middle above its panel.
pub fn place_in(
    ui: &Ui,
    settings: &Settings,
    room: Rect,
    variant: &Variant,
    view: &BoardView,
) -> Rect {
    let window = ui.ctx().viewport_rect().size();
    let align = match columns::are_beside(window) {
        true => Align2::LEFT_TOP,
        false => Align2::CENTER_CENTER,
    };
    let room = room.shrink(margin(settings));
    fit(
        room,
        view,
        strip(variant),
        (align, ui.ctx().pixels_per_point()),
    )
}

/// The room for a board with coordinates below the bar of a page. It begins as high as the panel.
pub fn room_below_bar(settings: &Settings, room: Rect) -> Rect {
    room.with_min_y(room.top() + BELOW_BAR.y - margin(settings))
}

/// The squares of a board below the bar of a page, beside the panel.
pub fn place_below_bar(ui: &Ui, room: Rect, variant: &Variant, view: &BoardView) -> Rect {
    let scale = ui.ctx().pixels_per_point();
    let room = room.shrink2(BELOW_BAR);
    fit(room, view, strip(variant), (Align2::LEFT_TOP, scale))
}

fn fit(room: Rect, view: &BoardView, strip: f32, (align, scale): (Align2, f32)) -> Rect {
    let (columns, rows) = (view.columns() as f32, view.rows() as f32);
    let square = (room.width() / (columns + strip)).min(room.height() / rows) * scale;
    let square = square.floor().max(LEAST_SQUARE) / scale;
    let all = vec2(columns + strip, rows) * square;
    let corner = align.align_size_within_rect(all, room).min;
    let corner = ((corner.to_vec2() * scale).round() / scale).to_pos2();
    Rect::from_min_size(corner, vec2(columns, rows) * square)
}

/// Paints a position without marks. A board that is not square keeps its proportions.
pub fn board_picture(
    ui: &Ui,
    tools: &mut Tools,
    (variant, position): (&Variant, &Position),
    view: &BoardView,
    rect: Rect,
) {
    let (palette, set) = (tools.settings.palette(), tools.settings.pieces);
    let (id, fen, flipped) = (variant.id(), write_fen(variant, position), view.flipped());
    let name = format!("start:{id}:{fen}:{flipped}:{palette:?}:{set:?}");
    let svg = || board_svg(variant, position, view, set, &palette);
    drawing(ui, tools, &name, rect, svg);
}

/// Paints the drawing of a board, whose squares are in `rect`, with its frame around them.
pub fn drawing(ui: &Ui, tools: &mut Tools, name: &str, rect: Rect, svg: impl FnOnce() -> String) {
    let outer = rect.expand(FRAME);
    let svg = || {
        let (width, height) = (rect.width(), rect.height());
        let place = format!(
            r#"<svg x="{FRAME}" y="{FRAME}" width="{width}" height="{height}" overflow="visible" "#
        );
        let placed = svg().replacen("<svg ", &place, 1);
        let (width, height) = (outer.width(), outer.height());
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{placed}</svg>"#
        )
    };
    let image = tools.art.picture(ui.ctx(), name, outer.size(), svg);
    image.paint_at(ui, outer);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sizes_get_another_sign() {
        assert_eq!(layout_name("10x8"), "10 × 8");
        assert_eq!(layout_name("next"), "next");
        assert_eq!(layout_name("8x"), "8x");
    }
}
