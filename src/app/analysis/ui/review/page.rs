//! The page of a review: the graph, the moments of the side that was played, and a question about a mistake.

use super::moments::{Moment, moments};
use super::{AnalysisContext, card, graph, moment, question, verdict};
use crate::app::analysis::AnalysisAction;
use crate::app::board::action::BoardAction;
use crate::app::keys::Perform;
use crate::app::play::table::Table;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    Face, command_button, header, heading, main_button, muted, small_button,
};
use baroque::game::Review;
use baroque::rules::Color;
use baroque::texts::{color_key, text};
use bevy_egui::egui::{Align, Frame, Id, Label, Layout, Panel, ScrollArea, Ui};

const GRAPH_HEIGHT: f32 = 96.0;

/// The height of the question with its buttons, and of the row below it.
const QUESTION_HEIGHT: f32 = 168.0;
const FOOT_HEIGHT: f32 = 52.0;

/// In a lower panel everything scrolls.
const LOW_PANEL_HEIGHT: f32 = 560.0;

pub fn show(ui: &mut Ui, cx: &mut AnalysisContext) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let Some(review) = table.review() else { return };
    title(ui, cx, table);
    let moments = page_moments(table, review);
    let asks = !moments.is_empty() || table.review_question().is_some();
    if ui.available_height() < LOW_PANEL_HEIGHT {
        scrolling(ui, |ui| {
            overview(ui, cx, table, review);
            if asks {
                question::show(ui, cx, table, review);
            }
            list(ui, cx, table, review, &moments);
            foot(ui, cx, table);
        });
        return;
    }
    below(ui, "review foot", FOOT_HEIGHT, |ui| {
        foot(ui, cx, table);
    });
    if asks {
        let id = Id::new("height of the review's question");
        let known: Option<f32> = ui.data(|data| data.get_temp(id));
        let height = known.unwrap_or(QUESTION_HEIGHT).max(QUESTION_HEIGHT);
        below(ui, "review question", height, |ui| {
            ui.add_space(8.0);
            question::show(ui, cx, table, review);
            let needed = ui.min_rect().height();
            ui.data_mut(|data| data.insert_temp(id, needed));
            if needed > height {
                ui.ctx().request_repaint();
            }
        });
    }
    scrolling(ui, |ui| {
        overview(ui, cx, table, review);
        list(ui, cx, table, review, &moments);
    });
}

/// The moments of the side that was played, or of both sides.
fn page_moments(table: &Table, review: &Review) -> Vec<Moment> {
    let captures = |ply| {
        let (before, mv) = moment::made(table, review, ply)?;
        Some(table.variant().captured(before, mv).len())
    };
    moments(review, table.own_side(), |ply| captures(ply).unwrap_or(0))
}

fn scrolling(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .id_salt("review")
        .auto_shrink(false)
        .follow_focus(ui, contents);
}

/// A part at the bottom of the panel.
fn below(ui: &mut Ui, id: &'static str, height: f32, contents: impl FnOnce(&mut Ui)) {
    Panel::bottom(id)
        .exact_size(height)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new())
        .show(ui, contents);
}

fn title(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table) {
    let remark = match table.own_side() {
        Some(side) => text!("review-you", side = color_key(side)),
        None => table.variant().name().to_owned(),
    };
    let title = |ui: &mut Ui, cx: &mut AnalysisContext| {
        ui.horizontal(|ui| {
            ui.label(heading(text!("review-title"), 26.0));
            ui.add(Label::new(muted(cx, &remark)).truncate());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let later = (!table.at_end()).then_some(BoardAction::Forward);
                small_button(ui, cx, "step-forward", text!("command-forward"), later);
                let earlier = (table.shown() > 0).then_some(BoardAction::Back);
                small_button(ui, cx, "step-back", text!("command-back"), earlier);
            });
        });
    };
    let back = AnalysisAction::CloseReview;
    header(ui, cx, false, back, title, |_, _| {});
    ui.add_space(4.0);
}

/// The accuracy with the graph.
fn overview(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table, review: &Review) {
    card(cx).show(ui, |ui| {
        accuracy(ui, cx, table, review);
        graph::show(ui, cx, review, GRAPH_HEIGHT);
    });
}

/// The moments, or a sentence if there are none.
/// Before the first move is judged, there is nothing to say.
fn list(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table, review: &Review, moments: &[Moment]) {
    let (done, all) = review.progress();
    let is_judged = |side: Color| review.tally(side).moves > 0;
    if moments.is_empty() && done < all && !Color::ALL.into_iter().any(is_judged) {
        return;
    }
    card(cx).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        if moments.is_empty() {
            nothing(ui, cx, table, review);
        }
        for &moment in moments {
            moment::show(ui, cx, table, review, moment);
        }
        if let Some(last) = table.needless_resignation() {
            let evaluation = last.evaluation.as_str();
            let words = text!("review-resigned", evaluation = evaluation);
            ui.add(Label::new(words).wrap());
        }
    });
}

/// What the page says without a mistake and without a remarkable capture.
fn nothing(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table, review: &Review) {
    let (done, all) = review.progress();
    if done < all {
        ui.label(text!("review-page-nothing-yet"));
        return;
    }
    ui.label(heading(text!("review-page-nothing"), 20.0));
    let words = match table.own_side() {
        Some(_) => text!("review-page-nothing-own"),
        None => text!("review-page-nothing-both"),
    };
    ui.add(Label::new(words).wrap());
    verdict(ui, cx, review);
}

/// How well the sides played, or how far the review is.
fn accuracy(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table, review: &Review) {
    let percent = |side| {
        review
            .accuracy(side)
            .map(|accuracy| format!("{accuracy:.0}"))
    };
    let (done, all) = review.progress();
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let clear = Some(AnalysisAction::ClearReview);
            small_button(ui, cx, "close", text!("review-clear"), clear);
            let go_on = Some(AnalysisAction::Review);
            if table.to_review().is_some() {
                small_button(ui, cx, "pause", text!("review-stop"), go_on);
            } else if done < all {
                small_button(ui, cx, "play", text!("review-go-on"), go_on);
            } else if table.is_free() {
                let any = review.judgements().next().is_some();
                let keep = any.then_some(AnalysisAction::KeepReview(None));
                small_button(ui, cx, "save", text!("review-keep"), keep);
            }
            let [white, black] = Color::ALL.map(|side| percent(side).unwrap_or_default());
            let side = table.own_side().map(|side| (percent(side), percent(!side)));
            let (large, words) = match side {
                _ if done < all => (None, text!("review-progress", done = done, all = all)),
                Some((Some(own), Some(other))) => {
                    (Some(own), text!("review-accuracy-other", percent = other))
                }
                _ => (
                    None,
                    text!("review-accuracy-sides", white = white, black = black),
                ),
            };
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if let Some(large) = large {
                    ui.label(muted(cx, text!("review-accuracy")));
                    ui.label(heading(&text!("review-percent", percent = large), 26.0));
                }
                ui.add(Label::new(muted(cx, &words)).wrap());
            });
        });
    });
}

/// The main button, which leads to practice or to the next game, and the analysis.
fn foot(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table) {
    let missed = table.own_mistakes().next().is_some();
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if missed {
            let button = main_button(ui, cx, text!("review-practise"));
            let button = button.on_hover_text(text!("review-practise-help"));
            cx.on_click(button, Perform("puzzles.missed"));
        } else if table.outcome().is_some() {
            let words = text!("command-rematch");
            if main_button(ui, cx, words).clicked() {
                cx.send(Perform("play.rematch"));
            }
        }
        command_button(ui, cx, "analysis.toggle", true, Face::Words);
    });
}
