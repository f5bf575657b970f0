//! The question about a mistake in a review.

use super::moment::{described, made};
use super::moments::moments;
use super::{AnalysisContext, card, verdict};
use crate::app::analysis::AnalysisAction;
use crate::app::play::table::{ReviewQuestion, Table};
use crate::app::ui::widgets::{heading, muted};
use baroque::game::Review;
use baroque::notation::write_squares;
use baroque::rules::Move;
use baroque::texts::text;
use bevy_egui::egui::{Color32, Label, RichText, Ui};

/// The question about a mistake, or what the review says about the shown move.
pub fn show(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table, review: &Review) {
    let asked = table.review_question();
    card(cx).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let Some(question) = asked else {
            verdict(ui, cx, review);
            let first = next_mistake(table, review, 0);
            return button_to(ui, cx, text!("review-first-mistake"), first);
        };
        ui.label(heading(text!("review-question"), 20.0));
        let (words, ink) = state(cx, table, review, question);
        ui.add(Label::new(RichText::new(words).color(ink)).wrap());
        let told = table.tells_better(question.ply);
        let next = next_mistake(table, review, question.ply);
        if next.is_none() {
            ui.label(muted(cx, text!("review-last-mistake")));
        }
        if told && !table.is_free() && next.is_none() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if !told {
                let best = ui.button(text!("review-show-best"));
                cx.on_click(best, AnalysisAction::ShowBest);
            } else if table.is_free() {
                let keep = AnalysisAction::KeepReview(Some(question.ply));
                let button = ui.button(text!("review-keep-one"));
                let button = button.on_hover_text(text!("review-better-help"));
                cx.on_click(button, keep);
            }
            button_to(ui, cx, text!("review-next-mistake"), next);
        });
    });
}

/// The first mistake after a ply.
fn next_mistake(table: &Table, review: &Review, after: usize) -> Option<usize> {
    let moments = moments(review, table.own_side(), |_| 0).into_iter();
    let mut plies = moments.map(|moment| moment.ply);
    plies.find(|&ply| ply > after)
}

/// The button to a mistake, if there is one.
fn button_to(ui: &mut Ui, cx: &mut AnalysisContext, words: &str, mistake: Option<usize>) {
    if let Some(ply) = mistake {
        let button = ui.button(words);
        cx.on_click(button, AnalysisAction::AskInReview(ply));
    }
}

/// The state of a question in words, with their colour.
fn state(
    cx: &AnalysisContext,
    table: &Table,
    review: &Review,
    question: ReviewQuestion,
) -> (String, Color32) {
    let best = review
        .better(question.ply)
        .and_then(|better| better.line.first());
    let before = table.position();
    let written = |mv: Move| write_squares(table.variant(), before, mv);
    match (question.tried, best) {
        (Some(tried), Some(&best)) if tried == best => {
            let what = described(table, before, best);
            (text!("review-question-right", what = what), cx.theme.right)
        }
        (_, Some(&best)) if question.shown => {
            let what = described(table, before, best);
            let words = text!("review-question-shown", played = written(best), what = what);
            (words, cx.theme.ink)
        }
        (Some(tried), best) => match (question.sound, best) {
            (Some(true), Some(&best)) => {
                let (played, best) = (written(tried), written(best));
                let words = text!("review-question-good", played = played, best = best);
                (words, cx.theme.right)
            }
            (None, _) => {
                let words = text!("review-question-checking", played = written(tried));
                (words, cx.theme.ink)
            }
            _ => {
                let words = text!("review-question-wrong", played = written(tried));
                (words, cx.theme.wrong)
            }
        },
        (None, _) => (asked(table, review, question.ply), cx.theme.ink),
    }
}

/// The question in words: what was played, and the best answer to it.
fn asked(table: &Table, review: &Review, ply: usize) -> String {
    let answered = made(table, review, ply).and_then(|(before, mv)| {
        let played = write_squares(table.variant(), before, mv);
        let after = &table.tree().node(review.place(ply)?).position;
        let &answer = review.analysis(ply)?.line.first()?;
        let what = described(table, after, answer);
        Some(text!(
            "review-question-answered",
            played = played,
            what = what
        ))
    });
    answered.unwrap_or_else(|| text!("review-question-before").to_owned())
}
