//! Questions next to the board: whether a side resigns, offers or accepts a draw, how the game ends, or whether the level
//! should change.

use super::players::level_name;
use crate::app::play::action::PlayAction;
use crate::app::play::table::{Ask, Player};
use crate::app::play::ui::PlayContext;
use crate::app::ui::widgets::question;
use baroque::rules::{Color, DrawReason, Outcome, WinReason};
use baroque::search::Level;
use baroque::texts::{color_key, text};
use bevy_egui::egui::Ui;

/// The height of a question with one row of words and of answers, and of one with two rows of either.
const QUESTION_HEIGHTS: (f32, f32) = (92.0, 128.0);

/// The height that the question needs, if there is one.
pub fn height(cx: &PlayContext) -> Option<f32> {
    let table = cx.view.playing.table.as_ref()?;
    match (table.course.ask, offerer(cx)) {
        (Some(Ask::Adjudicate | Ask::Level(_)), _) => Some(QUESTION_HEIGHTS.1),
        (Some(Ask::Resign(_) | Ask::OfferDraw(_) | Ask::Vary(..)), _) | (None, Some(_)) => {
            Some(QUESTION_HEIGHTS.0)
        }
        (None, None) => None,
    }
}

/// The side that offers a human a draw.
fn offerer(cx: &PlayContext) -> Option<Color> {
    let table = cx.view.playing.table.as_ref()?;
    let offer = table.course.offer.filter(|_| table.goes_on());
    offer.filter(|&by| !table.players[!by].is_computer())
}

/// Shows the question.
pub fn show(ui: &mut Ui, cx: &mut PlayContext) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    match (table.course.ask, offerer(cx)) {
        (Some(Ask::Resign(loser)), _) => resign(ui, cx, loser),
        (Some(Ask::OfferDraw(by)), _) => offer_draw(ui, cx, by),
        (Some(Ask::Adjudicate), _) => adjudicate(ui, cx),
        (Some(Ask::Level(level)), _) => another_level(ui, cx, level),
        (Some(Ask::Vary(..)), _) => variation(ui, cx),
        (None, Some(by)) => draw(ui, cx, by),
        (None, None) => {}
    }
}

fn resign(ui: &mut Ui, cx: &mut PlayContext, loser: Color) {
    let resigned = Outcome::Win(!loser, WinReason::Resignation);
    let words = text!("ask-resign", side = color_key(loser));
    let answers = [
        (
            text!("ask-give-up"),
            text!("ask-end-help"),
            PlayAction::Conclude(resigned),
        ),
        (
            text!("ask-play-on"),
            text!("ask-play-on-help"),
            PlayAction::PlayOn,
        ),
    ];
    question::show(ui, cx, &words, &answers);
}

fn offer_draw(ui: &mut Ui, cx: &mut PlayContext, by: Color) {
    let words = text!("ask-offer-draw", side = color_key(by));
    let answers = [
        (
            text!("ask-offer"),
            text!("ask-offer-help"),
            PlayAction::ConfirmOffer,
        ),
        (
            text!("ask-play-on"),
            text!("ask-play-on-help"),
            PlayAction::PlayOn,
        ),
    ];
    question::show(ui, cx, &words, &answers);
}

fn variation(ui: &mut Ui, cx: &mut PlayContext) {
    let answers = [
        (
            text!("ask-vary-yes"),
            text!("ask-vary-yes-help"),
            PlayAction::Vary,
        ),
        (
            text!("ask-vary-no"),
            text!("ask-vary-no-help"),
            PlayAction::PlayOn,
        ),
    ];
    question::show(ui, cx, text!("ask-vary"), &answers);
}

fn draw(ui: &mut Ui, cx: &mut PlayContext, by: Color) {
    let words = text!("ask-draw", side = color_key(by));
    let answers = [
        (
            text!("ask-agree"),
            text!("ask-end-help"),
            PlayAction::AnswerOffer(true),
        ),
        (
            text!("ask-decline"),
            text!("ask-decline-help"),
            PlayAction::AnswerOffer(false),
        ),
    ];
    question::show(ui, cx, &words, &answers);
}

fn another_level(ui: &mut Ui, cx: &mut PlayContext, level: Level) {
    let (number, name) = (level.number(), level_name(level));
    let table = cx.view.playing.table.as_ref();
    let beaten = table.is_some_and(|table| {
        let weaker =
            |&player: &Player| matches!(player, Player::Computer(played) if played < level);
        Color::ALL
            .iter()
            .any(|&color| weaker(&table.players[color]))
    });
    let words = match beaten {
        true => text!("ask-level-up", level = number, name = name),
        false => text!("ask-level-down", level = number, name = name),
    };
    let answers = [
        (
            &*text!("ask-level-play", level = number),
            text!("ask-level-play-help"),
            PlayAction::RematchAt(level),
        ),
        (
            text!("ask-level-stay"),
            text!("ask-level-stay-help"),
            PlayAction::PlayOn,
        ),
    ];
    question::show(ui, cx, &words, &answers);
}

fn adjudicate(ui: &mut Ui, cx: &mut PlayContext) {
    let won = |color| PlayAction::Conclude(Outcome::Win(color, WinReason::Adjudication));
    let drawn = PlayAction::Conclude(Outcome::Draw(DrawReason::Adjudication));
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
            PlayAction::PlayOn,
        ),
    ];
    question::show(ui, cx, text!("ask-adjudicate"), &answers);
}
