//! The player's progress: best results, ratings by game and theme, and the curve of one.

use super::{PuzzleContext, curve};
use crate::app::puzzles::{PuzzleAction, words};
use crate::app::ui::access;
use crate::app::ui::widgets::heading;
use baroque::progress::{Mode, Progress, Subject};
use baroque::texts::text;
use bevy_egui::egui::{Button, Ui, WidgetType, vec2};

/// The greatest width of the page, and the height of the curve.
const MAX_PAGE_WIDTH: f32 = 940.0;
const CURVE_HEIGHT: f32 = 220.0;

/// Shows the page.
pub fn show(ui: &mut Ui, cx: &mut PuzzleContext, chosen: Option<&Subject>) {
    ui.set_max_width(MAX_PAGE_WIDTH.min(ui.available_width()));
    let log = cx.view.progress.log();
    totals(ui, cx);
    ui.add_space(8.0);
    let subjects: Vec<&Subject> = log.subjects().into_iter().collect();
    let shown = chosen.filter(|subject| subjects.contains(subject));
    let Some(shown) = shown.or_else(|| subjects.first().copied()) else {
        ui.label(text!("puzzles-progress-none"));
        return;
    };
    ui.label(heading(&name(cx, shown), 22.0));
    curve::show(ui, cx, shown, CURVE_HEIGHT);
    ui.add_space(8.0);
    let is_game = |subject: &&&Subject| !matches!(subject, Subject::Theme(_));
    let (games, themes): (Vec<&Subject>, Vec<&Subject>) =
        subjects.iter().partition(|subject| is_game(subject));
    group(ui, cx, text!("puzzles-by-game"), &games, shown);
    group(ui, cx, text!("puzzles-by-theme"), &themes, shown);
}

/// The number of solved puzzles in words.
pub fn solved(log: &Progress) -> String {
    let tried = log.attempts().count();
    let solved = log.attempts().filter(|(_, attempt)| attempt.solved).count();
    text!("puzzles-solved-of", solved = solved, tried = tried)
}

/// Shows the number of solved puzzles, and the best results.
fn totals(ui: &mut Ui, cx: &PuzzleContext) {
    let log = cx.view.progress.log();
    ui.label(solved(log));
    for (name, mode) in [
        (text!("puzzles-streak"), Mode::Streak),
        (text!("puzzles-storm"), Mode::Storm),
    ] {
        let points = log.scores(mode).map(|(_, score)| score.points).max();
        let points = points.unwrap_or(0);
        ui.label(text!("puzzles-best-of", name = name, count = points));
    }
    let days = log
        .scores(Mode::Daily)
        .filter(|(_, score)| score.points > 0);
    let mut days: Vec<&str> = days.filter_map(|(_, score)| score.day.as_deref()).collect();
    days.sort_unstable();
    days.dedup();
    ui.label(text!("puzzles-days", count = days.len()));
}

/// The ratings of games, or of themes; a click shows the curve.
fn group(ui: &mut Ui, cx: &mut PuzzleContext, title: &str, subjects: &[&Subject], shown: &Subject) {
    if subjects.is_empty() {
        return;
    }
    ui.label(heading(title, 20.0));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for &subject in subjects {
            let rating = cx.view.progress.log().rating(subject);
            let rating = rating.map_or(0.0, |rating| rating.number.round());
            let name = name(cx, subject);
            let words = text!("puzzles-rated", name = name, rating = rating);
            chip(ui, cx, &words, subject, subject == shown);
        }
    });
    ui.add_space(6.0);
}

fn chip(ui: &mut Ui, cx: &mut PuzzleContext, words: &str, subject: &Subject, holds: bool) {
    let button = Button::new(words).selected(holds);
    let response = ui.add(button.min_size(vec2(0.0, 32.0)));
    access::choice(&response, WidgetType::RadioButton, holds, words);
    if response.clicked() {
        cx.send(PuzzleAction::ShowProgress(Some(subject.clone())));
    }
}

/// The name of what a rating is about.
fn name(cx: &PuzzleContext, subject: &Subject) -> String {
    match subject {
        Subject::All => text!("puzzles-all-games").to_owned(),
        Subject::Game(id) => cx.view.game_name(id).to_owned(),
        Subject::Theme(id) => match id.parse() {
            Ok(theme) => words::theme(theme),
            Err(_) => id.clone(),
        },
    }
}
