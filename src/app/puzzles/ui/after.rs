//! The buttons for a finished puzzle: its line, the answer to a wrong move, analysis, a game from here.

use super::PuzzleContext;
use super::button::button;
use crate::app::puzzles::refutation::{Refutation, Refuted};
use crate::app::puzzles::{PuzzleAction, Series, Solving, words};
use crate::app::ui::widgets::{Face, bold, command_button, muted, strong};
use baroque::notation::write_squares;
use baroque::puzzles::series::RatingChange;
use baroque::texts::text;
use bevy_egui::egui::{Button, Label, RichText, Ui, vec2};

pub fn show(ui: &mut Ui, cx: &mut PuzzleContext, run: &Series, solving: &Solving) {
    if let Some(change) = solving.change.filter(|_| run.kind.is_rated()) {
        ui.label(rated(change));
    }
    ui.label(strong(text!("puzzle-solution")));
    line(ui, cx, solving);
    why_not(ui, cx, solving);
    actions(ui, cx, solving);
    let themes: Vec<String> = solving
        .puzzle
        .themes
        .iter()
        .map(|&theme| words::theme(theme))
        .collect();
    let themes = text!("puzzle-themes", themes = themes.join(", "));
    ui.add(Label::new(muted(cx, &themes)).wrap());
    let rating = text!("puzzle-rating-of", rating = solving.puzzle.rating);
    ui.add(Label::new(muted(cx, &rating)).wrap())
        .on_hover_text(text!("puzzle-id", id = solving.id.as_str()));
}

/// The step of the rating, from the figure on the page of puzzles before to the one afterwards.
fn rated(change: RatingChange) -> String {
    let after = change.after.round();
    match change.before.map(f64::round) {
        None => text!("puzzle-first-rating", after = after),
        Some(before) => text!(
            "puzzle-rated",
            before = before,
            after = after,
            change = format!("{:+}", after - before)
        ),
    }
}

/// The moves of the line; a click shows one.
fn line(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    let table = &solving.table;
    let (variant, mut at) = (table.variant(), table.record.positions()[0].clone());
    let here = table
        .record
        .line()
        .iter()
        .position(|&place| place == table.at());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (index, &mv) in solving.line().iter().enumerate() {
            let text = write_squares(variant, &at, mv);
            at = variant.play(&at, mv);
            let ink = match here == Some(index + 1) {
                true => cx.theme.accent,
                false => cx.theme.ink,
            };
            let words = RichText::new(&text).font(bold(14.0)).color(ink);
            let response = ui.add(Button::new(words).min_size(vec2(0.0, 26.0)));
            cx.on_click(response, PuzzleAction::Show(index + 1));
        }
    });
}

/// The answer to the last wrong move.
fn why_not(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    let Some((ply, wrong)) = solving.wrong else {
        return;
    };
    let Some(before) = solving.table.record.positions().get(ply) else {
        return;
    };
    let played = write_squares(solving.table.variant(), before, wrong);
    let words = text!("puzzle-why-not", played = played);
    let response = ui.button(words);
    if response
        .on_hover_text(text!("puzzle-why-not-help"))
        .clicked()
    {
        cx.send(PuzzleAction::WhyNot);
    }
    match &solving.refutation {
        None => {}
        Some(Refutation::Sought(_)) => {
            ui.label(muted(cx, text!("puzzle-why-not-sought")));
        }
        Some(Refutation::Found(found)) => refutation(ui, cx, found),
    }
}

fn refutation(ui: &mut Ui, cx: &mut PuzzleContext, found: &Refuted) {
    let moves = RichText::new(found.texts.join(" ")).font(bold(14.0));
    ui.add(Label::new(moves).wrap());
    ui.add(Label::new(muted(cx, &found.evaluation)).wrap());
}

/// Analysis, a game from here, and the position as text.
fn actions(ui: &mut Ui, cx: &mut PuzzleContext, solving: &Solving) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let analyse = (text!("puzzle-analyse"), text!("puzzle-analyse-help"));
        button(ui, cx, analyse, PuzzleAction::Analyse);
        if solving.table.ending().is_none() {
            let play_on = (text!("puzzle-play-on"), text!("puzzle-play-on-help"));
            button(ui, cx, play_on, PuzzleAction::PlayOn);
        }
        command_button(ui, cx, "my_games.copy_position", true, Face::Words);
    });
}
