//! A question, the user's answer, and the right one.

use super::{LearnContext, step};
use crate::app::learn::{AnswerAction, AnswerWay, Asked, LearnAction};
use crate::app::ui::widgets::{bold, heading, main_button, muted, strong};
use baroque::texts::{piece_name, text};
use baroque::training::{Answer, Step};
use bevy_egui::egui::{self, Button, Frame, Id, Label, RichText, TextStyle, Ui, vec2};

const QUESTION_SIZE: f32 = 24.0;

/// Shows the question, the list to choose from, and how it is answered. Nothing of it goes away with the answer, so
/// that the buttons below keep their place.
pub(super) fn show(ui: &mut Ui, cx: &mut LearnContext, asked: &Asked) {
    if let Some(text) = &asked.text {
        ui.add(Label::new(text).wrap());
    }
    let question = heading(&asked.question(), QUESTION_SIZE);
    ui.add(Label::new(question).wrap());
    list(ui, cx, asked);
    let how = match asked.way() {
        AnswerWay::Squares => text!("learn-how-squares"),
        AnswerWay::Move => text!("learn-how-move"),
        AnswerWay::List => text!("learn-how-list"),
    };
    let how = Label::new(muted(cx, how)).wrap();
    ui.add_visible(!asked.is_answered(), how);
}

/// Shows what is marked, and the feedback.
pub(super) fn feedback(ui: &mut Ui, cx: &mut LearnContext, asked: &Asked) {
    if asked.way() == AnswerWay::Squares && asked.marked.any() {
        let geometry = asked.table.variant().geometry();
        let marked = asked.marked.into_iter().map(|square| geometry.name(square));
        let marked: Vec<&str> = marked.collect();
        let words = text!("learn-marked", squares = marked.join(", "));
        ui.add(Label::new(words).wrap());
    }
    if asked.is_answered() || asked.tried.is_some() {
        result(ui, cx, asked);
    }
}

/// The moves to choose from, each with a box to tick.
fn list(ui: &mut Ui, cx: &mut LearnContext, asked: &Asked) {
    let mut pointed = None;
    for (index, step) in asked.list().iter().enumerate() {
        let mut chosen = asked.chosen.contains(step);
        let words = move_words(asked, *step);
        let response = ui.checkbox(&mut chosen, words);
        if response.changed() {
            cx.send(LearnAction::Answer(AnswerAction::Choose(index)));
        }
        if response.hovered() || response.has_focus() {
            pointed = Some(index);
        }
    }
    let known = asked
        .pointed
        .and_then(|step| asked.list().iter().position(|known| *known == step));
    if !asked.is_answered() && pointed != known {
        cx.send(LearnAction::Answer(AnswerAction::Point(pointed)));
    }
}

/// A move of the list: its piece and squares, and whether it is legal once that is known.
pub fn move_words(asked: &Asked, step: Step) -> String {
    let table = &asked.table;
    let variant = table.variant();
    let [from, to] = [step.from, step.to].map(|square| variant.geometry().name(square));
    let piece = asked.exercise.position().piece(step.from);
    let piece = piece.map_or_else(String::new, |piece| {
        piece_name(variant.kind(piece.piece_type()))
    });
    let words = text!("learn-list-move", piece = piece, from = from, to = to);
    match (asked.is_answered(), asked.exercise.answer()) {
        (true, Answer::Steps(legal)) if legal.contains(&step) => {
            text!("learn-list-legal", played = words)
        }
        (true, _) => text!("learn-list-illegal", played = words),
        (false, _) => words,
    }
}

/// Whether the answer is right, and what is wrong with it or with the first move.
fn result(ui: &mut Ui, cx: &mut LearnContext, asked: &Asked) {
    let right = asked
        .feedback
        .as_ref()
        .is_some_and(|feedback| feedback.right);
    let (words, icon, color) = match (right, asked.shown) {
        (true, _) => (text!("learn-right"), "check", cx.theme.right),
        (false, false) => (text!("learn-wrong"), "close", cx.theme.wrong),
        (false, true) => (asked.answer_words(), "info", cx.theme.accent),
    };
    ui.add_space(4.0);
    let frame = Frame::new()
        .fill(cx.theme.card)
        .stroke(egui::Stroke::new(1.5, color))
        .corner_radius(6)
        .inner_margin(10);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let picture = cx.tools.art.icon(ui.ctx(), icon, 20.0, color);
            ui.add(picture);
            ui.label(RichText::new(words).font(bold(18.0)).color(color));
        });
        for remark in asked.remarks() {
            ui.add(Label::new(remark).wrap());
        }
        if asked.names_answer() {
            ui.label(strong(asked.answer_words()));
        }
        if asked.explains() {
            for sentence in asked.exercise.explanation() {
                ui.add(Label::new(sentence).wrap());
            }
        }
        if !asked.is_answered() {
            let size = TextStyle::Body.resolve(ui.style()).size;
            ui.label(strong(text!("learn-try-again")).size(size));
        }
    });
    // A new result is in sight at once, and can be scrolled away then.
    let last = Id::new("last result of a question");
    let this = (asked.table.number(), asked.is_answered());
    if ui.data(|data| data.get_temp(last)) != Some(this) {
        ui.data_mut(|data| data.insert_temp(last, this));
        shown.response.scroll_to_me(None);
    }
}

/// Shows the button for the answer.
fn show_answer(ui: &mut Ui, cx: &mut LearnContext) {
    let button = ui.add(Button::new(text!("learn-show")).min_size(vec2(0.0, 42.0)));
    cx.on_click(button, LearnAction::Answer(AnswerAction::Show));
}

/// Shows the buttons to check the answer, to answer "nothing", or to continue. What appears later is behind the others:
/// a second click on the first one must not show the answer.
pub(super) fn way_on(ui: &mut Ui, cx: &mut LearnContext, asked: &Asked) {
    if asked.is_answered() {
        return step::next(ui, cx);
    }
    if asked.way() == AnswerWay::Move {
        return show_answer(ui, cx);
    }
    let ready = asked.given().is_some();
    let check = ui.add_enabled_ui(ready, |ui| main_button(ui, cx, text!("learn-check")));
    if check.inner.clicked() {
        cx.send(LearnAction::Answer(AnswerAction::Check));
    }
    let words = match asked.way() {
        AnswerWay::List => text!("learn-none"),
        AnswerWay::Squares | AnswerWay::Move => text!("learn-nothing"),
    };
    let nothing = Button::new(words)
        .selected(asked.nothing)
        .min_size(vec2(0.0, 42.0));
    let nothing = ui.add(nothing);
    cx.on_click(nothing, LearnAction::Answer(AnswerAction::Nothing));
    if asked.tried.is_some() {
        show_answer(ui, cx);
    }
}
