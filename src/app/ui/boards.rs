//! Small pictures of positions.

use super::context::Tools;
use baroque::diagram::{BoardView, Palette, board_svg};
use baroque::notation::write_fen;
use baroque::rules::{Position, Variant};
use bevy_egui::egui::{Rect, Ui};

/// Paints a position without marks. A board that is not square keeps its proportions.
pub fn board_picture(
    ui: &Ui,
    tools: &mut Tools,
    (variant, position): (&Variant, &Position),
    view: &BoardView,
    rect: Rect,
) {
    let (theme, set) = (tools.settings.board, tools.settings.pieces);
    let (id, fen, flipped) = (variant.id(), write_fen(variant, position), view.flipped());
    let name = format!("start:{id}:{fen}:{flipped}:{theme:?}:{set:?}");
    let svg = || {
        let drawn = board_svg(variant, position, view, set, &Palette::new(theme));
        let placed = drawn.replacen("<svg ", r#"<svg width="100" height="100" "#, 1);
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{placed}</svg>"#)
    };
    let image = tools.art.picture(ui.ctx(), &name, rect.size(), svg);
    image.paint_at(ui, rect);
}
