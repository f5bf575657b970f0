//! The card of the puzzle of the day.

use super::PuzzleContext;
use super::choice::{mark_board, today};
use crate::app::puzzles::{PuzzleAction, SeriesKind, words};
use crate::app::ui::access;
use crate::app::ui::boards::board_picture;
use crate::app::ui::widgets::{heading, muted};
use baroque::texts::text;
use bevy_egui::egui::{Button, Frame, Label, Sense, Stroke, Ui, Vec2, WidgetType, vec2};

/// The margin of the card, the width of its line, and the greatest size of its board.
const MARGIN: f32 = 14.0;
const LINE_WIDTH: f32 = 1.0;
const BOARD_SIZE: f32 = 132.0;

/// The height of its button, and of everything but the board.
const BUTTON_HEIGHT: f32 = 36.0;
const TEXTS_HEIGHT: f32 = 116.0;

/// Shows the card, also while the puzzles are still being read.
pub fn day_card(ui: &mut Ui, cx: &mut PuzzleContext, size: Vec2) {
    let frame = Frame::new()
        .fill(cx.theme.card)
        .stroke(Stroke::new(LINE_WIDTH, cx.theme.line))
        .corner_radius(8)
        .inner_margin(MARGIN);
    frame.show(ui, |ui| {
        let inside = size - Vec2::splat(2.0 * (MARGIN + LINE_WIDTH));
        ui.set_min_size(inside);
        ui.set_max_width(inside.x);
        ui.label(heading(words::kind(SeriesKind::Daily).0, 22.0));
        let Some((_, daily)) = &cx.view.puzzles.daily else {
            return;
        };
        let board = BOARD_SIZE.min(inside.y - TEXTS_HEIGHT).min(inside.x / 2.0);
        ui.horizontal_top(|ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(board), Sense::click());
            let table = &daily.table;
            let shown = (table.variant(), table.position());
            board_picture(ui, cx, shown, table.view(), rect);
            let task = words::task(daily);
            access::label(&response, WidgetType::Button, true, &task);
            mark_board(ui, cx, &response, rect);
            cx.on_click(response, PuzzleAction::Start(SeriesKind::Daily));
            ui.vertical(|ui| {
                ui.add(Label::new(task).wrap());
                let name = cx.view.game_name(&daily.puzzle.game);
                ui.add(Label::new(muted(cx, name)).wrap());
            });
        });
        ui.add(Label::new(muted(cx, today(cx))).wrap());
        let button = Button::new(text!("puzzles-day-solve"));
        let button = ui.add_sized(vec2(inside.x, BUTTON_HEIGHT), button);
        cx.on_click(button, PuzzleAction::Start(SeriesKind::Daily));
    });
}
