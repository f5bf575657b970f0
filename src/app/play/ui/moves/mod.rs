//! The move list, with variations and comments. A click shows the position after a move.

mod comment;
mod legend;
mod menu;
mod rows;
mod words;

use crate::app::play::action::MovesAction;
use crate::app::play::table::{Legend, Table};
use crate::app::play::ui::PlayContext;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::section;
use baroque::explain::describe_move;
use baroque::game::NodeId;
use baroque::game::move_list::{self, MoveCell};
use baroque::notation::SquareNotation;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Label, Rect, Response, ScrollArea, Sense, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};
use legend::{how_to_move, is_placing, legend};
use rows::{AROUND, MoveRow, MoveRowKind, PAIR, Piece, Rows};
use std::sync::Arc;

/// The size of the picture of a piece.
const PIECE_SIZE: f32 = 20.0;

/// The width of move numbers.
const NUMBER: f32 = 36.0;

/// The least height in which the list of the game's pieces stays open below the moves.
const ROOM_FOR_BOTH: f32 = 200.0;

/// The least height of the moves above the list of pieces that the player has opened.
const LEAST_MOVES_HEIGHT: f32 = 60.0;

/// The font of comments and variations.
const RUNNING: FontId = FontId::proportional(14.0);

/// Shows the list in all available space.
pub fn show(ui: &mut Ui, cx: &mut PlayContext) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    comment::show(ui, cx);
    let frame = section(cx, 6.0).fill(cx.theme.card);
    frame.show(ui, |ui| {
        // A click on a scroll bar that is shorter than its handle makes egui panic.
        if ui.available_height() <= ui.spacing().scroll.handle_min_length {
            return;
        }
        match table.legend {
            _ if is_placing(table) => legend(ui, cx, table),
            Legend::Closed => moves(ui, cx, table, ui.available_height()),
            _ if table.tree().is_empty() => legend(ui, cx, table),
            Legend::Open if ui.available_height() < ROOM_FOR_BOTH => {
                moves(ui, cx, table, ui.available_height());
                cx.send(MovesAction::CloseLegend);
            }
            Legend::Open | Legend::Asked => {
                let half = ui.available_height() / 2.0;
                if half >= LEAST_MOVES_HEIGHT {
                    moves(ui, cx, table, half);
                    ui.separator();
                }
                legend(ui, cx, table);
            }
        }
    });
}

/// The moves, in at most this height.
fn moves(ui: &mut Ui, cx: &mut PlayContext, table: &Table, most: f32) {
    // Each game begins at the top. An animation could end later, with a move that is not shown any more.
    ScrollArea::vertical()
        .id_salt(("moves", table.number()))
        .animated(false)
        .auto_shrink([false, table.legend != Legend::Closed])
        .max_height(most)
        .min_scrolled_height(0.0)
        .show_viewport(ui, |ui, sight| list(ui, cx, sight));
}

/// The visible part of the list.
fn list(ui: &mut Ui, cx: &mut PlayContext, sight: Rect) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    if table.tree().is_empty() {
        return how_to_move(ui, cx);
    }
    let shown = table.at();
    let rows = laid_out(ui, table);
    let size = vec2(ui.available_width(), rows.height());
    let (list, _) = ui.allocate_exact_size(size, Sense::hover());
    keep_in_sight(ui, cx, &rows, list, sight.height());
    for row in rows.between(sight.top(), sight.bottom()) {
        let top = list.top() + row.top;
        match &row.kind {
            MoveRowKind::Pair(number, cells) => pair(ui, cx, list, top, (*number, cells), shown),
            MoveRowKind::Line(pieces) => line(ui, cx, list, top, pieces, shown),
        }
    }
}

/// The rows. Only a change of the game or the width lays them out again.
fn laid_out(ui: &Ui, table: &Table) -> Arc<Rows> {
    let width = ui.available_width();
    let key = (table.edition(), width.to_bits());
    let id = Id::new("rows of moves");
    let known = ui.data(|data| data.get_temp::<((u64, u32), Arc<Rows>)>(id));
    if let Some((_, rows)) = known.filter(|(known, _)| *known == key) {
        return rows;
    }
    // Summing up letter widths saves memory: egui would cache hundreds of bytes for each word.
    let measure = |text: &str| -> f32 {
        let letters = text.chars();
        ui.ctx().fonts_mut(|fonts| {
            letters
                .map(|letter| fonts.glyph_width(&RUNNING, letter))
                .sum()
        })
    };
    let entries = move_list::entries(table.tree(), |at, ply| table.judgement_sign(at, ply));
    let rows = Arc::new(Rows::new(entries, width, measure));
    ui.data_mut(|data| data.insert_temp(id, (key, rows.clone())));
    rows
}

/// Scrolls as little as possible to the shown move, when that or the height changes, or the list is in another place of
/// the window with its own scrolling.
fn keep_in_sight(ui: &Ui, cx: &PlayContext, rows: &Rows, list: Rect, room: f32) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let now = (table.number(), table.at(), room.to_bits(), ui.id());
    let id = Id::new("move in sight");
    let last = ui.data(|data| data.get_temp::<(u64, NodeId, u32, Id)>(id));
    if last == Some(now) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(id, now));
    let (top, bottom) = rows
        .of(table.at())
        .map_or((0.0, 0.0), |row: &MoveRow| (row.top, row.bottom()));
    let place = Rect::from_x_y_ranges(list.x_range(), list.top() + top..=list.top() + bottom);
    ui.scroll_to_rect(place, None);
}

/// A row of the main line.
fn pair(
    ui: &mut Ui,
    cx: &mut PlayContext,
    list: Rect,
    top: f32,
    (number, cells): (Option<u32>, &[Option<MoveCell>; 2]),
    shown: NodeId,
) {
    let middle = top + PAIR / 2.0;
    let text = number.map_or(String::new(), |number| format!("{number}."));
    let at = pos2(list.left() + NUMBER - 8.0, middle);
    let (font, ink) = (FontId::proportional(14.0), cx.theme.muted);
    let painter = ui.painter();
    painter.text(at, Align2::RIGHT_CENTER, text, font.clone(), ink);
    if let [None, Some(_)] = cells {
        let at = pos2(list.left() + NUMBER + 6.0, middle);
        painter.text(at, Align2::LEFT_CENTER, "…", font, ink);
    }
    let width = (list.width() - NUMBER) / 2.0;
    for (column, cell) in cells.iter().enumerate() {
        let Some(cell) = cell else { continue };
        let left = list.left() + NUMBER + column as f32 * width;
        let rect = Rect::from_min_size(pos2(left, top + 1.0), vec2(width - 4.0, PAIR - 2.0));
        let response = place(ui, cx, rect, cell.at, &cell.text, shown);
        written(ui, cx, rect, cell, cell.at == shown);
        response.on_hover_ui_at_pointer(|ui| {
            ui.label(&cell.text);
            ui.add(Label::new(told(cx, cell)).wrap());
        });
    }
}

/// What a move of the main line does, in sentences.
fn told(cx: &PlayContext, cell: &MoveCell) -> String {
    let Some(table) = &cx.view.playing.table else {
        return String::new();
    };
    let node = table.tree().node(cell.at);
    let before = node.parent().map(|at| &table.tree().node(at).position);
    let sentences = before
        .zip(node.ply.as_ref())
        .map(|(before, ply)| describe_move(table.variant(), before, &ply.transition));
    let texts = sentences
        .into_iter()
        .flatten()
        .map(|sentence| sentence.text);
    texts.collect::<Vec<_>>().join(" ")
}

/// A move of the main line: the picture of its piece, its squares, and what it captures.
fn written(ui: &Ui, cx: &mut PlayContext, rect: Rect, cell: &MoveCell, shown: bool) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let (tree, color) = (table.tree(), cx.theme.ink);
    let before = tree
        .node(cell.at)
        .parent()
        .map(|at| &tree.node(at).position);
    let ply = tree.node(cell.at).ply.as_ref();
    let (words, captures, piece) = match (before, ply) {
        (Some(before), Some(ply)) => {
            let mv = ply.transition.mv;
            let written = SquareNotation::new(table.variant(), before, mv, &ply.san);
            let glyphs = cell.text.strip_prefix(&written.to_string());
            let words = format!("{}{}", written.way, glyphs.unwrap_or(""));
            (words, written.captures, before.piece(mv.from))
        }
        _ => (cell.text.clone(), String::new(), None),
    };
    let mut at = pos2(rect.left() + 4.0, rect.center().y);
    if let Some(piece) = piece {
        let center = pos2(at.x + PIECE_SIZE / 2.0, at.y);
        let place = Rect::from_center_size(center, vec2(PIECE_SIZE, PIECE_SIZE));
        piece_at(ui, cx, table.variant(), piece, place);
        at.x += PIECE_SIZE + 6.0;
    }
    let font = FontId::proportional(16.0);
    let captured = match shown {
        true => color,
        false => cx.theme.wrong,
    };
    let format = |color| TextFormat::simple(font.clone(), color);
    let mut job = LayoutJob::default();
    job.append(&words, 0.0, format(color));
    if !captures.is_empty() {
        job.append(&captures, 6.0, format(captured));
    }
    job.wrap.max_width = rect.right() - at.x - 2.0;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = ui.painter().layout_job(job);
    at.y -= galley.size().y / 2.0;
    ui.painter().galley(at, galley, color);
}

/// A line of a comment or variation.
fn line(ui: &mut Ui, cx: &mut PlayContext, list: Rect, top: f32, pieces: &[Piece], shown: NodeId) {
    for piece in pieces {
        let left = list.left() + piece.left;
        let rect = Rect::from_min_size(pos2(left, top), vec2(piece.width, rows::LINE));
        let (off, color) = match piece.at {
            None => (0.0, cx.theme.muted),
            Some(at) => {
                place(ui, cx, rect, at, &piece.text, shown);
                (AROUND, cx.theme.ink)
            }
        };
        let at = pos2(rect.left() + off, rect.center().y);
        let align = Align2::LEFT_CENTER;
        ui.painter().text(at, align, &piece.text, RUNNING, color);
    }
}

/// A move in the list. A click shows it, a right-click opens its menu.
fn place(
    ui: &mut Ui,
    cx: &mut PlayContext,
    rect: Rect,
    at: NodeId,
    text: &str,
    shown: NodeId,
) -> Response {
    let response = ui.interact(rect, ui.id().with(at), Sense::click());
    let words = words::words(ui, cx, at, text);
    let label = || WidgetInfo::selected(WidgetType::Button, true, at == shown, &*words);
    response.widget_info(label);
    let fill = match (at == shown, response.hovered()) {
        (true, _) => cx.theme.chosen,
        (false, true) => cx.theme.card_hover,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 4, fill);
    if response.clicked() {
        cx.send(MovesAction::Go(at));
    }
    response.context_menu(|ui| menu::show(ui, cx, at));
    response
}
