//! Another version of the game beside the first.

use super::PlaytestContext;
use super::card;
use crate::app::playtest::{Compared, PlaytestAction, Run, version_name};
use crate::app::ui::widgets::{heading, muted, strong};
use baroque::playtest::{Comparison, Difference};
use baroque::texts::text;
use bevy_egui::egui::{Id, Label, RichText, Ui};
use std::sync::Arc;

/// A narrower card has sentences in place of the table.
const LEAST_TABLE_WIDTH: f32 = 760.0;

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, compared: &Compared) {
    card::frame(ui, cx, |ui, cx| {
        ui.label(heading(text!("playtest-compare-title"), 22.0));
        match &compared.other {
            None => versions(ui, cx, compared),
            Some(other) => result(ui, cx, compared, other),
        }
    });
    ui.add_space(4.0);
}

/// The versions to choose from.
fn versions(ui: &mut Ui, cx: &mut PlaytestContext, compared: &Compared) {
    let help = match compared.versions.is_empty() {
        true => text!("playtest-compare-none"),
        false => text!("playtest-compare-help"),
    };
    ui.add(Label::new(muted(cx, help)).wrap());
    ui.horizontal_wrapped(|ui| {
        for (name, variant) in &compared.versions {
            let button = ui.button(name);
            cx.on_click(button, PlaytestAction::Compare(variant.clone()));
        }
    });
}

fn result(ui: &mut Ui, cx: &mut PlaytestContext, compared: &Compared, other: &Run) {
    let version = compared.versions.iter();
    let mut version = version.filter(|(_, variant)| Arc::ptr_eq(variant, &other.base));
    let first = cx.view.playtest.open.as_ref();
    let first = first.map_or(&other.base, |run| &run.base);
    // Another choice of a rule has the name of the choice.
    let same = (first.id(), first.layout()) == (other.base.id(), other.base.layout());
    let choice = version.next().filter(|_| same);
    let second = choice.map_or_else(|| version_name(&other.base), |(name, _)| name.clone());
    let both = text!(
        "playtest-both",
        first = version_name(first),
        second = second.as_str()
    );
    ui.add(Label::new(strong(&both)).wrap());
    if let Some(problem) = &other.problem {
        ui.label(RichText::new(problem).color(cx.theme.wrong));
    }
    if other.is_playing() {
        let (done, all) = other.progress;
        let words = text!("playtest-progress-begin", done = done, all = all);
        ui.label(muted(cx, &words));
        card::progress(ui, cx, other.progress);
        let stop = ui.button(text!("playtest-stop"));
        cx.on_click(stop, PlaytestAction::Stop);
    }
    let Some(comparison) = &compared.comparison else {
        return;
    };
    let openings = text!(
        "playtest-openings",
        same = comparison.same_openings,
        pairs = comparison.pairs
    );
    ui.label(muted(cx, &openings));
    match ui.available_width() < LEAST_TABLE_WIDTH {
        true => sentences(ui, comparison),
        false => table(ui, comparison, &second),
    }
    if let Some(sentence) = comparison.army_sentence() {
        ui.add(Label::new(sentence).wrap());
    }
}

fn sentences(ui: &mut Ui, comparison: &Comparison) {
    for figure in &comparison.figures {
        ui.add(Label::new(figure.sentence()).wrap());
    }
}

/// The figures of both versions. The second is named, because the differences are its own.
fn table(ui: &mut Ui, comparison: &Comparison, second: &str) {
    card::grid(ui, Id::new("comparison"), |ui| {
        for head in [
            text!("playtest-figure"),
            text!("playtest-first"),
            text!("playtest-second"),
            &text!("playtest-difference", game = second),
        ] {
            ui.label(strong(head));
        }
        ui.end_row();
        for figure in &comparison.figures {
            ui.label(&figure.figure);
            for estimate in [figure.first, figure.second] {
                let shown = estimate.map(|estimate| figure.show(estimate));
                ui.label(shown.unwrap_or_else(|| "–".to_owned()));
            }
            ui.label(difference(figure));
            ui.end_row();
        }
    });
}

/// How much more the second version has.
fn difference(figure: &Difference) -> String {
    match figure.difference {
        None => text!("playtest-too-few").to_owned(),
        Some(more) if more.low() > 0.0 || more.high() < 0.0 => figure.show_more(more),
        Some(_) => text!("playtest-no-difference").to_owned(),
    }
}
