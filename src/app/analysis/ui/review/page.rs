//! The page of a review: the graph, the moments of the side that was played, and a question about a mistake.

use super::moments::{Moment, moments};
use super::{AnalysisContext, better_move, graph, key};
use crate::app::analysis::AnalysisAction;
use crate::app::board::action::BoardAction;
use crate::app::keys::Perform;
use crate::app::play::action::MovesAction;
use crate::app::play::table::{Player, ReviewQuestion, Table};
use crate::app::texts::{color_key, text};
use crate::app::ui::access;
use crate::app::ui::pieces::piece_picture;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    Face, bold, command_button, header, heading, main_button, muted, small_button,
};
use baroque::explain::describe_move;
use baroque::game::{Judgement, Review};
use baroque::rules::{Color, Move, Position};
use bevy_egui::egui::{
    Align, Align2, Color32, Frame, Id, Label, Layout, Margin, Panel, RichText, ScrollArea, Sense,
    Stroke, Ui, UiBuilder, WidgetType, vec2,
};

/// The height of the graph.
const GRAPH_HEIGHT: f32 = 96.0;

/// The height of the question with its buttons, and of the row below it.
const QUESTION_HEIGHT: f32 = 168.0;
const FOOT_HEIGHT: f32 = 52.0;

/// In a lower panel everything scrolls.
const LOW_PANEL_HEIGHT: f32 = 560.0;

/// The size of the sign of a moment, and of the piece.
const SIGN_SIZE: f32 = 28.0;
const PIECE_SIZE: f32 = 22.0;

/// The colour of inaccuracies.
const MILD: Color32 = Color32::from_rgb(0x3b, 0x6f, 0xb5);

/// Shows the page.
pub fn show(ui: &mut Ui, cx: &mut AnalysisContext) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let Some(review) = table.review() else { return };
    title(ui, cx, table);
    if ui.available_height() < LOW_PANEL_HEIGHT {
        scrolling(ui, |ui| {
            overview(ui, cx, table, review);
            question(ui, cx, table, review);
            list(ui, cx, table, review);
            foot(ui, cx, table, review);
        });
        return;
    }
    let id = Id::new("height of the review's question");
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    let height = known.unwrap_or(QUESTION_HEIGHT).max(QUESTION_HEIGHT);
    below(ui, "review foot", FOOT_HEIGHT, |ui| {
        foot(ui, cx, table, review);
    });
    below(ui, "review question", height, |ui| {
        ui.add_space(8.0);
        question(ui, cx, table, review);
        let needed = ui.min_rect().height();
        ui.data_mut(|data| data.insert_temp(id, needed));
        if needed > height {
            ui.ctx().request_repaint();
        }
    });
    scrolling(ui, |ui| {
        overview(ui, cx, table, review);
        list(ui, cx, table, review);
    });
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

fn card(cx: &AnalysisContext) -> Frame {
    Frame::new()
        .fill(cx.theme.card)
        .stroke(Stroke::new(1.0, cx.theme.line))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(14, 10))
}

/// The side of the player, if a human has played the computer.
fn own_side(table: &Table) -> Option<Color> {
    let human = |color: &Color| table.players[*color] == Player::Human;
    let mut humans = Color::ALL.into_iter().filter(human);
    humans.next().filter(|_| humans.next().is_none())
}

fn title(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table) {
    let remark = match own_side(table) {
        Some(side) => text!("review-you", side = color_key(side)),
        None => table.variant().name().to_owned(),
    };
    let title = |ui: &mut Ui, cx: &mut AnalysisContext| {
        ui.horizontal(|ui| {
            let title = ui.label(heading(text!("review-title"), 26.0));
            cx.landmarks.note("Title", title.rect);
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
    let shown = card(cx).show(ui, |ui| {
        accuracy(ui, cx, table, review);
        graph::show(ui, cx, review, GRAPH_HEIGHT);
    });
    cx.landmarks.note("Review panel", shown.response.rect);
}

/// The moments.
fn list(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table, review: &Review) {
    let side = own_side(table);
    let captures = |ply| {
        let (before, mv) = made(table, review, ply)?;
        Some(table.variant().captured(before, mv).len())
    };
    let moments = moments(review, side, |ply| captures(ply).unwrap_or(0));
    card(cx).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        let (done, all) = review.progress();
        if moments.is_empty() {
            let words = match done < all {
                true => text!("review-nothing-yet"),
                false => text!("review-nothing"),
            };
            ui.label(words);
        }
        for moment in moments {
            self::moment(ui, cx, table, review, moment);
        }
    });
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
            let side = own_side(table).map(|side| (percent(side), percent(!side)));
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

/// The position before a ply of the reviewed line, and its move.
fn made<'a>(table: &'a Table, review: &Review, ply: usize) -> Option<(&'a Position, Move)> {
    let before = review.place(ply.checked_sub(1)?)?;
    let played = &table.tree().node(review.place(ply)?).ply;
    let mv = played.as_ref()?.transition.mv;
    Some((&table.tree().node(before).position, mv))
}

/// A moment: its sign, its move and a sentence. A click asks about a mistake, or shows a good move.
fn moment(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    table: &Table,
    review: &Review,
    Moment { ply, judgement }: Moment,
) {
    let (Some((before, mv)), Some(place)) = (made(table, review, ply), review.place(ply)) else {
        return;
    };
    let san = table.tree().node(place).ply.as_ref();
    let san = san.map_or("", |ply| ply.san.as_str());
    let words = sentence(cx, table, review, ply, judgement);
    let (sign, color) = match judgement {
        None => ("✓", cx.theme.right),
        Some(Judgement::Inaccuracy) => ("?!", MILD),
        Some(Judgement::Mistake) => ("?", cx.theme.wrong),
        Some(Judgement::Blunder) => ("??", cx.theme.wrong),
    };
    let question = table.review_question();
    let chosen = question.map_or(table.at() == place, |question| question.ply == ply);
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "…",
    };
    let number = format!("{}{dots}", before.fullmove());
    let builder = UiBuilder::new().id_salt(ply).sense(Sense::click());
    let response = ui
        .scope_builder(builder, |ui| {
            let hovered = ui.response().hovered();
            let fill = match chosen || hovered {
                true => cx.theme.accent.gamma_multiply(0.12),
                false => Color32::TRANSPARENT,
            };
            let row = Frame::new()
                .fill(fill)
                .corner_radius(6)
                .inner_margin(Margin::symmetric(6, 5));
            row.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal_top(|ui| {
                    let (sign_place, _) =
                        ui.allocate_exact_size(vec2(SIGN_SIZE, SIGN_SIZE), Sense::hover());
                    let center = sign_place.center();
                    let painter = ui.painter();
                    painter.circle_filled(center, SIGN_SIZE / 2.0, color);
                    let paper = cx.theme.paper;
                    painter.text(center, Align2::CENTER_CENTER, sign, bold(15.0), paper);
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 2.0;
                        ui.horizontal(|ui| {
                            ui.spacing_mut().item_spacing.x = 6.0;
                            ui.label(muted(cx, &number));
                            if let Some(piece) = before.piece(mv.from) {
                                piece_picture(ui, cx, table.variant(), piece, PIECE_SIZE);
                            }
                            ui.label(RichText::new(san).font(bold(16.0)));
                        });
                        let words = RichText::new(&words).size(14.0).color(cx.theme.muted);
                        ui.add(Label::new(words).wrap());
                    });
                });
            });
        })
        .response;
    access::label(
        &response,
        WidgetType::Button,
        true,
        &format!("{number} {san} {sign} {words}"),
    );
    cx.landmarks.note(&format!("Move {ply}"), response.rect);
    if response.clicked() {
        match judgement {
            Some(_) => cx.send(AnalysisAction::AskInReview(ply)),
            None => cx.send(MovesAction::Go(place)),
        }
    }
}

/// What is to say about a moment: what a good move does, or what would have been better.
fn sentence(
    cx: &AnalysisContext,
    table: &Table,
    review: &Review,
    ply: usize,
    judgement: Option<Judgement>,
) -> String {
    let Some(judgement) = judgement else {
        return made(table, review, ply)
            .map_or_else(String::new, |(before, mv)| described(table, before, mv));
    };
    let kind = match review.was_losing(ply) {
        true => "losing",
        false => key(judgement),
    };
    match better_move(cx, review, ply) {
        Some((played, evaluation)) => text!(
            "review-better",
            kind = kind,
            played = played,
            evaluation = evaluation
        ),
        None => review
            .analysis(ply)
            .map_or_else(String::new, |analysis| analysis.evaluation.clone()),
    }
}

/// A move in sentences.
fn described(table: &Table, before: &Position, mv: Move) -> String {
    let transition = table.variant().transition(before, mv);
    let sentences = describe_move(table.variant(), before, &transition).into_iter();
    let texts: Vec<String> = sentences.map(|sentence| sentence.text).collect();
    texts.join(" ")
}

/// The question about a mistake, or what the review says about the shown move.
fn question(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table, review: &Review) {
    let asked = table.review_question();
    card(cx).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let Some(question) = asked else {
            super::verdict(ui, cx, review);
            return next_mistake(ui, cx, table, review, 0);
        };
        ui.label(heading(text!("review-question"), 20.0));
        let (words, ink) = state(cx, table, review, question);
        ui.add(Label::new(RichText::new(words).color(ink)).wrap());
        ui.horizontal_wrapped(|ui| {
            if !question.shown {
                let best = ui.button(text!("review-show-best"));
                cx.on_click(best, "Show the best move", AnalysisAction::ShowBest);
            }
            if table.is_free() {
                let keep = AnalysisAction::KeepReview(Some(question.ply));
                let button = ui.button(text!("review-keep-one"));
                let button = button.on_hover_text(text!("review-better-help"));
                cx.on_click(button, "Better", keep);
            }
            next_mistake(ui, cx, table, review, question.ply);
        });
    });
}

/// The button to the first mistake after a ply, or to the first one of all.
fn next_mistake(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    table: &Table,
    review: &Review,
    after: usize,
) {
    let mistakes: Vec<usize> = moments(review, own_side(table), |_| 0)
        .into_iter()
        .map(|moment| moment.ply)
        .collect();
    let later = mistakes.iter().find(|&&ply| ply > after);
    let Some(&next) = later.or(mistakes.first()).filter(|&&ply| ply != after) else {
        return;
    };
    let words = match after {
        0 => text!("review-first-mistake"),
        _ => text!("review-next-mistake"),
    };
    let button = ui.button(words);
    cx.on_click(button, "Next mistake", AnalysisAction::AskInReview(next));
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
    let written = |mv: Move| baroque::notation::write_san(table.variant(), before, mv);
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
        (Some(tried), _) => {
            let words = text!("review-question-wrong", played = written(tried));
            (words, cx.theme.wrong)
        }
        (None, _) => {
            let number = before.fullmove();
            let words = text!("review-question-before", number = number);
            (words, cx.theme.ink)
        }
    }
}

/// The main button, which leads to practice, and the analysis.
fn foot(ui: &mut Ui, cx: &mut AnalysisContext, table: &Table, review: &Review) {
    let missed = moments(review, own_side(table), |_| 0)
        .into_iter()
        .filter(|moment| moment.judgement >= Some(Judgement::Mistake))
        .count();
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if missed > 0 {
            let words = text!("review-practise-count", count = missed);
            if main_button(ui, cx, &words, "Practise missed").clicked() {
                cx.send(Perform("puzzles.missed"));
            }
        }
        command_button(ui, cx, "analysis.toggle", true, Face::Words);
    });
}
