//! Small pictures of positions.

use super::context::Tools;
use baroque::diagram::{BoardView, board_svg};
use baroque::notation::write_fen;
use baroque::rules::{Position, Variant};
use bevy_egui::egui::{Rect, Ui, vec2};

/// The margin around a large picture of a board.
const MARGIN: f32 = 28.0;

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

/// The place of a picture of a board, as large as fits in a part of the window.
pub fn place_in(room: Rect, view: &BoardView) -> Rect {
    let room = room.shrink(MARGIN);
    let (columns, rows) = (view.columns() as f32, view.rows() as f32);
    let square = (room.width() / columns).min(room.height() / rows).max(1.0);
    Rect::from_center_size(room.center(), vec2(columns, rows) * square)
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
    let svg = || {
        let drawn = board_svg(variant, position, view, set, &palette);
        let (width, height) = (rect.width(), rect.height());
        let size = format!(r#"<svg width="{width}" height="{height}" "#);
        let placed = drawn.replacen("<svg ", &size, 1);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{placed}</svg>"#
        )
    };
    let image = tools.art.picture(ui.ctx(), &name, rect.size(), svg);
    image.paint_at(ui, rect);
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
