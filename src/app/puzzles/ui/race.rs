//! A race in the panel beside its puzzle: the clock, the marks of the puzzles so far, and the result.

use super::PuzzleContext;
use crate::app::puzzles::{PuzzleAction, Series, SeriesKind};
use crate::app::ui::access;
use crate::app::ui::ornament::ornament_below;
use crate::app::ui::widgets::{heading, main_button};
use baroque::progress::Mode;
use baroque::puzzles::series::STORM;
use baroque::texts::text;
use bevy_egui::egui::{self, Painter, Pos2, Rect, Sense, Stroke, Ui, WidgetType, vec2};

/// The sizes of the clock, of the title at the end, and of the number of solved puzzles below it.
const CLOCK_SIZE: f32 = 54.0;
const TITLE_SIZE: f32 = 32.0;
const SOLVED_SIZE: f32 = 42.0;

/// The height of the bar below the clock, and its corners.
const BAR_HEIGHT: f32 = 6.0;
const BAR_CORNER: f32 = 3.0;

/// The distance of the marks, and half their width.
const MARK_STEP: f32 = 16.0;
const MARK_RADIUS: f32 = 5.0;

/// Shows the race.
pub(super) fn show(ui: &mut Ui, cx: &mut PuzzleContext, run: &Series) {
    match run.over {
        true => result(ui, cx, run),
        false => {
            if let Some(left) = run.left {
                clock(ui, cx, left);
            }
            ui.label(text!("puzzle-race-solved", count = run.solved()));
            marks(ui, cx, run);
        }
    }
}

/// The time left, and a bar that gets shorter.
fn clock(ui: &mut Ui, cx: &PuzzleContext, left: f32) {
    let seconds = left.ceil() as u32;
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    ui.label(heading(&time, CLOCK_SIZE));
    let size = vec2(ui.available_width(), BAR_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, BAR_CORNER, cx.theme.line);
    let width = rect.width() * (left / STORM).clamp(0.0, 1.0);
    let rest = Rect::from_min_size(rect.min, vec2(width, BAR_HEIGHT));
    painter.rect_filled(rest, BAR_CORNER, cx.theme.accent);
}

/// A mark for each puzzle so far: a disc if it was solved, otherwise a cross.
fn marks(ui: &mut Ui, cx: &PuzzleContext, run: &Series) {
    let in_row = ((ui.available_width() / MARK_STEP) as usize).max(1);
    let rows = run.results.len().div_ceil(in_row).max(1);
    let size = vec2(ui.available_width(), rows as f32 * MARK_STEP);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = text!("puzzle-race-mistakes", count = run.mistakes());
    access::label(&response, WidgetType::Label, true, &words);
    for (index, &solved) in run.results.iter().enumerate() {
        let place = vec2((index % in_row) as f32, (index / in_row) as f32);
        let middle = rect.min + (place + vec2(0.5, 0.5)) * MARK_STEP;
        match solved {
            true => {
                _ = ui
                    .painter()
                    .circle_filled(middle, MARK_RADIUS, cx.theme.right)
            }
            false => cross(ui.painter(), middle, cx.theme.wrong),
        }
    }
}

fn cross(painter: &Painter, middle: Pos2, ink: egui::Color32) {
    for sign in [-1.0, 1.0] {
        let end = vec2(MARK_RADIUS, sign * MARK_RADIUS) * 0.8;
        painter.line_segment([middle - end, middle + end], Stroke::new(2.5, ink));
    }
}

/// The result, and the way to another race.
fn result(ui: &mut Ui, cx: &mut PuzzleContext, run: &Series) {
    let (title, mode) = match run.kind {
        SeriesKind::Storm => (text!("puzzle-storm-over"), Mode::Storm),
        _ => (text!("puzzle-streak-over"), Mode::Streak),
    };
    ui.label(heading(title, TITLE_SIZE));
    ornament_below(ui, &cx.theme);
    let solved = text!("puzzle-race-solved", count = run.solved());
    ui.label(heading(&solved, SOLVED_SIZE).color(cx.theme.right));
    let game = cx.view.puzzles.choice.game();
    let best = cx.view.progress.log().best(mode, game).unwrap_or(0);
    ui.label(text!("puzzle-race-best", count = best.max(run.solved())));
    ui.label(text!("puzzle-race-mistakes", count = run.mistakes()));
    marks(ui, cx, run);
    ui.add_space(8.0);
    if main_button(ui, cx, text!("puzzle-again")).clicked() {
        cx.send(PuzzleAction::Next);
    }
    ui.add_space(8.0);
}
