//! What is asked beside the board: whether somebody resigns, takes a draw, or has won.

use super::Desk;
use crate::app::action::{Action, PlayAction};
use crate::app::table::Ask;
use crate::app::texts::{color_key, text};
use crate::rules::{Color, DrawReason, Outcome, WinReason};
use bevy_egui::egui::{self, Frame, Label, Margin, Ui, vec2};

/// The height of a question with one row of answers, and of one with two.
const HEIGHT: (f32, f32) = (92.0, 128.0);

/// An answer: its words, what it does, and the action.
pub type Answer<'a> = (&'a str, &'a str, Action);

/// How much room the question needs, if there is one.
pub fn height(desk: &Desk) -> Option<f32> {
    let table = desk.session.table.as_ref()?;
    match (table.course.ask, offerer(desk)) {
        (Some(Ask::Adjudicate), _) => Some(HEIGHT.1),
        (Some(Ask::Resign(_)), _) | (None, Some(_)) => Some(HEIGHT.0),
        (None, None) => None,
    }
}

/// Who offers a draw to a person.
fn offerer(desk: &Desk) -> Option<Color> {
    let table = desk.session.table.as_ref()?;
    let offer = table.course.offer.filter(|_| table.goes_on());
    offer.filter(|&by| !table.players[!by].is_computer())
}

/// Shows the question.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let Some(table) = &desk.session.table else {
        return;
    };
    match (table.course.ask, offerer(desk)) {
        (Some(Ask::Resign(loser)), _) => resign(ui, desk, loser),
        (Some(Ask::Adjudicate), _) => adjudicate(ui, desk),
        (None, Some(by)) => draw(ui, desk, by),
        (None, None) => {}
    }
}

fn resign(ui: &mut Ui, desk: &mut Desk, loser: Color) {
    let resigned = Outcome::Win(!loser, WinReason::Resignation);
    let words = text!("ask-resign", side = color_key(loser));
    let answers = [
        (
            text!("ask-give-up"),
            text!("ask-end-help"),
            Action::Play(PlayAction::Conclude(resigned)),
        ),
        (
            text!("ask-play-on"),
            text!("ask-play-on-help"),
            Action::Play(PlayAction::PlayOn),
        ),
    ];
    question(ui, desk, &words, &answers);
}

fn draw(ui: &mut Ui, desk: &mut Desk, by: Color) {
    let words = text!("ask-draw", side = color_key(by));
    let answers = [
        (
            text!("ask-agree"),
            text!("ask-end-help"),
            Action::Play(PlayAction::AnswerOffer(true)),
        ),
        (
            text!("ask-decline"),
            text!("ask-decline-help"),
            Action::Play(PlayAction::AnswerOffer(false)),
        ),
    ];
    question(ui, desk, &words, &answers);
}

fn adjudicate(ui: &mut Ui, desk: &mut Desk) {
    let won = |color| {
        Action::Play(PlayAction::Conclude(Outcome::Win(
            color,
            WinReason::Adjudication,
        )))
    };
    let drawn = Action::Play(PlayAction::Conclude(Outcome::Draw(
        DrawReason::Adjudication,
    )));
    let answers = [
        (
            text!("ask-white-wins"),
            text!("ask-adjudicate-help"),
            won(Color::White),
        ),
        (
            text!("ask-black-wins"),
            text!("ask-adjudicate-help"),
            won(Color::Black),
        ),
        (text!("ask-drawn"), text!("ask-adjudicate-help"), drawn),
        (
            text!("ask-play-on"),
            text!("ask-play-on-help"),
            Action::Play(PlayAction::PlayOn),
        ),
    ];
    question(ui, desk, text!("ask-adjudicate"), &answers);
}

/// A question in a frame, with its answers below.
pub fn question(ui: &mut Ui, desk: &mut Desk, words: &str, answers: &[Answer]) {
    let frame = Frame::new()
        .stroke(egui::Stroke::new(1.5, desk.theme.accent))
        .corner_radius(6)
        .inner_margin(Margin::same(8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        ui.add(Label::new(words).wrap());
        ui.horizontal_wrapped(|ui| {
            for (words, help, action) in answers {
                let response = ui.button(*words);
                desk.landmarks.note(words, response.rect);
                if response.on_hover_text(*help).clicked() {
                    desk.ask(action.clone());
                }
            }
        });
    });
}
