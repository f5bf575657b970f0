//! The moves of the piece, on the board of its game.

use crate::app::invent::ui::InventContext;
use crate::app::invent::{Invention, PieceDrawing};
use crate::app::texts::text;
use baroque::diagram::{
    BoardView, Ink, Item, Palette, PieceSet, Shape, board, built_in, scene_svg,
};
use baroque::rules::betza::{self, Part};
use baroque::rules::{Bitboard, Color, Movement, Square, Variant};
use bevy_egui::egui::{self, Align2, Rect, Ui, vec2};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Shows a board of at most this side length, with the piece in the middle.
pub fn show(ui: &mut Ui, cx: &mut InventContext, open: &Invention, side: f32) {
    let Invention { form, game, .. } = open;
    let view = BoardView::new(game.geometry(), false);
    let (columns, rows) = (view.columns() as f32, view.rows() as f32);
    let square = (side / columns.max(rows)).floor();
    let size = vec2(columns * square, rows * square);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let at = middle(game);
    let marks = betza::parse(form.moves.trim())
        .ok()
        .map(|parts| reach(game, &parts, at));
    let settings = cx.settings;
    let theme = settings.board;
    let items = items(&view, game, marks.unwrap_or_default());
    let mut hasher = DefaultHasher::new();
    (game.id(), game.layout(), &form.moves).hash(&mut hasher);
    let name = format!("preview:{:x}:{theme:?}", hasher.finish());
    let svg = || scene_svg(game, &items, &view, &Palette::new(theme));
    cx.tools
        .art
        .picture(ui.ctx(), &name, rect.size(), svg)
        .paint_at(ui, rect);
    let center = view.center(at);
    let middle = rect.min + vec2(center.x, center.y) * square;
    piece(
        ui,
        cx,
        open,
        Rect::from_center_size(middle, vec2(square, square)),
    );
    cx.landmarks.note("Preview", rect);
    response.on_hover_text(text!("invent-preview-help"));
}

/// A square near the middle of the board.
fn middle(game: &Variant) -> Square {
    let geometry = game.geometry();
    let plan = geometry.plan();
    let off = |square: &Square| {
        let file = (2 * geometry.file(*square) + 1).abs_diff(plan.files.len());
        let rank = (2 * geometry.rank(*square) + 1).abs_diff(plan.ranks.len());
        (file.max(rank), file + rank)
    };
    geometry
        .squares()
        .into_iter()
        .min_by_key(off)
        .unwrap_or(Square::new(0))
}

/// The squares where a piece can go on an empty board without a capture, and where it can capture by displacement.
fn reach(game: &Variant, parts: &[Part], from: Square) -> (Bitboard, Bitboard) {
    let geometry = game.geometry();
    let by = |wanted: &dyn Fn(&Part) -> bool| {
        let movement = Movement::new(parts, wanted, Color::White, geometry);
        movement.reach(geometry, from, Bitboard::EMPTY)
    };
    (by(&|part| part.quiet), by(&|part| part.captures))
}

fn items(view: &BoardView, game: &Variant, (goes, takes): (Bitboard, Bitboard)) -> Vec<Item> {
    let mut items = board(view, game);
    for at in goes {
        items.push(Item::new(Shape::Disc, Ink::Go, view.center(at)).sized(0.3));
    }
    for at in takes {
        items.push(Item::new(Shape::Ring, Ink::Capture, view.center(at)).sized(0.72));
    }
    items
}

/// The piece itself.
fn piece(ui: &Ui, cx: &mut InventContext, open: &Invention, rect: Rect) {
    let form = &open.form;
    let set = cx.settings.pieces;
    let (key, svg) = match &form.drawn {
        PieceDrawing::Named(Some(name)) => {
            let svg = built_in(set, name, Color::White).unwrap_or_default();
            (format!("drawing:{name}:{set:?}"), svg.to_owned())
        }
        PieceDrawing::File(path) => match open.outcome.own_drawing() {
            Some(svg) => (format!("own:{path}"), svg.to_owned()),
            None => (String::new(), String::new()),
        },
        PieceDrawing::Named(None) => (String::new(), String::new()),
    };
    if svg.is_empty() {
        let disk = built_in(PieceSet::Disks, "blank", Color::White).unwrap_or_default();
        let disk = || disk.to_owned();
        cx.tools
            .art
            .picture(ui.ctx(), "drawing:blank", rect.size(), disk)
            .paint_at(ui, rect);
        let letter = form.capital().map_or_else(|| "?".to_owned(), String::from);
        let font = crate::app::ui::widgets::bold(rect.width() * 0.5);
        let ink = egui::Color32::from_rgb(0x1f, 0x1b, 0x16);
        ui.painter()
            .text(rect.center(), Align2::CENTER_CENTER, letter, font, ink);
        return;
    }
    cx.tools
        .art
        .picture(ui.ctx(), &key, rect.size(), || svg)
        .paint_at(ui, rect);
}
