//! Puzzles from the game on the board: the running search, and the known puzzles.

use super::PuzzleContext;
use crate::app::puzzles::PuzzleAction;
use crate::app::puzzles::finding::SearchProgress;
use crate::app::ui::widgets::muted;
use baroque::texts::text;
use bevy_egui::egui::{Align, Label, Layout, Ui, vec2};

const ROW_HEIGHT: f32 = 36.0;

/// Shows what there is to show.
pub fn strip(ui: &mut Ui, cx: &mut PuzzleContext) {
    let finding = &cx.view.puzzles.finding;
    if let Some(search) = &finding.search {
        return row(
            ui,
            cx,
            &progress(search),
            text!("puzzles-stop"),
            PuzzleAction::Find,
        );
    }
    if !finding.ids.is_empty() {
        let words = text!("puzzles-known", count = finding.ids.len());
        row(
            ui,
            cx,
            &words,
            text!("puzzles-solve-found"),
            PuzzleAction::SolveFound,
        );
    }
}

fn progress(search: &SearchProgress) -> String {
    text!("puzzles-searching", done = search.done, all = search.all)
}

fn row(ui: &mut Ui, cx: &mut PuzzleContext, words: &str, answer: &str, action: PuzzleAction) {
    ui.allocate_ui(vec2(ui.available_width(), ROW_HEIGHT), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = ui.button(answer);
            cx.on_click(button, action);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(muted(cx, words)).wrap());
            });
        });
    });
}
