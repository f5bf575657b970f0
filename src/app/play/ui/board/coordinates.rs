//! File and rank coordinates, around the board or on its squares, and the letters of its sheets.

use super::BoardContext;
use crate::app::ui::widgets::bold;
use baroque::diagram::{BoardView, Rgb};
use bevy_egui::egui::{self, Align2, Color32, Rect, Ui, vec2};

/// The distance between coordinates and board, in points.
const BOARD_DISTANCE: f32 = 14.0;

/// The distance between coordinates and the corner of a square, in squares.
const CORNER_DISTANCE: (f32, f32) = (0.05, 0.02);

/// File letters below the board in `rect`, and rank numbers on its left.
pub fn outside(ui: &Ui, cx: &BoardContext, rect: Rect) {
    let view = cx.view.view;
    let plan = cx.view.variant.geometry().plan();
    let square = rect.width() / view.columns() as f32;
    let font = bold((square * 0.24).clamp(11.0, 20.0));
    let color = cx.theme.muted;
    let write = |at, name: &dyn ToString| {
        let painter = ui.painter();
        painter.text(
            at,
            Align2::CENTER_CENTER,
            name.to_string(),
            font.clone(),
            color,
        );
    };
    for (index, file) in plan.files.iter().enumerate() {
        let column = seen(index, view.columns(), view);
        let x = rect.left() + (column as f32 + 0.5) * square;
        write(egui::pos2(x, rect.bottom() + BOARD_DISTANCE), file);
    }
    for (index, rank) in plan.rows.iter().enumerate() {
        let row = seen(index, view.rows(), view);
        let y = rect.top() + (row as f32 + 0.5) * square;
        write(egui::pos2(rect.left() - BOARD_DISTANCE, y), rank);
    }
}

/// File letters in the lowest square of each file, and rank numbers in the first square of each rank.
pub fn inside(ui: &Ui, cx: &BoardContext, rect: Rect) {
    let view = cx.view.view;
    let geometry = cx.view.variant.geometry();
    let plan = geometry.plan();
    let square = rect.width() / view.columns() as f32;
    let font = bold((square * 0.2).clamp(9.0, 16.0));
    let Rgb(red, green, blue) = cx.settings.palette().on_board();
    let color = Color32::from_rgb(red, green, blue);
    let squares = geometry.squares().into_iter();
    let cells: Vec<(usize, usize)> = squares.filter_map(|square| view.cell(square)).collect();
    let write = |at: egui::Vec2, anchor, name: &dyn ToString| {
        let at = rect.min + at * square;
        ui.painter()
            .text(at, anchor, name.to_string(), font.clone(), color);
    };
    for (index, file) in plan.files.iter().enumerate() {
        let column = seen(index, view.columns(), view);
        let rows = cells.iter().filter(|cell| cell.0 == column);
        if let Some(row) = rows.map(|cell| cell.1).max() {
            let corner = vec2(column as f32 + 1.0, row as f32 + 1.0);
            let at = corner - vec2(CORNER_DISTANCE.0, CORNER_DISTANCE.1);
            write(at, Align2::RIGHT_BOTTOM, file);
        }
    }
    for (index, rank) in plan.rows.iter().enumerate() {
        let row = seen(index, view.rows(), view);
        let columns = cells.iter().filter(|cell| cell.1 == row);
        if let Some(column) = columns.map(|cell| cell.0).min() {
            let corner = vec2(column as f32, row as f32);
            let at = corner + vec2(CORNER_DISTANCE.0, CORNER_DISTANCE.1);
            write(at, Align2::LEFT_TOP, rank);
        }
    }
}

/// The visible index of a file or rank, from its index for White.
fn seen(index: usize, of: usize, view: &BoardView) -> usize {
    match view.flipped() {
        true => of - 1 - index,
        false => index,
    }
}

/// On a board of several sheets, the letter of a sheet next to the ranks that only this sheet has.
pub fn sheets(ui: &Ui, cx: &BoardContext, rect: Rect) {
    let view = cx.view.view;
    let geometry = cx.view.variant.geometry();
    let square = rect.width() / view.columns() as f32;
    let font = bold((square * 0.3).clamp(12.0, 24.0));
    for sheet in 0..geometry.sheets() {
        let letter = char::from(b'A' + sheet as u8);
        let alone = geometry.only_on(sheet).into_iter();
        let mut rows: Vec<f32> = alone.map(|square| view.center(square).y).collect();
        rows.dedup();
        let right = geometry.only_on(sheet).into_iter();
        let right = right
            .map(|square| view.center(square).x)
            .fold(0.0, f32::max);
        for row in rows {
            let at = rect.min + vec2(right + 0.8, row) * square;
            let color = cx.theme.muted;
            let painter = ui.painter();
            painter.text(at, Align2::CENTER_CENTER, letter, font.clone(), color);
        }
    }
}
