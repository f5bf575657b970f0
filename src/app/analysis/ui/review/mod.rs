//! The game review. In the panel of a game: a graph, the judgement of the shown move, and a summary for each side. As a
//! page (`page`): also the moments of the side that was played (`moments`, each shown by `moment`), and questions about
//! its mistakes (`question`).

mod graph;
mod moment;
mod moments;
pub mod page;
mod question;

use crate::app::analysis::AnalysisAction;
use crate::app::analysis::ui::AnalysisContext;
use crate::app::keys::Perform;
use crate::app::play::table::Table;
use crate::app::ui::widgets::{muted, section, section_height, small_button, strong};
use baroque::game::{Judgement, Review};
use baroque::rules::Color;
use baroque::texts::{capitalised, color_key, decimal, text};
use bevy_egui::egui::{
    Align, Button, Frame, Label, Layout, Margin, RichText, Stroke, Ui, WidgetInfo, WidgetType, vec2,
};

/// The heights of the header, the graph, the judgement and a summary.
const HEADER_HEIGHT: f32 = 28.0;
const GRAPH_HEIGHT: f32 = 52.0;
const JUDGEMENT_HEIGHT: f32 = 40.0;
const SUMMARY_HEIGHT: f32 = 20.0;

const FRAME_MARGIN: f32 = 7.0;

/// With less height than this, the panel leaves out the summaries, to keep room for the moves.
const CRAMPED_HEIGHT: f32 = 330.0;

/// The height of the panel in this much room: zero without a review.
pub fn height(cx: &AnalysisContext, room: f32) -> f32 {
    let table = cx.view.playing.table.as_ref();
    if table.and_then(Table::review).is_none() {
        return 0.0;
    }
    let summary = if room < CRAMPED_HEIGHT {
        0.0
    } else {
        2.0 * SUMMARY_HEIGHT + 4.0
    };
    let contents = HEADER_HEIGHT + GRAPH_HEIGHT + JUDGEMENT_HEIGHT + summary;
    section_height(FRAME_MARGIN, contents)
}

/// Shows the panel.
pub fn show(ui: &mut Ui, cx: &mut AnalysisContext) {
    let table = cx.view.playing.table.as_ref();
    let Some(review) = table.and_then(Table::review) else {
        return;
    };
    section(cx, FRAME_MARGIN).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
        ui.set_min_size(ui.available_size());
        let summarised = ui.available_height()
            > HEADER_HEIGHT + GRAPH_HEIGHT + JUDGEMENT_HEIGHT + SUMMARY_HEIGHT;
        header(ui, cx, review);
        graph::show(ui, cx, review, GRAPH_HEIGHT);
        let size = vec2(ui.available_width(), JUDGEMENT_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            // Two lines need all the height.
            ui.spacing_mut().button_padding.y = 0.0;
            verdict(ui, cx, review);
        });
        if summarised {
            ui.add_space(4.0);
            for color in Color::ALL {
                summary(ui, cx, color, review);
            }
        }
    });
}

/// The progress of the review, and its buttons.
fn header(ui: &mut Ui, cx: &mut AnalysisContext, review: &Review) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let (running, free) = (table.to_review().is_some(), table.is_free());
    let size = vec2(ui.available_width(), HEADER_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let clear = Some(AnalysisAction::ClearReview);
        small_button(ui, cx, "close", text!("review-clear"), clear);
        let (done, all) = review.progress();
        let go_on = Some(AnalysisAction::Review);
        if running {
            small_button(ui, cx, "pause", text!("review-stop"), go_on);
        } else if done < all {
            small_button(ui, cx, "play", text!("review-go-on"), go_on);
        } else {
            let any = free && review.judgements().next().is_some();
            let keep = any.then_some(AnalysisAction::KeepReview(None));
            small_button(ui, cx, "save", text!("review-keep"), keep);
            let missed = review
                .judgements()
                .any(|(_, judgement)| judgement >= Judgement::Mistake);
            let practise = missed.then_some(Perform("puzzles.missed"));
            small_button(ui, cx, "redo", text!("review-practise"), practise);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let words = match done < all {
                true => text!("review-progress", done = done, all = all),
                false => text!("review-heading").to_owned(),
            };
            ui.add(Label::new(strong(&words)).truncate());
        });
    });
}

/// The judgement of the shown move with the better one, or the evaluation. If variations are allowed, a click adds the
/// better line.
fn verdict(ui: &mut Ui, cx: &mut AnalysisContext, review: &Review) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let (free, ply) = (table.is_free(), review.ply_of(table.at()));
    let judgement = ply.and_then(|ply| Some((ply, table.own_mistake(ply)?)));
    if let Some((ply, judgement)) = judgement.filter(|(ply, _)| !table.tells_better(*ply)) {
        let words = RichText::new(unasked(review, ply, judgement)).size(14.0);
        let button = Button::new(words).frame_when_inactive(false).wrap();
        let button = ui.add(button);
        return cx.on_click(button, AnalysisAction::AskInReview(ply));
    }
    let better = judgement.and_then(|(ply, judgement)| {
        let (played, evaluation) = better_move(cx, review, ply)?;
        Some((ply, judgement, played, evaluation))
    });
    let Some((ply, judgement, played, evaluation)) = better else {
        let words = match ply.and_then(|ply| review.analysis(ply)) {
            Some(analysis) if analysis.line.is_empty() => analysis.evaluation.clone(),
            Some(analysis) => text!(
                "review-evaluation",
                evaluation = analysis.evaluation.as_str()
            ),
            None if ply.is_some() => capitalised(text!("review-not-looked")),
            None => text!("review-unknown").to_owned(),
        };
        ui.add(Label::new(RichText::new(words).size(14.0)).wrap());
        return;
    };
    let kind = key(review, ply, judgement);
    let words = RichText::new(better_words(kind, &played, &evaluation)).size(14.0);
    if !free {
        ui.add(Label::new(words).wrap());
        return;
    }
    let button = Button::new(words).frame_when_inactive(false).wrap();
    let response = ui.add(button);
    let label = text!("review-better-heard", kind = kind, played = played);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    if response
        .on_hover_text(text!("review-better-help"))
        .clicked()
    {
        cx.send(AnalysisAction::KeepReview(Some(ply)));
    }
}

/// The move that was better at a ply, with its evaluation.
fn better_move(cx: &AnalysisContext, review: &Review, ply: usize) -> Option<(String, String)> {
    let table = cx.view.playing.table.as_ref()?;
    let analysis = review.better(ply)?;
    let place = review.place(ply.checked_sub(1)?)?;
    let before = &table.tree().node(place).position;
    let text = baroque::notation::write_squares(table.variant(), before, *analysis.line.first()?);
    Some((text, analysis.evaluation.clone()))
}

/// The summary of a side's moves.
fn summary(ui: &mut Ui, cx: &AnalysisContext, color: Color, review: &Review) {
    let tally = review.tally(color);
    let (done, all) = review.progress();
    let count = |judgement: Judgement| {
        let count = tally.count(judgement);
        (count > 0).then(|| judgement_count(judgement, count))
    };
    let judgements: Vec<String> = Judgement::ALL.into_iter().rev().filter_map(count).collect();
    let judgements = match judgements.as_slice() {
        _ if tally.moves == 0 => text!("review-not-looked").to_owned(),
        [] if done < all => text!("review-nothing-yet").to_owned(),
        [] => text!("review-nothing").to_owned(),
        judgements => judgements.join(", "),
    };
    let words = text!(
        "review-side",
        side = color_key(color),
        judgements = judgements.as_str()
    );
    let size = vec2(ui.available_width(), SUMMARY_HEIGHT);
    let lost = 100.0 * tally.lost / tally.moves.max(1) as f32;
    let response = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(muted(cx, &words)).truncate())
    });
    let lost = text!(
        "review-lost",
        side = color_key(color),
        percent = decimal(f64::from(lost), 1)
    );
    let help = format!("{words}\n{lost}");
    response.inner.on_hover_text(help);
}

/// What was better than a mistake.
fn better_words(kind: &str, played: &str, evaluation: &str) -> String {
    text!(
        "review-better",
        kind = kind,
        played = played,
        evaluation = evaluation
    )
}

/// A mistake without the better move, for which the page will ask.
fn unasked(review: &Review, ply: usize, judgement: Judgement) -> String {
    text!("review-unasked", kind = key(review, ply, judgement))
}

/// The key of a mistake in texts.
fn key(review: &Review, ply: usize, judgement: Judgement) -> &'static str {
    match judgement {
        _ if review.was_losing(ply) => "losing",
        Judgement::Inaccuracy => "inaccuracy",
        Judgement::Mistake => "mistake",
        Judgement::Blunder => "blunder",
    }
}

/// A number of inaccuracies, mistakes or blunders, in words.
fn judgement_count(judgement: Judgement, count: usize) -> String {
    match judgement {
        Judgement::Inaccuracy => text!("review-inaccuracies", count = count),
        Judgement::Mistake => text!("review-mistakes", count = count),
        Judgement::Blunder => text!("review-blunders", count = count),
    }
}

/// The frame of a part.
fn card(cx: &AnalysisContext) -> Frame {
    Frame::new()
        .fill(cx.theme.card)
        .stroke(Stroke::new(1.0, cx.theme.line))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(14, 10))
}
