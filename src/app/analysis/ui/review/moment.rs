//! A moment in a review: its sign, its move and a sentence.

use super::moments::Moment;
use super::{AnalysisContext, better_move, better_words, key, unasked};
use crate::app::analysis::AnalysisAction;
use crate::app::play::action::MovesAction;
use crate::app::play::table::Table;
use crate::app::ui::access;
use crate::app::ui::pieces::piece_picture;
use crate::app::ui::widgets::{bold, muted};
use baroque::explain::describe_move;
use baroque::game::{Judgement, Review};
use baroque::notation::write_squares;
use baroque::rules::{Color, Move, Position};
use baroque::texts::text;
use bevy_egui::egui::{
    Align2, Color32, Frame, Label, Margin, RichText, Sense, Ui, UiBuilder, WidgetType, vec2,
};

/// The size of the sign of a moment, and of the piece.
const SIGN_SIZE: f32 = 28.0;
const PIECE_SIZE: f32 = 22.0;

/// The colour of inaccuracies.
const MILD: Color32 = Color32::from_rgb(0x3b, 0x6f, 0xb5);

/// The position before a ply of the reviewed line, and its move.
pub fn made<'a>(table: &'a Table, review: &Review, ply: usize) -> Option<(&'a Position, Move)> {
    let before = review.place(ply.checked_sub(1)?)?;
    let played = &table.tree().node(review.place(ply)?).ply;
    let mv = played.as_ref()?.transition.mv;
    Some((&table.tree().node(before).position, mv))
}

/// A moment: its sign, its move and a sentence. A click asks about a mistake, or shows a good move.
pub fn show(
    ui: &mut Ui,
    cx: &mut AnalysisContext,
    table: &Table,
    review: &Review,
    Moment { ply, judgement }: Moment,
) {
    let (Some((before, mv)), Some(place)) = (made(table, review, ply), review.place(ply)) else {
        return;
    };
    let played = write_squares(table.variant(), before, mv);
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
                            ui.label(RichText::new(&played).font(bold(16.0)));
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
        &format!("{number} {played} {sign} {words}"),
    );
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
    if !table.tells_better(ply) {
        let asked = table.review_question();
        return match asked.is_some_and(|question| question.ply == ply) {
            true => text!("review-find-better").to_owned(),
            false => unasked(review, ply, judgement),
        };
    }
    match better_move(cx, review, ply) {
        Some((played, evaluation)) => {
            better_words(key(review, ply, judgement), &played, &evaluation)
        }
        None => review
            .analysis(ply)
            .map_or_else(String::new, |analysis| analysis.evaluation.clone()),
    }
}

/// A move in sentences.
pub fn described(table: &Table, before: &Position, mv: Move) -> String {
    let transition = table.variant().transition(before, mv);
    let sentences = describe_move(table.variant(), before, &transition).into_iter();
    let texts: Vec<String> = sentences.map(|sentence| sentence.text).collect();
    texts.join(" ")
}
