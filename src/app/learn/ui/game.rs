//! The game of a lesson: the page before it, and the panel beside its board.

use super::LearnContext;
use crate::app::learn::{EndingAction, LearnAction, LessonGame};
use crate::app::play::table::Table;
use crate::app::ui::widgets::{main_button, muted};
use baroque::texts::text;
use bevy_egui::egui::{self, Button, Frame, Label, Ui, vec2};

/// Shows the task of the game, and its result.
pub(super) fn before(ui: &mut Ui, cx: &mut LearnContext, game: &LessonGame) {
    ui.add(Label::new(&game.play.text).wrap());
    let level = text!("learn-game-level", level = game.play.level.number());
    ui.label(muted(cx, &level));
    if let Some(words) = judged(game) {
        ui.add_space(6.0);
        ui.add(Label::new(words).wrap());
    }
}

/// Whether the goal was reached, in words.
fn judged(game: &LessonGame) -> Option<&'static str> {
    Some(match game.won? {
        true => text!("learn-game-won"),
        false => text!("learn-game-lost"),
    })
}

/// Shows the buttons to play and to continue.
pub(super) fn way_on(ui: &mut Ui, cx: &mut LearnContext, game: &LessonGame) {
    let (main, other) = match (game.number, game.won) {
        (Some(_), None) if game.laid => (
            (text!("learn-game-resume"), LearnAction::ResumeGame),
            (text!("learn-skip"), LearnAction::SkipGame),
        ),
        (None, _) => (
            (text!("learn-play"), LearnAction::PlayGame),
            (text!("learn-skip"), LearnAction::SkipGame),
        ),
        (Some(_), Some(true)) => (
            (text!("learn-step-next"), LearnAction::Continue),
            (text!("learn-play-again"), LearnAction::PlayGame),
        ),
        (Some(_), _) => (
            (text!("learn-play-again"), LearnAction::PlayGame),
            (text!("learn-step-next"), LearnAction::Continue),
        ),
    };
    if main_button(ui, cx, main.0).clicked() {
        cx.send(main.1);
    }
    let button = ui.add(Button::new(other.0).min_size(vec2(0.0, 42.0)));
    cx.on_click(button, other.1);
}

/// Shows, beside the board of a game, the task and the way back to the lesson, or the way back to an exercise.
pub fn strip(ui: &mut Ui, cx: &mut LearnContext, table: Option<&Table>) {
    if table.is_some_and(|table| cx.view.learn.analyses_ending(table)) {
        let button = ui.button(text!("learn-ending-return"));
        let back = LearnAction::Ending(EndingAction::Return);
        cx.on_click(button, back);
    }
    let game = table.and_then(|table| cx.view.learn.game_on(table));
    let Some(game) = game else { return };
    let frame = Frame::new()
        .stroke(egui::Stroke::new(1.0, cx.theme.accent))
        .corner_radius(6)
        .inner_margin(8);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let judged = judged(game);
        ui.add(Label::new(judged.unwrap_or(&game.play.text)).wrap());
        let button = match judged {
            Some(_) => main_button(ui, cx, text!("learn-return")),
            None => ui.button(text!("learn-return")),
        };
        cx.on_click(button, LearnAction::Return);
    });
    ui.add_space(6.0);
}
